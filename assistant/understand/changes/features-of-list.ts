/** Features of what a message makes of a list: what becomes of each line, and how the message speaks of it. */
import type { AskedItem } from "../../frame.ts";
import type { ItemIndex } from "../item-index.ts";
import { classOf, isEntity, type Piece, type Reading } from "../reading.ts";
import { share } from "../running-list.ts";
import { wordKey } from "../word-key.ts";

type List = readonly AskedItem[];
type Add = (...parts: (string | number | boolean | undefined)[]) => void;

export interface Message {
	reading: Reading;
	/** The things it names, with the first and the last piece that names each. */
	things: readonly (AskedItem & { first: number; last: number })[];
	/** Its act; undefined where it says none. */
	act: string | undefined;
	/** "adds", "only", "half" */
	signs: readonly string[];
	/** The sign that stands at a piece. */
	signAt(place: number): string | undefined;
}

export interface Before {
	list: List;
	/** What was spoken of last. */
	last: List;
	act: string | undefined;
}

/** What becomes of a line. */
interface Fate {
	line: AskedItem;
	/** "gone", "up", "set down" */
	state: string;
	/** The number of the message that says so: its place among the pieces. */
	place?: number | undefined;
}

interface NumberSaid {
	value: number;
	place: number;
}

/** After a number these tell a time or money: "2 weeks old". */
const ofTime = /^(?:unit-days|howlong|dayword|timeword|own_time|money)$/;

function numbersOf({ pieces }: Reading): NumberSaid[] {
	return pieces.flatMap(({ kind, number, isLast }, place) => {
		const isOther = !isLast && ofTime.test(pieces[place + 1]?.meaning ?? "");
		return kind === "number" && number !== undefined && !isOther ? [{ value: number, place }] : [];
	});
}

const most = (count: number, limit: number) => Math.min(count, limit);
const countOf = ({ quantity = 1 }: AskedItem) => quantity;

export function featuresOfList(
	result: List,
	before: Before,
	message: Message,
	index: ItemIndex,
): string[] {
	const found = new Set<string>();
	const add: Add = (...parts) => {
		found.add(parts.join(" "));
	};
	const numbers = numbersOf(message.reading);
	const fates = withRest(fatesOf(result, before.list, numbers, index), result, numbers);
	const states = fates.map((fate) => `${fate.state}:${roleOf(fate.line, before, message)}`);
	for (const [at, fate] of fates.entries()) {
		add("line", states[at]);
		addMentions(fate, message, add);
	}
	addWhole(states, add, result, before, message, numbers.length, placesOf(fates).size);
	addLost(result, before, message, numbers.length - placesOf(fates).size, add);
	addWords(states, message, add);
	return [...found];
}

const placesOf = (fates: readonly Fate[]) => new Set(fates.flatMap(({ place }) => place ?? []));

/** What becomes of the lines of before, then of the new ones. */
function fatesOf(
	result: List,
	list: List,
	numbers: readonly NumberSaid[],
	index: ItemIndex,
): Fate[] {
	const rest = [...result];
	const used = new Set<number>();
	const placeOf = (value: number | undefined) => {
		const said = numbers.find((number) => number.value === value && !used.has(number.place));
		if (said) used.add(said.place);
		return said?.place;
	};
	const gone: AskedItem[] = [];
	const fates = list.map((line): Fate => {
		const at = rest.findIndex(({ ids }) => share(ids, line.ids));
		const [one] = at < 0 ? [] : rest.splice(at, 1);
		// What was only asked about is not on the list yet.
		const prefix = line.quantity === undefined ? "asked " : "";
		if (!one) {
			gone.push(line);
			return { line, state: `${prefix}gone` };
		}
		const kind = one.ids.length < line.ids.length ? "narrowed " : "";
		const change = changeOf(line, one, numbers, placeOf);
		return { ...change, line, state: prefix + kind + change.state };
	});
	const wordsOf = ({ ids }: AskedItem) => index.item(ids[0] ?? "")?.words ?? new Set<string>();
	const added = rest.map((line): Fate => {
		const isKindred = gone.some((one) => [...wordsOf(one)].some((word) => wordsOf(line).has(word)));
		const isAsMany = gone.some((one) => countOf(one) === countOf(line));
		const kind = isKindred ? "kind" : gone.length > 0 && isAsMany ? "swap" : "new";
		const place = placeOf(line.quantity);
		const count =
			place !== undefined
				? "said"
				: line.quantity === undefined
					? "uncounted"
					: line.quantity === 1
						? "one"
						: "counted";
		return { line, place, state: `${kind}${isKindred && isAsMany ? " as many" : ""} ${count}` };
	});
	return [...fates, ...added];
}

