/** Joins two people's changes of one value: of different fields and entries each keeps its own. */
import { isEqual, isGroup, keyOf } from "./json.ts";

interface Joined {
	value: unknown;
	/** Both changed the same, each in another way. */
	hasConflict: boolean;
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
	if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs, hasConflict: false };
	if (isEqual(base, theirs)) return { value: mine, hasConflict: false };
	const join = (keys: readonly string[], parts: readonly ReadonlyMap<string, unknown>[]) => {
		const joined = keys.map((key) => {
			const [was, own, other] = parts.map((part) => part.get(key));
			return { key, ...mergeChanges(was, own, other, winner) };
		});
		const kept = joined.filter(({ value }) => value !== undefined);
		return { kept, hasConflict: joined.some((one) => one.hasConflict) };
	};
	const versions = [base, mine, theirs];
	if (versions.every(isGroup)) {
		const parts = versions.map((value) => new Map(Object.entries(value)));
		const { kept, hasConflict } = join(Object.keys({ ...versions[2], ...versions[1] }), parts);
		return { value: Object.fromEntries(kept.map(({ key, value }) => [key, value])), hasConflict };
	}
	const parts = versions.every(Array.isArray) && entriesOf(versions);
	if (!parts) return { value: winner === "mine" ? mine : theirs, hasConflict: true };
	const { kept, hasConflict } = join(joinOrder(parts.map((part) => [...part.keys()])), parts);
	return { value: kept.map(({ value }) => value), hasConflict };
}

/** By their keys or texts; else by their places in lists of one length. @returns undefined where they cannot be told apart */
function entriesOf(lists: readonly (readonly unknown[])[]) {
	const named = lists.map((list) => new Map(list.map((entry) => [nameOf(entry), entry])));
	const isClear = named.every(
		(part, at) => !part.has(undefined) && part.size === lists[at]?.length,
	);
	if (isClear) return named as Map<string, unknown>[];
	if (new Set(lists.map(({ length }) => length)).size > 1) return undefined;
	return lists.map((list) => new Map(list.map((entry, at) => [String(at), entry])));
}

function nameOf(entry: unknown): string | undefined {
	const text = isGroup(entry) ? entry.en : entry;
	return keyOf(entry) ?? (typeof text === "string" ? text : undefined);
}

/** A new order of mine stands, or else theirs; entries of the other one follow those that they followed. */
function joinOrder([base = [], mine = [], theirs = []]: readonly string[][]): string[] {
	const common = (list: readonly string[]) =>
		list.filter((key) => [base, mine, theirs].every((one) => one.includes(key)));
	const isReordered = !isEqual(common(mine), common(base));
	const [order, others] = isReordered ? [[...mine], theirs] : [[...theirs], mine];
	for (const [at, key] of others.entries())
		if (!order.includes(key))
			order.splice(at === 0 ? 0 : order.indexOf(others[at - 1] ?? "") + 1, 0, key);
	return order;
}
