/**
 * Features of a whole message with some of its words taken back: whether what is left is coherent. A single word's
 * features (`features-of-words.ts`) cannot tell that a count has lost its thing, or that a thing stays that is refused later.
 */
import { classOf, isEntity, type Piece, type Reading } from "../reading.ts";
import { wordKey } from "../word-key.ts";
import { isRetracting, signOf } from "./features-of-words.ts";

interface State {
	piece: Piece;
	isGone: boolean;
	sign: string | undefined;
	/** Its kind, or the sound of its first word. */
	key: string;
	/** Its kind, and whether it is gone. */
	state: string;
}

const most = 3;
const countOf = (list: readonly unknown[]) => Math.min(list.length, most);

export function featuresOfWhole(reading: Reading, tags: readonly boolean[]): string[] {
	const row = reading.pieces.map((piece) => stateOf(piece, reading, tags));
	const found = new Set<string>();
	const signs = signsOf(row).join("+") || "no sign";
	const add = (...parts: (string | number | boolean)[]) => {
		found.add(parts.join(" "));
	};
	/** By itself and with the signs of the message. */
	const addBoth = (...parts: (string | number | boolean)[]) => {
		add(...parts);
		add(...parts, signs);
	};
	const gone = row.filter(({ isGone }) => isGone);
	if (gone.length === 0) add("none", signs);
	if (gone.length === row.length) add("all", signs, countOf(row));
	for (const { piece } of row)
		if (new Set(tags.slice(piece.from, piece.to)).size > 1) add("split", piece.kind);
	addSegments(row, signs, add);
	addSigns(row, gone.length > 0, add);
	addKinds(row, addBoth);
	addThings(row, addBoth);
	addNumbers(row, addBoth);
	addRest(row, signs, add);
	return [...found];
}

type Add = (...parts: (string | number | boolean)[]) => void;

const kinds = ["thing", "number", "unit", "area", "elsewhere", "time"] as const;
const asking = /^(?:price|howmuch|howlong|hours|express|pickup|total|when|where)$/;

function stateOf(piece: Piece, { words }: Reading, tags: readonly boolean[]): State {
	const isGone = tags[piece.from] === true;
	const isNamed = isEntity(piece);
	const word = wordKey(words[piece.from] ?? "");
	return {
		piece,
		isGone,
		key: classOf(piece) || word,
		sign: isNamed ? undefined : signOf.get(word),
		state: `${isNamed ? piece.kind : "word"}${isGone ? "-" : "+"}`,
	};
}

/** Those that take something back, each once. */
function signsOf(row: readonly State[]): string[] {
	const signs = row.flatMap(({ sign }) => (isRetracting(sign) ? [sign] : []));
	return [...new Set(signs)].sort();
}

const stateAt = (row: readonly State[], at: number) => row[at]?.state ?? (at < 0 ? "start" : "end");

/** Pieces in a row that are gone: what they name, and what stands around them. */
function addSegments(row: readonly State[], signs: string, add: Add) {
	let count = 0;
	for (const [from, { isGone, key }] of row.entries()) {
		if (!isGone || row[from - 1]?.isGone) continue;
		count++;
		const end = row.findIndex((one, at) => at > from && !one.isGone);
		const to = end < 0 ? row.length : end;
		const inside = row.slice(from, to);
		const last = inside.at(-1) as State;
		const named = kinds.flatMap((kind) => {
			const number = countOf(inside.filter(({ piece }) => piece.kind === kind));
			return number > 0 ? [kind + number] : [];
		});
		const own = signsOf(inside).join("+");
		const around = `${stateAt(row, from - 1)} ${stateAt(row, to)}`;
		const at = inside.findIndex(({ sign }) => isRetracting(sign));
		const place =
			at < 0 ? "none" : at === 0 ? "first" : at === inside.length - 1 ? "last" : "inside";
		const list = named.join();
		add("segment", list, own);
		add("segment", list, own, around);
		add("segment", own, around, countOf(inside));
		add("marks", row[from - 1]?.piece.isLast ?? true, last.piece.isLast || to === row.length, own);
		add("sign is", place, own, list);
		add("sign is", place, own, around);
		add("begins", key, stateAt(row, from - 1));
		add("ends", last.key, stateAt(row, to));
		if (named.length === 0) add("names nothing", own, key, last.key);
	}
	add("segments", Math.min(count, most), signs);
}

