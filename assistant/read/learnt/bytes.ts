/** Learnt weights as bytes: they are loaded without a parser and take no more memory than on disk. */

/** A 32-bit hash of a feature (FNV-1a). */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++)
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
	return hash;
}

export function base64Of({ buffer }: Int8Array | Uint32Array): string {
	return btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(""));
}

export function bytesOf(base64: string): ArrayBuffer {
	const letters = atob(base64);
	// `Uint8Array.from` would make a list of a million letters first.
	const bytes = new Uint8Array(letters.length);
	for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
	return bytes.buffer;
}

/** By halving; -1 for a number that is not there. */
export function placeIn(sorted: Uint32Array, wanted: number): number {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((sorted[middle] as number) < wanted) from = middle + 1;
		else to = middle;
	}
	return sorted[from] === wanted ? from : -1;
}
