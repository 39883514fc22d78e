/**
 * A QR code for a terminal: bytes, error correction L, versions 1 to 5, which hold 106 of them in one block
 * (ISO/IEC 18004).
 */

/** Of versions 1 to 5: bytes of data, and of error correction. */
const capacity = [
	[19, 7],
	[34, 10],
	[55, 15],
	[80, 20],
	[108, 26],
] as const;

/** @throws RangeError for a text that is too long */
export function qrCode(text: string): string {
	const bytes = new TextEncoder().encode(text);
	const place = capacity.findIndex(([data]) => bytes.length + 2 <= data);
	const [data, correction] = capacity[place] ?? [];
	if (!data || !correction) throw new RangeError("The address is too long for a QR code.");
	const code = codewords(bytes, data);
	const bits = [...code, ...remainder(code, correction)].flatMap((byte) => bitsOf(byte, 8));
	return print(draw(bits, 21 + 4 * place));
}

const bitsOf = (value: number, count: number): number[] =>
	Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

function codewords(bytes: Uint8Array, length: number): number[] {
	const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8)];
	for (const byte of bytes) bits.push(...bitsOf(byte, 8));
	bits.push(0, 0, 0, 0);
	const words = Array.from({ length: bits.length >> 3 }, (_, at) =>
		bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
	);
	for (let pad = 0; words.length < length; pad++) words.push(pad % 2 ? 17 : 236);
	return words;
}

/** In the field of 256 numbers with the polynomial 285. */
function times(one: number, other: number): number {
	let product = 0;
	for (let bit = 7; bit >= 0; bit--) {
		product = (product << 1) ^ ((product >> 7) * 285);
		if ((other >> bit) & 1) product ^= one;
	}
	return product;
}

/** Reed-Solomon. */
function remainder(words: readonly number[], length: number): number[] {
	const divisor: number[] = Array.from({ length }, (_, at) => (at === length - 1 ? 1 : 0));
	for (let root = 1, at = 0; at < length; at++, root = times(root, 2))
		for (let place = 0; place < length; place++)
			divisor[place] = times(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0);
	const rest: number[] = Array.from({ length }, () => 0);
	for (const word of words) {
		const factor = word ^ (rest.shift() ?? 0);
		rest.push(0);
		for (const [place, value] of divisor.entries())
			rest[place] = (rest[place] ?? 0) ^ times(value, factor);
	}
	return rest;
}

type Grid = (number | undefined)[][];

function draw(bits: readonly number[], size: number): Grid {
	const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }));
	const set = (x: number, y: number, value: number | boolean) => {
		const row = grid[y];
		if (row && x >= 0 && x < size) row[x] = Number(value);
	};
	for (let at = 0; at < size; at++) {
		set(at, 6, at % 2 === 0);
		set(6, at, at % 2 === 0);
	}
	const square = (x: number, y: number, radius: number) => {
		for (let dy = -radius; dy <= radius; dy++)
			for (let dx = -radius; dx <= radius; dx++) {
				const ring = Math.max(Math.abs(dx), Math.abs(dy));
				set(x + dx, y + dy, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
			}
	};
	if (size > 21) square(size - 7, size - 7, 2);
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4],
	] as const)
		square(x, y, 4);
	// Error correction L and mask 0, with their own correction.
	for (const [at, bit] of bitsOf(0b111011111000100, 15).toReversed().entries()) {
		set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, bit);
		set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, bit);
	}
	set(8, size - 8, 1);
	let next = 0;
	for (let right = size - 1; right >= 1; right -= 2) {
		if (right === 6) right = 5;
		for (let step = 0; step < size; step++)
			for (const x of [right, right - 1]) {
				const y = (right + 1) & 2 ? step : size - 1 - step;
				const row = grid[y];
				if (row && row[x] === undefined) row[x] = (bits[next++] ?? 0) ^ Number((x + y) % 2 === 0);
			}
	}
	return grid;
}

/** Two rows a line, light on dark as most terminals are not: with a border of four. */
function print(grid: Grid): string {
	const size = grid.length;
	const isDark = (x: number, y: number) => grid[y]?.[x] === 1;
	const lines: string[] = [];
	for (let y = -4; y < size + 4; y += 2) {
		let line = "";
		for (let x = -4; x < size + 4; x++)
			line += isDark(x, y) ? (isDark(x, y + 1) ? " " : "▄") : isDark(x, y + 1) ? "▀" : "█";
		lines.push(line);
	}
	return lines.join("\n");
}
