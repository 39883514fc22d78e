/** Finds which words of a row have a tag: a conditional random field over two tags (Lafferty et al. 2001). */
import { seededRandom, shuffle } from "../seeded-random.ts";

/** Of each word the features that speak for or against the tag. */
export type Row = readonly (readonly string[])[];

/** Of each feature its weight in hundredths. */
export type Weights = Readonly<Record<string, number>>;
export type WeightOf = (feature: string) => number;

export interface TaggedRow {
	row: Row;
	tags: readonly boolean[];
}

/** What speaks for the tag of a word, and for a border of what is tagged before the word. */
interface Potentials<Value> {
	tag: Value;
	begins: Value;
	ends: Value;
}

/** A border is scored by the words up to three places on either side. */
const ofBorder = /^(?:key|name|mark before|last two) /;

function partsOf<Value>(
	features: readonly string[],
	of: (features: string[]) => Value,
): Potentials<Value> {
	const border = features.filter((feature) => ofBorder.test(feature));
	return {
		tag: of([...features]),
		begins: of(["begins", ...border.map((feature) => `begins ${feature}`)]),
		ends: of(["ends", ...border.map((feature) => `ends ${feature}`)]),
	};
}

export interface Tags {
	/** One for each word. */
	tags: boolean[];
	/** Of these tags among all possible ones. */
	probability: number;
}

/** @returns the `count` most probable taggings of all words together, the likeliest first */
export function likeliestTags(row: Row, weightOf: WeightOf, count: number): Tags[] {
	const sum = (features: string[]) =>
		features.reduce((all, feature) => all + weightOf(feature), 0) / 100;
	const scores = row.map((features) => partsOf(features, sum));
	const [untagged, tagged] = forwardSums(scores).at(-1) ?? [0, Number.NEGATIVE_INFINITY];
	const all = logSumExp(untagged, tagged);
	return highest(scores, count).map(({ tags, score }) => ({
		tags,
		probability: Math.exp(score - all),
	}));
}

interface Scored {
	tags: boolean[];
	score: number;
}

/** The `count` taggings with the highest scores (Viterbi with that many paths to each tag). */
function highest(scores: readonly Potentials<number>[], count: number): Scored[] {
	let best: Scored[] = [{ tags: [], score: 0 }];
	const sorted = (paths: Scored[]) =>
		paths.sort((one, other) => other.score - one.score).slice(0, count);
	for (const { tag, begins, ends } of scores) {
		const untagged = best.map(({ tags, score }) => ({
			tags: [...tags, false],
			score: score + (tags.at(-1) ? ends : 0),
		}));
		const tagged = best.map(({ tags, score }) => ({
			tags: [...tags, true],
			score: score + tag + (tags.at(-1) ? 0 : begins),
		}));
		best = [...sorted(untagged), ...sorted(tagged)];
	}
	return sorted(best);
}

/**
 * The step is `rate` × `scale`; `decay` is an L2 penalty. The weights are the mean of several `runs`, which depends less on
 * the order of the examples. Features that occur fewer than `minCount` times, and weights below `minWeight`, are dropped.
 */
const settings = {
	runs: 3,
	rounds: 16,
	rate: 0.3,
	scale: 0.3,
	decay: 1e-5,
	minCount: 6,
	minWeight: 0.05,
};

