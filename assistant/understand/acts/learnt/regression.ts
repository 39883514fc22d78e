/** Softmax regression over features that a text has or has not. */
import { base64Of, bytesOf, hashOf } from "../../learnt-bytes.ts";
import { seededRandom, shuffle } from "../../seeded-random.ts";

/** As it is stored. */
export interface Packed {
	classes: readonly string[];
	/** Base64 of the features' hashes in ascending order. */
	features: string;
	/** Base64 of a weight in units for each feature and class. */
	weights: string;
}

export interface Weights {
	classes: readonly string[];
	features: Uint32Array;
	weights: Int8Array;
}

export interface Example {
	features: readonly string[];
	class: string;
}

/**
 * `decay` keeps weights small. Each example is learnt many times with a random part of its features left out, so that
 * none of them decides alone: a text in other words has only some of them. All is learnt several times over; the mean
 * depends less on chance. Features rarer than `fewest` are not learnt.
 */
const settings = { times: 3, rounds: 8, rate: 0.8, decay: 2e-4, leftOut: 0.4, fewest: 6 };
const unit = 0.25;

/** Learns by stochastic gradient descent with a step for each weight (AdaGrad). */
export function learn(examples: readonly Example[]): Weights {
	const classes = [...new Set(examples.map((example) => example.class))].sort();
	const hashed = examples.map((example) => ({
		features: [...new Set(example.features.map(hashOf))],
		class: classes.indexOf(example.class),
	}));
	const counts = new Map<number, number>();
	for (const { features } of hashed)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const kept = [...counts].filter(([, count]) => count >= settings.fewest);
	const features = Uint32Array.from(kept, ([feature]) => feature).sort();
	const places = new Map(Array.from(features, (feature, at) => [feature, at * classes.length]));
	const weights = new Float32Array(features.length * classes.length);
	const squares = new Float32Array(weights.length);
	const sums = new Float32Array(weights.length);
	const random = seededRandom(1);
	const rows = hashed.map((example) => ({
		...example,
		at: example.features.flatMap((feature) => places.get(feature) ?? []),
	}));
	for (let time = 0; time < settings.times; time++) {
		weights.fill(0);
		squares.fill(1e-6);
		for (let round = 0; round < settings.rounds; round++) {
			shuffle(rows, random);
			for (const row of rows) step(row);
		}
		weights.forEach((weight, at) => {
			sums[at] = (sums[at] as number) + weight;
		});
	}
	const inUnits = Int8Array.from(sums, (sum) =>
		Math.max(-127, Math.min(127, Math.round(sum / settings.times / unit))),
	);
	return { classes, features, weights: inUnits };

	function step(row: (typeof rows)[number]) {
		const kept = row.at.filter(() => random() >= settings.leftOut);
		const scale = 1 / Math.sqrt(row.at.length) / (1 - settings.leftOut);
		const scores = new Float64Array(classes.length);
		for (const at of kept)
			for (let one = 0; one < scores.length; one++)
				scores[one] = (scores[one] as number) + (weights[at + one] as number) * scale;
		const error = softmax(scores);
		error[row.class] = (error[row.class] as number) - 1;
		for (const at of kept)
			for (let one = 0; one < error.length; one++) {
				const place = at + one;
				const weight = weights[place] as number;
				const slope = (error[one] as number) * scale + settings.decay * weight;
				const square = (squares[place] as number) + slope * slope;
				squares[place] = square;
				weights[place] = weight - (settings.rate / Math.sqrt(square)) * slope;
			}
	}
}

/** The classes of a text with their probabilities, the likeliest first. */
export function classify(
	texts: readonly string[],
	{ classes, features, weights }: Weights,
): { class: string; probability: number }[] {
	const scores = new Float64Array(classes.length);
	const known = texts.map((text) => placeIn(features, hashOf(text))).filter((place) => place >= 0);
	for (const place of known)
		for (let one = 0; one < scores.length; one++)
			scores[one] = (scores[one] as number) + (weights[place * scores.length + one] as number);
	const scale = unit / Math.sqrt(known.length);
	const parts = softmax(scores.map((score) => score * scale));
	return classes
		.map((name, place) => ({ class: name, probability: parts[place] ?? 0 }))
		.sort((one, other) => other.probability - one.probability);
}

/** By halving; -1 for a hash that is not there. */
function placeIn(sorted: Uint32Array, hash: number): number {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((sorted[middle] as number) < hash) from = middle + 1;
		else to = middle;
	}
	return sorted[from] === hash ? from : -1;
}

/** The probability of each of several scores: their powers of e, divided by the sum of all. */
function softmax(scores: Float64Array): Float64Array {
	const greatest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - greatest));
	const all = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / all);
}

export const pack = ({ classes, features, weights }: Weights): Packed => ({
	classes,
	features: base64Of(features),
	weights: base64Of(weights),
});

export const unpack = ({ classes, features, weights }: Packed): Weights => ({
	classes,
	features: new Uint32Array(bytesOf(features)),
	weights: new Int8Array(bytesOf(weights)),
});
