/** Softmax regression over features that a text has or has not. */
import { seededRandom, shuffle } from "../../seeded-random.ts";
import { softmax } from "../../softmax.ts";

export interface Weights {
	classes: readonly string[];
	/** Of each feature a letter for each class: how far it is from `zero` is the weight in units. */
	features: Readonly<Record<string, string>>;
}

export interface Example {
	features: readonly string[];
	class: string;
}

/**
 * `decay` keeps weights small. Each example is learnt many times with a random part of its features left out, so that
 * none of them decides alone: what is told in other words has only some of them. All is learnt several times over; the
 * mean depends less on chance. Features rarer than `fewest` are not learnt.
 */
const settings = { times: 12, rounds: 8, rate: 0.8, decay: 2e-4, leftOut: 0.4, fewest: 2 };
const unit = 0.5;
const zero = "N".charCodeAt(0);
/** The greatest weight, in units: the letters "#" to "y". */
const most = 43;

/**
 * Learns a softmax regression by stochastic gradient descent (AdaGrad).
 *
 * @returns weights in units of 0.5, one letter for each class
 */
export function learn(examples: readonly Example[]): Weights {
	const classes = [...new Set(examples.map((example) => example.class))].sort();
	const counts = new Map<string, number>();
	for (const { features } of examples)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const names = [...counts].filter(([, count]) => count >= settings.fewest).map(([name]) => name);
	const places = new Map(names.map((name, place) => [name, place * classes.length]));
	const weights = new Float64Array(names.length * classes.length);
	const squares = new Float64Array(weights.length);
	const sums = new Float64Array(weights.length);
	const random = seededRandom(1);
	const rows = examples.map((example) => ({
		at: example.features.flatMap((feature) => places.get(feature) ?? []),
		class: classes.indexOf(example.class),
	}));
	for (let time = 0; time < settings.times; time++) {
		weights.fill(0);
		squares.fill(1e-6);
		for (let round = 0; round < settings.rounds; round++) learnRound();
		weights.forEach((weight, at) => {
			sums[at] = (sums[at] as number) + weight;
		});
	}
	return { classes, features: Object.fromEntries(names.map((name) => [name, written(name)])) };

	type Row = (typeof rows)[number];

	function learnRound() {
		shuffle(rows, random);
		for (const row of rows) step(row);
	}

	function step(row: Row) {
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

	function written(name: string): string {
		const at = places.get(name) ?? 0;
		return [...sums.subarray(at, at + classes.length)]
			.map((sum) => Math.round(sum / settings.times / unit))
			.map((units) => String.fromCharCode(zero + Math.max(-most, Math.min(most, units))))
			.join("");
	}
}

/** The classes of a text with their probabilities, the likeliest first. */
export function classify(
	features: readonly string[],
	{ classes, features: weights }: Weights,
): { class: string; probability: number }[] {
	const sums = new Float64Array(classes.length);
	const known = features.flatMap((feature) =>
		Object.hasOwn(weights, feature) ? (weights[feature] ?? []) : [],
	);
	for (const letters of known)
		for (let one = 0; one < sums.length; one++)
			sums[one] = (sums[one] as number) + letters.charCodeAt(one) - zero;
	const parts = softmax(sums.map((sum) => (sum * unit) / Math.sqrt(known.length)));
	return classes
		.map((name, place) => ({ class: name, probability: parts[place] ?? 0 }))
		.sort((one, other) => other.probability - one.probability);
}
