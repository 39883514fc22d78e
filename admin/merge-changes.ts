/** Joins two people's changes of one value: of different fields and entries each keeps its own. */
import { type Group, isEqual, isGroup, keysOf, withFollowers } from "./json.ts";

/**
 * @param base the value that both began with
 * @param winner whose change stands where both changed the same
 */
export function mergeChanges(
	base: unknown,
	mine: unknown,
	theirs: unknown,
	winner: "mine" | "theirs" = "mine",
): unknown {
	if (isEqual(mine, theirs) || isEqual(base, mine)) return theirs;
	if (isEqual(base, theirs)) return mine;
	const join = (names: readonly string[], [was = {}, own = {}, other = {}]: readonly Group[]) =>
		names
			.map((name) => [name, mergeChanges(was[name], own[name], other[name], winner)] as const)
			.filter(([, value]) => value !== undefined);
	const versions = [base, mine, theirs];
	if (versions.every(isGroup))
		return Object.fromEntries(join(Object.keys({ ...versions[2], ...versions[1] }), versions));
	if (!versions.every(Array.isArray)) return winner === "mine" ? mine : theirs;
	const keys = versions.map((list, version) => keysOf(list, versions[0]?.length, `${version}`));
	const groups = versions.map((list, version) =>
		Object.fromEntries(list.map((entry, at) => [keys[version]?.[at], entry])),
	);
	return join(joinOrder(keys), groups).map(([, value]) => value);
}

/** A new order of mine stands, or else theirs; entries of the other one follow those that they followed. */
function joinOrder([base = [], mine = [], theirs = []]: readonly string[][]): string[] {
	const common = (list: readonly string[]) =>
		list.filter((key) => [base, mine, theirs].every((one) => one.includes(key)));
	const isReordered = !isEqual(common(mine), common(base));
	return isReordered ? withFollowers(mine, theirs) : withFollowers(theirs, mine);
}
