import sharp, { type Sharp } from "sharp";

/** The ground of the search pages' openings: `--color-morning`. */
export const pageGround = [0xdf, 0xe7, 0xdc] as const;
/** Differences from the studio's ground, in natural logarithms of a channel: ground up to the first, none from the second. */
const groundBelow = 0.012;
const groundUntil = 0.062;
/** Shadow up to the first difference, an object's own colour from the second. */
const shadowBelow = 0.12;
const objectAbove = 0.3;
/** Corners, where the surface fits least, are plain ground: this share of the width. */
const corner = 0.16;
/** In pixels, between the samples for the fit: the ground is smooth. */
const step = 6;

/**
 * Replaces the studio's ground of a picture by the page's flat colour: fits a cubic surface to the ground in
 * logarithmic colour and divides by it. Shadows stay on the new ground, objects keep their colour.
 *
 * The result is opaque: with a transparent ground it is five times as large in AVIF, as soft shadows and white cloth
 * make an uneven mask.
 *
 * @param file an opaque picture of objects on a smooth, pale ground that covers most of its edge
 */
export async function onPageGround(file: string): Promise<Sharp> {
	const { data, info } = await sharp(file)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const logs = Float32Array.from(data, (value) => Math.log(Math.max(value, 1) / 255));
	const surfaces = fitGround(logs, width, height);
	const out = Buffer.alloc(data.length);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const first = (y * width + x) * 3;
			const terms = cubicTerms((2 * x) / width - 1, (2 * y) / height - 1);
			const ratios = surfaces.map(
				(surface, channel) => (logs[first + channel] ?? 0) - levelOf(surface, terms),
			);
			const difference = Math.max(...ratios.map(Math.abs));
			const own = smoothStep(shadowBelow, objectAbove, difference);
			const toCorner = Math.hypot(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y));
			const fade = smoothStep(0.3 * corner * width, corner * width, toCorner);
			const shown = smoothStep(groundBelow, groundUntil, difference) * fade;
			for (const [channel, ratio] of ratios.entries()) {
				const ground = pageGround[channel] ?? 0;
				const shadow = ground * Math.exp(ratio);
				const object = data[first + channel] ?? 0;
				const colour = shadow + (object - shadow) * own;
				out[first + channel] = Math.min(255, Math.round(ground + (colour - ground) * shown));
			}
		}
	}
	return sharp(out, { raw: { width, height, channels: 3 } });
}

type Surface = number[];

function smoothStep(from: number, to: number, value: number): number {
	const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
	return share * share * (3 - 2 * share);
}

/** @param x across, -1 to 1 @param y down, -1 to 1 */
function cubicTerms(x: number, y: number): number[] {
	return [1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y];
}

function levelOf(surface: Surface, terms: number[]): number {
	let sum = 0;
	for (let term = 0; term < terms.length; term++) sum += (surface[term] ?? 0) * (terms[term] ?? 0);
	return sum;
}

interface Sample {
	terms: number[];
	colour: number[];
	atEdge: boolean;
}

/** One surface a channel, fitted again and again to the pixels near it, with less and less tolerance. */
function fitGround(logs: Float32Array, width: number, height: number): Surface[] {
	const samples: Sample[] = [];
	for (let y = 0; y < height; y += step) {
		for (let x = 0; x < width; x += step) {
			const first = (y * width + x) * 3;
			const across = (2 * x) / width - 1;
			const down = (2 * y) / height - 1;
			samples.push({
				terms: cubicTerms(across, down),
				colour: [0, 1, 2].map((channel) => logs[first + channel] ?? 0),
				atEdge: Math.max(Math.abs(across), Math.abs(down)) > 0.86,
			});
		}
	}
	const atEdge = samples.filter((sample) => sample.atEdge);
	const middle = [0, 1, 2].map((channel) =>
		median(atEdge.map(({ colour }) => colour[channel] ?? 0)),
	);
	let ground = atEdge.filter(({ colour }) => isNear(colour, middle, 0.2));
	let surfaces = leastSquares(ground);
	for (const tolerance of [0.12, 0.09, 0.06, 0.045, 0.035, 0.03, 0.025]) {
		const current = surfaces;
		ground = samples.filter(({ terms, colour }) =>
			isNear(
				colour,
				current.map((surface) => levelOf(surface, terms)),
				tolerance,
			),
		);
		surfaces = leastSquares(ground);
	}
	return surfaces;
}

function isNear(colour: number[], other: number[], tolerance: number): boolean {
	return colour.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < tolerance);
}

function median(values: number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** One surface a channel, by the normal equations. */
function leastSquares(samples: Sample[]): Surface[] {
	const size = 10;
	return [0, 1, 2].map((channel) => {
		const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
		for (const { terms, colour } of samples) {
			for (const [index, row] of rows.entries()) {
				const term = terms[index] ?? 0;
				for (let column = 0; column < size; column++)
					row[column] = (row[column] ?? 0) + term * (terms[column] ?? 0);
				row[size] = (row[size] ?? 0) + term * (colour[channel] ?? 0);
			}
		}
		return solve(rows);
	});
}

/** Gauss-Jordan elimination; each row ends with its right-hand side. */
function solve(rows: number[][]): number[] {
	for (const [index, row] of rows.entries()) {
		const pivot = row[index] || 1e-9;
		for (const [column, value] of row.entries()) row[column] = value / pivot;
		for (const other of rows) {
			if (other === row) continue;
			const factor = other[index] ?? 0;
			for (const [column, value] of row.entries())
				other[column] = (other[column] ?? 0) - factor * value;
		}
	}
	return rows.map((row) => row.at(-1) ?? 0);
}
