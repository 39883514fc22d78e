/** The list after a message, by what each of its mentions does to it. */
import type { Line } from "../frame.ts";
import { isCounted, joined, lineOf } from "./lines.ts";
import type { Mention } from "./mentions.ts";

/** The operations that a mention may have on the list; "open": none is certain. */
export const operations = [
	/** Is only spoken of, or asked about. */
	"aside",
	/** Is so many, also of a thing that is not on the list. */
	"set",
	"add",
	"off",
	"less",
	/** Is kept, all else is taken off. */
	"only",
	/** Another kind, or another thing, in the place of a line. */
	"kind",
	/** The same of so many of a line. */
	"part",
	/** As many as another line, or as that in whose place it comes. */
	"same",
	"double",
	/** So many of each line. */
	"each",
	"open",
] as const;

export type Operation = (typeof operations)[number];

export interface Step {
	mention: Mention;
	does: Operation;
}

/** A line, and that of before which it comes from. */
interface Place {
	was?: Line;
	line: Line;
}

/**
 * @param last the line that was spoken of last
 * @returns undefined where an operation does not fit its mention
 */
export function listAfter(
	before: readonly Line[],
	steps: readonly Step[],
	last: Line | undefined,
): Line[] | undefined {
	const list: List = {
		places: before.map((line) => ({ was: line, line })),
		gone: [],
		kept: new Set(),
	};
	const named = steps.flatMap(({ mention: { kind, lines } }) =>
		kind === "line" ? lines.slice(-1) : [],
	);
	const otherThan = ({ mention }: Step) =>
		[...named, last].find((line) => line && line !== mention.lines.at(-1)) ?? last;
	// Things are taken off first: others may come in their place.
	const inTurn = [
		...steps.filter(({ does }) => does === "off"),
		...steps.filter(({ does }) => does !== "off"),
	];
	if (!inTurn.every((step) => apply(step, list, otherThan(step)))) return undefined;
	const { kept } = list;
	const places = steps.some(({ does }) => does === "only")
		? list.places.filter(({ was }) => was === undefined || kept.has(was))
		: list.places;
	const lines = places.map(({ line }) => line).filter(({ quantity }) => quantity !== 0);
	// A thing whose price was only asked is no line of a sum.
	const isFirstSum = !before.some(isCounted) && lines.some(isCounted);
	return joined(isFirstSum ? lines.filter(isCounted) : lines);
}

interface List {
	places: Place[];
	gone: Line[];
	/** Lines of before that are kept where all others are taken off. */
	kept: Set<Line>;
}

/** @returns false where the operation does not fit */
function apply({ mention, does }: Step, list: List, other: Line | undefined): boolean {
	const { kind, ids, lines, isSome } = mention;
	if (isSome && !/^(?:aside|add|less|off)$/.test(does)) return false;
	const target = lines.at(-1);
	const at = list.places.findIndex(({ was }) => was !== undefined && was === target);
	const line = list.places[at]?.line;
	const was = line?.quantity;
	const quantity = countOf(mention, was);
	if (quantity === 0.5) return does === "each" && changeAll(list, halved);
	/** True of what may be a line already. */
	const isOn = kind === "line" || kind === "number" || kind === "list";
	const put = (...next: Line[]) => {
		const places = next.map((one) => ({ ...(target && { was: target }), line: one }));
		list.places.splice(at, 1, ...places);
		return true;
	};
	const putNew = (count: number, its = ids) => list.places.push({ line: lineOf(its, count) }) > 0;
	if (mention.isEach && quantity !== undefined && (does === "add" || does === "less"))
		return changeAll(list, ({ ids: its, quantity: count = 1 }) =>
			lineOf(its, Math.max(0, does === "add" ? count + quantity : count - quantity)),
		);
	const own = narrowed(mention, line ?? target);
	switch (does) {
		case "aside":
			return true;
		case "set":
			if (kind === "list" || (isOn && !target)) return false;
			if (!isOn || !line) return putNew(quantity ?? 1, isOn ? own : ids);
			return put(lineOf(own, quantity ?? was));
		case "add":
			if (!isOn || !target) return false;
			return line ? put(lineOf(own, (was ?? 0) + (quantity ?? 1))) : putNew(quantity ?? 1, own);
		case "less":
			if (!isOn || !line || was === undefined || (quantity ?? 1) > was) return false;
			return put(...fewer(line, quantity ?? 1));
		case "off":
			if ((kind !== "line" && kind !== "list") || !line) return false;
			list.places = list.places.filter((place) => !place.was || !lines.includes(place.was));
			return list.gone.push(...lines) > 0;
		case "only":
			if (!isOn) return putNew(quantity ?? 1);
			if (!line) return false;
			for (const one of lines) list.kept.add(one);
			return quantity === undefined || put(lineOf(own, quantity));
		case "kind":
			return !isOn && line !== undefined && put(lineOf(ids, quantity ?? was));
		case "part": {
			const count = quantity ?? 1;
			if (!line || kind === "number" || kind === "list" || was === undefined || count > was)
				return false;
			const rest = line.ids.filter((id) => !ids.includes(id));
			put(...fewer(lineOf(rest.length > 0 ? rest : line.ids, was), count));
			return putNew(count);
		}
		case "same": {
			const count = (list.gone[0] ?? other)?.quantity;
			if (quantity !== undefined || count === undefined) return false;
			if (!isOn) return putNew(count);
			return kind === "line" && line !== undefined && other !== target && put(lineOf(own, count));
		}
		case "double":
			if (quantity !== undefined || kind === "number" || !isOn) return false;
			return kind === "list" ? changeAll(list, doubled) : line !== undefined && put(doubled(line));
		case "each":
			if (quantity === undefined || kind !== "number") return false;
			return changeAll(list, ({ ids: its }) => lineOf(its, quantity));
		case "open":
			return false;
	}
}

/** The ids of a line that the mention leaves. */
function narrowed({ kind, ids }: Mention, line: Line | undefined): readonly string[] {
	if (kind === "number" && ids.length > 0) return ids;
	const own = kind === "line" ? (line?.ids.filter((id) => ids.includes(id)) ?? []) : [];
	return own.length > 0 ? own : (line?.ids ?? ids);
}

const fewer = ({ ids, quantity = 1 }: Line, off: number): Line[] =>
	off < quantity ? [lineOf(ids, quantity - off)] : [];

/** "Half of them" */
const countOf = ({ quantity, ids }: Mention, was: number | undefined): number | undefined =>
	quantity === 0.5 && was !== undefined && ids.length > 0 && was % 2 === 0 ? was / 2 : quantity;

const halved = ({ ids, quantity }: Line): Line => lineOf(ids, quantity && quantity / 2);

const doubled = ({ ids, quantity }: Line): Line => lineOf(ids, quantity && quantity * 2);

function changeAll(list: List, change: (line: Line) => Line): true {
	list.places = list.places.map((place) => ({ ...place, line: change(place.line) }));
	return true;
}