/** "Six, and two of them are lined": the other four are the rest of a number that is said. */
function withRest(fates: Fate[], result: List, numbers: readonly NumberSaid[]): Fate[] {
	const sum = result.reduce((all, line) => all + countOf(line), 0);
	const used = placesOf(fates);
	const said = numbers.find(({ value, place }) => value === sum && !used.has(place));
	const isLeft = ({ state, place }: Fate) => place === undefined && /(?:up|down)$/.test(state);
	if (!said || used.size === 0) return fates;
	return fates.map((fate) => (isLeft(fate) ? { ...fate, state: "rest", place: said.place } : fate));
}

/** How a count comes of the one before: by a number of the message, or without one. */
function changeOf(
	line: AskedItem,
	one: AskedItem,
	numbers: readonly NumberSaid[],
	placeOf: (value: number) => number | undefined,
): Pick<Fate, "state" | "place"> {
	const was = countOf(line);
	const now = countOf(one);
	const isSaid = (value: number) => numbers.some((number) => number.value === value);
	if (one.quantity === undefined && line.quantity !== undefined) return { state: "uncounted" };
	if (now === was) return { state: isSaid(now) ? "same said" : "same" };
	const way = now > was ? "up" : "down";
	const by = Math.abs(now - was);
	if (isSaid(now)) return { state: `set${isSaid(by) ? " or" : ""} ${way}`, place: placeOf(now) };
	if (isSaid(by)) return { state: way, place: placeOf(by) };
	if (by === 1) return { state: `one ${way}` };
	if (now === was * 2) return { state: "twice" };
	return { state: now === was / 2 ? "half" : `other ${way}` };
}

/** How the message and the talk before it speak of a line. */
function roleOf(line: AskedItem, { list, last }: Before, { things }: Message): string {
	if (things.some(({ ids }) => share(ids, line.ids))) return "named";
	if (!share(last.at(-1)?.ids ?? [], line.ids)) return "other";
	return list.length === 1 ? "single" : "last";
}

/** Of a piece its kind, or the sound of its first word. */
function keyOfPiece(piece: Piece, { words }: Reading): string {
	if (piece.kind === "number") return "#";
	return isEntity(piece) ? piece.kind : wordKey(words[piece.from] ?? "");
}

/** What stands around the thing and the number. */
function addMentions({ line, state, place }: Fate, message: Message, add: Add) {
	const { reading, things, signAt } = message;
	const keys = reading.pieces.map((piece) => keyOfPiece(piece, reading));
	const keyAt = (at: number) => keys[at] ?? (at < 0 ? "^" : "$");
	const isOfLine = ({ ids }: AskedItem) => share(ids, line.ids);
	const mentions = things.filter(isOfLine);
	const addSigns = (name: string, first: number, last: number) => {
		const near = [-3, -2, -1, 1, 2, 3].map((by) => signAt(by < 0 ? first + by : last + by));
		near.forEach((sign, at) => {
			if (sign) add(`${name} sign`, state, at < 3 ? "before" : "after", sign);
		});
		add(`${name} signs`, state, near[2], near[3]);
	};
	for (const { first, last } of mentions) {
		for (const by of [1, 2]) {
			add("thing", state, -by, keyAt(first - by));
			add("thing", state, by, keyAt(last + by));
		}
		addSigns("thing", first, last);
		add("thing", state, keyAt(first - 1), keyAt(last + 1));
		add("thing after", state, keyAt(last + 1), keyAt(last + 2));
	}
	if (place === undefined) return;
	for (const by of [-2, -1, 1, 2]) add("number", state, by, keyAt(place + by));
	add("number", state, keyAt(place - 1), keyAt(place + 1));
	add("number after", state, keyAt(place + 1), keyAt(place + 2));
	addSigns("number", place, place);
	// As it is bound to a thing.
	const owners = things.filter(({ quantity }) => quantity === reading.pieces[place]?.number);
	const owner = owners.length === 0 ? "none" : owners.some(isOfLine) ? "own" : "other";
	add("number of", state, owner, mentions.length > 0);
	const isNear = mentions.some(({ first, last }) => place >= first - 2 && place <= last + 2);
	add("number near", state, mentions.length > 0, isNear);
}

