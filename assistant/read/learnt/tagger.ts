/** Finds which words of a row have a tag: an averaged perceptron over two tags (Collins 2002), its features hashed. */

import { seededRandom, shuffle } from "../seeded-random.ts";
import { hashOf } from "./bytes.ts";

/** Of each word the hashes of what speaks for or against the tag. */
export type Row = readonly Uint32Array[];

export interface TaggedRow {
	row: Row;
	tags: readonly boolean[];
}

/** One for each place of a hashed feature. */
type Weights = Int8Array | Float32Array;

const bits = 18;
const places = 2 ** bits;
/** A word has the tag, begins a row of tagged words, or follows one. */
const kinds = { tag: 1, begins: 0x9e3779b1, ends: 0x85ebca6b } as const;

const placeOf = (hash: number, kind: number) => (Math.imul(hash, kind) >>> 0) % places;

export const rowOf = (features: readonly (readonly string[])[]): Row =>
	features.map((word) => Uint32Array.from(word, hashOf));

function scoreOf(word: Uint32Array, kind: number, weights: Weights): number {
	let score = 0;
	for (const hash of word) score += weights[placeOf(hash, kind)] as number;
	return score;
}

interface Path {
	tags: readonly boolean[];
	score: number;
}

/** The `count` best taggings of all words together, the best first (Viterbi with that many paths to each tag). */
export function bestTags(row: Row, weights: Weights, count = 1): Path[] {
	const best = (paths: Path[]) =>
		paths.sort((one, other) => other.score - one.score).slice(0, count);
	let paths: Path[] = [{ tags: [], score: 0 }];
	for (const word of row) {
		const [tag, begins, ends] = [kinds.tag, kinds.begins, kinds.ends].map((kind) =>
			scoreOf(word, kind, weights),
		) as [number, number, number];
		const step = (isTagged: boolean) =>
			paths.map(({ tags, score }) => {
				const border = tags.at(-1) === true;
				const by = isTagged ? tag + (border ? 0 : begins) : border ? ends : 0;
				return { tags: [...tags, isTagged], score: score + by };
			});
		paths = [...best(step(false)), ...best(step(true))];
	}
	return best(paths);
}

const rounds = 8;

/** @returns the mean weights of all steps, in bytes: it depends less on the last examples */
export function learnTags(examples: readonly TaggedRow[]): Int8Array {
	const weights = new Float32Array(places);
	const late = new Float64Array(places);
	const random = seededRandom(1);
	const rows = [...examples];
	let step = 0;
	const move = (word: Uint32Array, kind: number, by: number) => {
		for (const hash of word) {
			const place = placeOf(hash, kind);
			weights[place] = (weights[place] as number) + by;
			late[place] = (late[place] as number) + by * step;
		}
	};
	for (let round = 0; round < rounds; round++) {
		shuffle(rows, random);
		for (const { row, tags } of rows) {
			step++;
			const found = bestTags(row, weights)[0]?.tags ?? [];
			if (tags.every((tag, at) => tag === found[at])) continue;
			row.forEach((word, at) => {
				const difference = (of: (tags: readonly boolean[]) => boolean) =>
					Number(of(tags)) - Number(of(found));
				const changes = {
					tag: difference((all) => all[at] === true),
					begins: difference((all) => all[at] === true && all[at - 1] !== true),
					ends: difference((all) => all[at] !== true && all[at - 1] === true),
				};
				for (const kind of ["tag", "begins", "ends"] as const)
					if (changes[kind] !== 0) move(word, kinds[kind], changes[kind]);
			});
		}
	}
	const mean = weights.map((weight, place) => weight - (late[place] as number) / (step + 1));
	const unit = mean.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
	return Int8Array.from(mean, (weight) => Math.round(weight / unit));
}
