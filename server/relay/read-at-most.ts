export class TooLongError extends Error {
	override name = "TooLongError";
}

/**
 * Reads a body into one buffer, whatever pieces it comes in, and stops at the first one over the limit, whatever its
 * Content-Length says.
 * @param limit bytes
 * @throws TooLongError over the limit; the stream's own error when it breaks off
 */
export async function readAtMost(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Uint8Array> {
	let bytes = new Uint8Array(1024);
	let length = 0;
	const reader = body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		const start = length;
		length += part.value.byteLength;
		if (length > limit) {
			// Not awaited: cancelling may never settle.
			reader?.cancel().catch(() => {});
			throw new TooLongError();
		}
		if (length > bytes.length) {
			const grown = new Uint8Array(Math.min(limit, Math.max(length, bytes.length * 2)));
			grown.set(bytes.subarray(0, start));
			bytes = grown;
		}
		bytes.set(part.value, start);
	}
	return bytes.subarray(0, length);
}
