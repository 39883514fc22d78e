/** Softmax regression over features that a text has or has not. */

import { seededRandom, shuffle } from "../seeded-random.ts";
import { base64Of, bytesOf, hashOf, placeIn } from "./bytes.ts";

export type Weights = ReturnType<typeof unpack>;

export interface Example {
	features: readonly string[];
	class: string;
}

/**
 * `decay` keeps weights small. Each example is learnt many times with a random part of its features left out, so that
 * none of them decides alone: a text in other words has only some of them. A first round over all features, but those
 * rarer than `fewest`, tells which ones weigh most.
 */
const settings = { rounds: 14, rate: 0.8, decay: 2e-4, leftOut: 0.4, fewest: 4 };
const unit = 0.25;

/**
 * Learns by stochastic gradient descent with a step for each weight (AdaGrad).
 * @param most the number of features that are kept
 */
export function learn(examples: Iterable<Example>, most: number) {
	const named = Array.from(examples, ({ features, class: name }) => ({
		name,
		features: [...new Set(features.map(hashOf))],
	}));
	const classes = [...new Set(named.map(({ name }) => name))].sort();
	const rows = named.map(({ name, features }) => ({ features, class: classes.indexOf(name) }));
	const counts = new Map<number, number>();
	for (const { features } of rows)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const known = [...counts.keys()].filter(
		(feature) => (counts.get(feature) ?? 0) >= settings.fewest,
	);
	const first = descend(rows, known, classes.length, 3);
	const sizeOf = (feature: number, at: number) =>
		(counts.get(feature) ?? 0) *
		Math.hypot(...first.subarray(at * classes.length, (at + 1) * classes.length));
	const kept = known
		.map((feature, at) => ({ feature, size: sizeOf(feature, at) }))
		.sort((one, other) => other.size - one.size)
		.slice(0, most)
		.map(({ feature }) => feature);
	const features = Uint32Array.from(kept).sort();
	const weights = descend(rows, [...features], classes.length, settings.rounds);
	const inUnits = Int8Array.from(weights, (weight) =>
		Math.max(-127, Math.min(127, Math.round(weight / unit))),
	);
	return { classes, features, weights: inUnits };
}

/** @returns a weight for each feature and class */
function descend(
	rows: readonly { features: readonly number[]; class: number }[],
	features: readonly number[],
	classes: number,
	rounds: number,
): Float32Array {
	const places = new Map(features.map((feature, at) => [feature, at * classes]));
	const weights = new Float32Array(features.length * classes);
	const squares = new Float32Array(weights.length).fill(1e-6);
	const random = seededRandom(1);
	const placed = rows.map((row) => ({
		...row,
		at: row.features.flatMap((feature) => places.get(feature) ?? []),
	}));
	const error = new Float64Array(classes);
	/** The mean of the later rounds depends less on the order of the examples than the last one does. */
	const mean = new Float32Array(weights.length);
	const counted = Math.ceil(rounds / 2);
	for (let round = 0; round < rounds; round++) {
		shuffle(placed, random);
		for (const row of placed) {
			const kept = row.at.filter(() => random() >= settings.leftOut);
			const scale = 1 / Math.sqrt(row.at.length) / (1 - settings.leftOut);
			error.fill(0);
			for (const at of kept)
				for (let one = 0; one < classes; one++)
					error[one] = (error[one] as number) + (weights[at + one] as number) * scale;
			softmax(error);
			error[row.class] = (error[row.class] as number) - 1;
			for (const at of kept)
				for (let one = 0; one < classes; one++) {
					const place = at + one;
					const weight = weights[place] as number;
					const slope = (error[one] as number) * scale + settings.decay * weight;
					const square = (squares[place] as number) + slope * slope;
					squares[place] = square;
					weights[place] = weight - (settings.rate / Math.sqrt(square)) * slope;
				}
		}
		if (round >= rounds - counted)
			for (let place = 0; place < mean.length; place++)
				mean[place] = (mean[place] as number) + (weights[place] as number) / counted;
	}
	return mean;
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
	const parts = scores.map((score) => score * scale);
	softmax(parts);
	return classes
		.map((name, place) => ({ class: name, probability: parts[place] ?? 0 }))
		.sort((one, other) => other.probability - one.probability);
}

/** Turns scores into probabilities: their powers of e, divided by the sum of all. */
function softmax(scores: Float64Array): void {
	const greatest = Math.max(...scores);
	let sum = 0;
	scores.forEach((score, at) => {
		scores[at] = Math.exp(score - greatest);
		sum += scores[at] as number;
	});
	scores.forEach((power, at) => {
		scores[at] = power / sum;
	});
}

/** As it is stored. */
export const pack = ({ classes, features, weights }: ReturnType<typeof learn>) => ({
	classes,
	/** Base64 of the features' hashes in ascending order. */
	features: base64Of(features),
	/** Base64 of a weight in units for each feature and class. */
	weights: base64Of(weights),
});

export const unpack = ({ classes, features, weights }: ReturnType<typeof pack>) => ({
	classes,
	features: new Uint32Array(bytesOf(features)),
	weights: new Int8Array(bytesOf(weights)),
});