/** What is gone and what stays beside each sign. */
function addSigns(row: readonly State[], isAnyGone: boolean, add: Add) {
	row.forEach(({ sign, key, isGone }, at) => {
		if (!sign) return;
		const isNamed = ({ piece }: State) => isEntity(piece);
		const before = row.slice(0, at).findLast(isNamed)?.state ?? "start";
		const after = row.slice(at + 1).find(isNamed)?.state ?? "end";
		add("sign", sign, isGone, before, after);
		add("sign word", key, isGone);
		add("sign word", key, isGone, before, after);
		add("sign beside", sign, isGone, stateAt(row, at - 1), stateAt(row, at + 1));
		if (isAnyGone) add("sign word, some gone", key, isGone);
	});
}

/** How many of each kind stay and are gone, and in which order. */
function addKinds(row: readonly State[], add: Add) {
	const counts = kinds.map((kind) => {
		const own = row.filter(({ piece }) => piece.kind === kind);
		const gone = countOf(own.filter(({ isGone }) => isGone));
		const kept = countOf(own.filter(({ isGone }) => !isGone));
		if (own.length === 0) return "";
		add("kind", kind, kept, gone);
		if (gone > 0) add("gone of kind", kind, kept > 0);
		add("order", kind, patternOf(own.slice(0, 5)));
		return `${kept}/${gone}`;
	});
	add("things and numbers", counts[0] ?? "", counts[1] ?? "");
}

const patternOf = (row: readonly State[]) => row.map(({ isGone }) => (isGone ? "-" : "+")).join("");

/** Things that are named more than once. */
function addThings(row: readonly State[], add: Add) {
	const things = row.filter(({ piece }) => piece.kind === "thing");
	const byMeaning = Map.groupBy(things, ({ piece }) => piece.meaning);
	for (const mentions of byMeaning.values()) {
		add("mentions", patternOf(mentions.slice(0, 4)));
		const numbers = mentions.slice(0, 3).map((one) => stateAt(row, row.indexOf(one) - 1));
		if (mentions.length > 1) add("mentions", patternOf(mentions.slice(0, 4)), numbers.join());
	}
	things.forEach((one, at) => {
		const words = one.piece.meaning.split(" ");
		for (const other of things.slice(at + 1)) {
			const others = other.piece.meaning.split(" ");
			const isKindred = other.piece.meaning !== one.piece.meaning;
			if (isKindred && words.some((word) => others.includes(word)))
				add("kindred", patternOf([one, other]), Math.sign(words.length - others.length));
		}
	});
}

/** Whether each number keeps its thing, and each thing its number. */
function addNumbers(row: readonly State[], add: Add) {
	row.forEach(({ piece, isGone }, at) => {
		if (piece.kind === "thing" && !isGone) add("before thing", stateAt(row, at - 1));
		if (piece.kind !== "number") return;
		const later = row.slice(at + 1);
		const thing = later.findIndex((one) => one.piece.kind === "thing");
		const own = thing < 0 ? later : later.slice(0, thing);
		const second = own.find((one) => one.piece.kind === "number")?.state ?? "none";
		add("number", isGone, later[thing]?.state ?? "none", second);
		if (!isGone) add("kept number", stateAt(row, at - 1), stateAt(row, at + 1));
		const isOther = (one: State) => one.piece.kind === "number" && !one.isGone;
		if (isGone && later[thing]?.isGone === false)
			add("lost number", later.some(isOther), row.slice(0, at).some(isOther));
		const isAgain = row.some((one) => one.isGone && one.piece.number === piece.number);
		if (!isGone && isAgain) add("same number gone");
	});
}

/** What is left, and where it is joined. */
function addRest(row: readonly State[], signs: string, add: Add) {
	const asks = (isGone: boolean) =>
		row.some((one) => one.isGone === isGone && asking.test(one.piece.meaning));
	add("asks", asks(false), asks(true), signs);
	const kept = [...row.keys()].filter((at) => !row[at]?.isGone);
	const isAnyGone = kept.length < row.length;
	add("left begins", row[kept[0] ?? -1]?.key ?? "", isAnyGone);
	add("left ends", row[kept.at(-1) ?? -1]?.key ?? "", isAnyGone);
	add(
		"left names",
		kept.some((at) => isEntity((row[at] as State).piece)),
		signs,
	);
	kept.forEach((at, place) => {
		const last = kept[place - 1];
		if (last === undefined || last === at - 1) return;
		add("joins", row[last]?.key ?? "", row[at]?.key ?? "");
		add("joins", stateAt(row, last), stateAt(row, at));
	});
}