/** Learns by stochastic gradient descent on the likelihood of the tags, with a step for each weight (AdaGrad). */
export function learnTags(examples: readonly TaggedRow[]): Weights {
	const places = new Map<string, number>();
	const counts: number[] = [];
	const placesOf = (features: string[]) =>
		features.map((feature) => {
			const place = places.get(feature) ?? places.size;
			places.set(feature, place);
			counts[place] = (counts[place] ?? 0) + 1;
			return place;
		});
	const rows = examples.map(({ row, tags }) => ({
		tags,
		words: row.map((features) => partsOf(features, placesOf)),
	}));
	const isFrequent = (place: number) => (counts[place] ?? 0) >= settings.minCount;
	for (const word of rows.flatMap(({ words }) => words))
		for (const part of ["tag", "begins", "ends"] as const)
			word[part] = word[part].filter(isFrequent);
	const weights = new Float64Array(places.size);
	const squares = new Float64Array(places.size);
	const sums = new Float64Array(places.size);
	const random = seededRandom(1);
	for (let run = 0; run < settings.runs; run++) {
		weights.fill(0);
		squares.fill(1e-4);
		for (let round = 0; round < settings.rounds; round++) {
			shuffle(rows, random);
			for (const row of rows) step(row);
		}
		weights.forEach((weight, at) => {
			sums[at] = (sums[at] as number) + weight;
		});
	}
	const rounded = (place: number) =>
		Math.round(((sums[place] as number) / settings.runs) * settings.scale * 100);
	return Object.fromEntries(
		[...places].flatMap(([feature, place]) =>
			Math.abs(rounded(place)) < settings.minWeight * 100 ? [] : [[feature, rounded(place)]],
		),
	);

	function step({ words, tags }: (typeof rows)[number]) {
		const scores = words.map(({ tag, begins, ends }) => ({
			tag: sum(tag),
			begins: sum(begins),
			ends: sum(ends),
		}));
		const expected = expectations(scores);
		words.forEach((word, at) => {
			const [tag, last] = [tags[at] ?? false, tags[at - 1] ?? false];
			const { tag: tagged = 0, begins = 0, ends = 0 } = expected[at] ?? {};
			move(word.tag, Number(tag) - tagged);
			move(word.begins, Number(tag && !last) - begins);
			move(word.ends, Number(last && !tag) - ends);
		});
	}

	function sum(own: readonly number[]): number {
		let all = 0;
		for (const place of own) all += weights[place] as number;
		return all * settings.scale;
	}

	function move(own: readonly number[], by: number) {
		if (Math.abs(by) < 1e-4) return;
		for (const place of own) {
			const slope = by * settings.scale - settings.decay * (weights[place] as number);
			const square = (squares[place] as number) + slope * slope;
			squares[place] = square;
			weights[place] = (weights[place] as number) + (settings.rate / Math.sqrt(square)) * slope;
		}
	}
}

/** log(e^one + e^other). */
function logSumExp(one: number, other: number): number {
	const most = Math.max(one, other);
	return most === Number.NEGATIVE_INFINITY
		? most
		: most + Math.log(Math.exp(one - most) + Math.exp(other - most));
}

type Pair = [untagged: number, tagged: number];

/** log sums of the scores of all tags up to each word, by the tag of the last word; one more than there are words. */
function forwardSums(words: readonly Potentials<number>[]): Pair[] {
	const sums: Pair[] = [[0, Number.NEGATIVE_INFINITY]];
	for (const { tag, begins, ends } of words) {
		const [untagged, tagged] = sums.at(-1) as Pair;
		sums.push([logSumExp(untagged, tagged + ends), logSumExp(untagged + begins, tagged) + tag]);
	}
	return sums;
}

/** Marginal probabilities of each word's tag and of a border before it (forward-backward). */
function expectations(words: readonly Potentials<number>[]): Potentials<number>[] {
	const forward = forwardSums(words);
	const backward: Pair[] = [[0, 0]];
	for (const { tag, begins, ends } of words.toReversed()) {
		const [untagged, tagged] = backward[0] as Pair;
		backward.unshift([
			logSumExp(untagged, begins + tag + tagged),
			logSumExp(ends + untagged, tag + tagged),
		]);
	}
	// Before the first word nothing is tagged.
	const total = (backward[0] as Pair)[0];
	return words.map(({ tag, begins, ends }, at) => {
		const [untagged, tagged] = forward[at] as Pair;
		const [ifUntagged, ifTagged] = backward[at + 1] as Pair;
		const [, now] = forward[at + 1] as Pair;
		return {
			tag: Math.exp(now + ifTagged - total),
			begins: Math.exp(untagged + begins + tag + ifTagged - total),
			ends: Math.exp(tagged + ends + ifUntagged - total),
		};
	});
}
