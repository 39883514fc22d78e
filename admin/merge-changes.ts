/** Joins two people's changes of one value: of different fields and entries each keeps its own. */
import { type Group, identityOf, isEqual, isGroup } from "./json.ts";

interface Joined {
	value: unknown;
	/** Places that both changed, each in another way. */
	conflicts: PropertyKey[][];
}

/**
 * @param base the value that both began with
 * @param winner whose change stands where both changed the same
 */
export function mergeChanges(
	base: unknown,
	mine: unknown,
	theirs: unknown,
	winner: "mine" | "theirs" = "mine",
): Joined {
	const alone = (value: unknown): Joined => ({ value, conflicts: [] });
	if (isEqual(mine, theirs) || isEqual(base, mine)) return alone(theirs);
	if (isEqual(base, theirs)) return alone(mine);
	const versions = [base, mine, theirs];
	if (versions.every(isGroup)) {
		const names = new Set([...Object.keys(theirs as Group), ...Object.keys(mine as Group)]);
		const parts = versions.map((value) => new Map(Object.entries(value as Group)));
		const { entries, conflicts } = joinEntries([...names], parts, winner);
		return { value: Object.fromEntries(entries), conflicts };
	}
	if (versions.every(Array.isArray)) {
		const lists = versions as unknown[][];
		const parts = byIdentity(lists) ?? byPlace(lists);
		if (parts) {
			const [was = [], own = [], others = []] = parts.map((part) => [...part.keys()]);
			const { entries, conflicts } = joinEntries(joinOrder(was, own, others), parts, winner);
			const places = new Map(entries.map(([key], at) => [key, at]));
			return {
				value: entries.map(([, entry]) => entry),
				conflicts: conflicts.map(([key, ...rest]) => [places.get(String(key)) ?? 0, ...rest]),
			};
		}
	}
	return { value: winner === "mine" ? mine : theirs, conflicts: [[]] };
}

type Part = ReadonlyMap<string, unknown>;

function joinEntries(keys: readonly string[], parts: readonly Part[], winner: "mine" | "theirs") {
	const entries: [string, unknown][] = [];
	const conflicts: PropertyKey[][] = [];
	for (const key of keys) {
		const [base, mine, theirs] = parts.map((part) => part.get(key));
		const joined = mergeChanges(base, mine, theirs, winner);
		conflicts.push(...joined.conflicts.map((steps) => [key, ...steps]));
		if (joined.value !== undefined) entries.push([key, joined.value]);
	}
	return { entries, conflicts };
}

/** @returns undefined where entries cannot be told apart */
function byIdentity(lists: readonly (readonly unknown[])[]): Part[] | undefined {
	const parts = lists.map((list) => new Map(list.map((entry) => [identityOf(entry), entry])));
	const isClear = parts.every(
		(part, at) => !part.has(undefined) && part.size === lists[at]?.length,
	);
	return isClear ? (parts as Map<string, unknown>[]) : undefined;
}

function byPlace(lists: readonly (readonly unknown[])[]): Part[] | undefined {
	const isOneLength = new Set(lists.map((list) => list.length)).size === 1;
	return isOneLength
		? lists.map((list) => new Map(list.map((entry, at) => [String(at), entry])))
		: undefined;
}

/** A new order of mine stands, or else theirs; entries of the other one follow those that they followed. */
function joinOrder(
	base: readonly string[],
	mine: readonly string[],
	theirs: readonly string[],
): string[] {
	const isCommon = (key: string) => [base, mine, theirs].every((list) => list.includes(key));
	const isReordered = !isEqual(mine.filter(isCommon), base.filter(isCommon));
	const [order, others] = isReordered ? [[...mine], theirs] : [[...theirs], mine];
	for (const [at, key] of others.entries()) {
		if (order.includes(key)) continue;
		order.splice(at === 0 ? 0 : order.indexOf(others[at - 1] ?? "") + 1, 0, key);
	}
	return order;
}
