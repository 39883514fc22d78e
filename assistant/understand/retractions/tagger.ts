/** Finds which words of a row have a tag: a structured perceptron with averaged weights (Collins 2002). */
import { shuffler } from "../shuffle.ts";

/** Of each word the features that speak for or against the tag. */
export type Row = readonly (readonly string[])[];

/** Of each feature its weight. */
export type Weights = Readonly<Record<string, number>>;

/** Of a word the weights for its tag, and for a border of what is tagged before it. */
interface Scores {
	tag: number;
	begins: number;
	ends: number;
}

/** The likeliest tags of all words together (Viterbi). */
function likeliest(scores: readonly Scores[]): boolean[] {
	/** The best sums of the words so far, where the last one is not tagged and where it is. */
	let [untagged, tagged] = [0, Number.NEGATIVE_INFINITY];
	const lastTags: [boolean, boolean][] = [];
	for (const { tag, begins, ends } of scores) {
		const [begun, ended] = [untagged + begins, tagged + ends];
		lastTags.push([ended > untagged, begun <= tagged]);
		[untagged, tagged] = [Math.max(ended, untagged), Math.max(begun, tagged) + tag];
	}
	let tag = tagged > untagged;
	const tags = lastTags.toReversed().map(([ifUntagged, ifTagged]) => {
		const own = tag;
		tag = tag ? ifTagged : ifUntagged;
		return own;
	});
	return tags.reverse();
}

/** Words at a border count with these features. */
const ofBorder = /^(?:key|key -1|key -2|name|mark before|last two) /;

interface Word {
	tag: readonly string[];
	begins: readonly string[];
	ends: readonly string[];
}

function withBorders(features: readonly string[]): Word {
	const border = features.filter((feature) => ofBorder.test(feature));
	return {
		tag: features,
		begins: ["begins", ...border.map((feature) => `begins ${feature}`)],
		ends: ["ends", ...border.map((feature) => `ends ${feature}`)],
	};
}

export function tagsOf(row: Row, weights: Weights): boolean[] {
	const sum = (features: readonly string[]) =>
		features.reduce((all, feature) => all + (weights[feature] ?? 0), 0);
	return likeliest(
		row.map(withBorders).map(({ tag, begins, ends }) => ({
			tag: sum(tag),
			begins: sum(begins),
			ends: sum(ends),
		})),
	);
}

export interface TaggedRow {
	row: Row;
	tags: readonly boolean[];
}

const rounds = Number(process.env.ROUNDS ?? 12);
/** Features of fewer words, and weights below this, tell nothing of other messages. */
const fewest = Number(process.env.FEWEST ?? 5);
const least = Number(process.env.LEAST ?? 0.1);

/** Learns by correcting itself, round after round; weights are averages over all steps. */
export function learnTags(examples: readonly TaggedRow[]): Weights {
	const names = new Map<string, number>();
	const counts: number[] = [];
	const placeOf = (name: string) => {
		const place = names.get(name) ?? names.size;
		names.set(name, place);
		counts[place] = (counts[place] ?? 0) + 1;
		return place;
	};
	const rows = examples.map(({ row, tags }) => ({
		tags,
		words: row.map(withBorders).map(({ tag, begins, ends }) => ({
			tag: tag.map(placeOf),
			begins: begins.map(placeOf),
			ends: ends.map(placeOf),
		})),
	}));
	const weights = new Float64Array(names.size);
	const sums = new Float64Array(names.size);
	const since = new Float64Array(names.size);
	let steps = 0;
	const sum = (places: readonly number[]) => {
		let all = 0;
		for (const place of places) all += weights[place] ?? 0;
		return all;
	};
	const move = (places: readonly number[], by: number) => {
		for (const place of places) {
			if ((counts[place] ?? 0) < fewest) continue;
			sums[place] = (sums[place] ?? 0) + (weights[place] ?? 0) * (steps - (since[place] ?? 0));
			since[place] = steps;
			weights[place] = (weights[place] ?? 0) + by;
		}
	};
	const shuffle = shuffler();
	for (let round = 0; round < rounds; round++) {
		shuffle(rows);
		for (const { words, tags } of rows) {
			steps++;
			const found = likeliest(
				words.map(({ tag, begins, ends }) => ({
					tag: sum(tag),
					begins: sum(begins),
					ends: sum(ends),
				})),
			);
			if (found.every((tag, at) => tag === tags[at])) continue;
			words.forEach((word, at) => {
				for (const [row, by] of [
					[tags, 1],
					[found, -1],
				] as const) {
					const [tag, last] = [row[at] ?? false, row[at - 1] ?? false];
					if (tag) move(word.tag, by);
					if (tag !== last) move(tag ? word.begins : word.ends, by);
				}
			});
		}
	}
	return Object.fromEntries(
		[...names].flatMap(([name, place]) => {
			move([place], 0);
			const average = Math.round(((sums[place] ?? 0) / steps) * 100) / 100;
			return Math.abs(average) < least ? [] : [[name, average]];
		}),
	);
}