const statesOf = (states: readonly string[]) => [...new Set(states)].sort().join(" ");
const plainOf = (state: string) => state.split(":")[0] as string;

/** All lines together. */
function addWhole(
	states: readonly string[],
	add: Add,
	result: List,
	{ list, act }: Before,
	message: Message,
	numbers: number,
	used: number,
) {
	for (const all of [statesOf(states), statesOf(states.map(plainOf))]) {
		add("all", all);
		add("all", all, "lines", most(list.length, 3), most(result.length, 3));
		add("all", all, "numbers", most(numbers, 3), most(numbers - used, 2));
		add("all", all, "act", message.act);
		add("all", all, "before", act);
		add("all", all, "signs", ...message.signs);
		for (const sign of message.signs) add("all", all, "sign", sign);
	}
}

/** What the message says that is not in the result. */
function addLost(result: List, { list, act }: Before, message: Message, open: number, add: Add) {
	const isIn = (lines: List) => (thing: AskedItem) =>
		lines.some(({ ids }) => share(ids, thing.ids));
	const lost = message.things.filter((thing) => !isIn(result)(thing) && !isIn(list)(thing));
	const isOther = !list.some(isIn(result));
	const numbers = numbersOf(message.reading).map(({ value }) => value);
	const all = result.reduce((sum, line) => sum + countOf(line), 0);
	add("sum said", numbers.includes(all), result.length > 1, open > 0);
	const isCounted = (lines: List) => lines.some(({ quantity }) => quantity !== undefined);
	add("open", most(open, 2), "lost", most(lost.length, 2));
	add("other list", isOther, message.things.length > 0, message.act, act);
	add("counted", isCounted(result), isCounted(list), open > 0);
}

/** Each change with the words of the message, in pairs too. */
function addWords(states: readonly string[], { reading, signs }: Message, add: Add) {
	const keys = reading.pieces.map((piece) => keyOfPiece(piece, reading));
	const words = new Set(
		reading.pieces.flatMap((piece, at) =>
			isEntity(piece) ? [] : [keys[at] as string, classOf(piece)],
		),
	);
	const changes = states.filter((state) => !state.startsWith("same:"));
	for (const state of new Set(changes)) {
		for (const word of words) add("word", state, word);
		for (const sign of signs) add("sign", state, sign);
		add("signs", state, ...signs);
	}
	for (const state of new Set([...changes.map(plainOf), statesOf(states.map(plainOf))])) {
		for (const word of words) add("word", state, word);
		keys.forEach((key, at) => {
			add("pair", state, key, keys[at + 1] ?? "$");
		});
		add("first", state, keys[0]);
		add("length", state, most(Math.floor(keys.length / 3), 4));
	}
}

/** Features of a message after which nothing of the list is priced, or has to be asked. */
export function featuresOfOther(
	what: "ask" | "other",
	{ reading, things, act, signs }: Message,
): string[] {
	const words = reading.pieces.flatMap((piece) =>
		isEntity(piece) ? [] : [classOf(piece), keyOfPiece(piece, reading)],
	);
	const numbers = numbersOf(reading).length;
	return [
		what,
		`${what} act ${act}`,
		`${what} act ${act} ${things.length > 0} ${numbers > 0}`,
		`${what} things ${most(things.length, 2)} numbers ${most(numbers, 3)}`,
		`${what} signs ${signs.join(" ")}`,
		...signs.map((sign) => `${what} sign ${sign}`),
		...[...new Set(words)].map((word) => `${what} word ${word}`),
	];
}
