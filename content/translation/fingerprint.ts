/** The first eight digits of a text's SHA-256, in any runtime and at once: `crypto.subtle` would answer later. */
export function fingerprint(text: string): string {
	const bytes = padded(new TextEncoder().encode(text));
	const blocks = new DataView(bytes.buffer);
	const state = Uint32Array.from(squareRoots);
	for (let offset = 0; offset < bytes.length; offset += 64) mix(state, blocks, offset);
	return (state[0] ?? 0).toString(16).padStart(8, "0");
}

/** https://doi.org/10.6028/NIST.FIPS.180-4, section 5.1.1 */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const length = Math.ceil((bytes.length + 9) / 64) * 64;
	const whole = new Uint8Array(length);
	whole.set(bytes);
	whole[bytes.length] = 0x80;
	new DataView(whole.buffer).setBigUint64(length - 8, BigInt(bytes.length * 8));
	return whole;
}

const primes = firstPrimes(64);
/** The first 32 bits of their fractional parts. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const squareRoots = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const cubeRoots = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
	const found: number[] = [];
	for (let number = 2; found.length < count; number++)
		if (found.every((prime) => number % prime !== 0)) found.push(number);
	return found;
}

/** Of the block that is mixed in. */
const words = new Uint32Array(64);

/** Section 6.2.2. */
function mix(state: Uint32Array, blocks: DataView, offset: number): void {
	const word = (at: number) => words[at] ?? 0;
	for (let at = 0; at < 64; at++) {
		const early = word(at - 15);
		const late = word(at - 2);
		words[at] =
			at < 16
				? blocks.getUint32(offset + 4 * at)
				: word(at - 16) +
					(turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
					word(at - 7) +
					(turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
	}
	let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
	for (let at = 0; at < 64; at++) {
		const first =
			h +
			(turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
			((e & f) ^ (~e & g)) +
			(cubeRoots[at] ?? 0) +
			word(at);
		const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
		// One by one: a list of them in each round takes a second of a check's time.
		h = g;
		g = f;
		f = e;
		e = (d + first) | 0;
		d = c;
		c = b;
		b = a;
		a = (first + second) | 0;
	}
	for (const [at, value] of [a, b, c, d, e, f, g, h].entries())
		state[at] = (state[at] ?? 0) + value;
}

function turned(word: number, by: number): number {
	return (word >>> by) | (word << (32 - by));
}
