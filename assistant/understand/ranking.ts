/** Chooses among several readings of a message by what speaks for each as a whole (discriminative reranking, Collins 2000). */
import { seededRandom, shuffle } from "./seeded-random.ts";
import { softmax } from "./softmax.ts";

export interface Candidate {
	features: readonly string[];
	/** As the tagger finds it. */
	probability: number;
}

export interface Ranking {
	/** Of each feature its weight in hundredths. */
	weights: Readonly<Record<string, number>>;
	/** Of the logarithm of a candidate's probability. */
	ofProbability: number;
}

export interface RankedExample {
	candidates: readonly Candidate[];
	/** For each candidate how right it is, from 0 to 1. */
	merits: readonly number[];
}

/** @returns the probability of each candidate among them */
export function rank(candidates: readonly Candidate[], ranking: Ranking): number[] {
	const scores = candidates.map(({ features, probability }) =>
		features.reduce(
			(sum, feature) => sum + (ranking.weights[feature] ?? 0) / 100,
			ranking.ofProbability * Math.log(probability),
		),
	);
	return [...softmax(Float64Array.from(scores))];
}

export interface Learning {
	rounds: number;
	rate: number;
	decay: number;
	/** The share of features that are left out at each step. */
	leftOut: number;
	/** Features of fewer candidates are not learnt. */
	minCount: number;
}

/** Learns by stochastic gradient descent (AdaGrad) on the likelihood of the right candidates; the weights are means. */
export function learnRanking(examples: readonly RankedExample[], settings: Learning): Ranking {
	const counts = new Map<string, number>();
	for (const { features } of examples.flatMap(({ candidates }) => candidates))
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const names = [...counts].filter(([, count]) => count >= settings.minCount).map(([name]) => name);
	const places = new Map(names.map((name, place) => [name, place]));
	// The last weight is that of the probability.
	const last = names.length;
	const weights = new Float64Array(last + 1);
	const squares = new Float64Array(last + 1).fill(1e-3);
	const sums = new Float64Array(last + 1);
	const random = seededRandom(1);
	const rows = examples
		.filter(({ merits }) => merits.some((merit) => merit > 0))
		.map(({ candidates, merits }) => ({
			merits,
			candidates: candidates.map(({ features, probability }) => ({
				places: features.flatMap((feature) => places.get(feature) ?? []),
				log: Math.log(probability),
			})),
		}));
	weights[last] = 1;
	for (let round = 0; round < settings.rounds; round++) {
		shuffle(rows, random);
		for (const row of rows) step(row);
		for (const [place, weight] of weights.entries()) sums[place] = (sums[place] as number) + weight;
	}
	const mean = (place: number) => (sums[place] as number) / settings.rounds;
	return {
		weights: Object.fromEntries(
			names.flatMap((name, place) => {
				const hundredths = Math.round(mean(place) * 100);
				return Math.abs(hundredths) < 3 ? [] : [[name, hundredths]];
			}),
		),
		ofProbability: mean(last),
	};

	function step({ candidates, merits }: (typeof rows)[number]) {
		const isLeftOut = new Map<number, boolean>();
		const isKept = (place: number) => {
			const known = isLeftOut.get(place) ?? random() < settings.leftOut;
			isLeftOut.set(place, known);
			return !known;
		};
		const scale = 1 / (1 - settings.leftOut);
		const kept = candidates.map(({ places, log }) => ({ places: places.filter(isKept), log }));
		const scores = kept.map(({ places, log }) =>
			places.reduce(
				(sum, place) => sum + (weights[place] as number) * scale,
				(weights[last] as number) * log,
			),
		);
		const found = softmax(Float64Array.from(scores));
		const right = found.reduce((sum, share, at) => sum + share * (merits[at] ?? 0), 0);
		kept.forEach(({ places, log }, at) => {
			const share = found[at] as number;
			const by = (share * (merits[at] ?? 0)) / right - share;
			if (Math.abs(by) < 1e-3) return;
			for (const place of places) move(place, by * scale);
			move(last, (by * log) / 10);
		});
	}

	function move(place: number, by: number) {
		const slope = by - settings.decay * (weights[place] as number);
		const square = (squares[place] as number) + slope * slope;
		squares[place] = square;
		weights[place] = (weights[place] as number) + (settings.rate / Math.sqrt(square)) * slope;
	}
}
