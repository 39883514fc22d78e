import { isGroup, keyIn, partnerOf } from "./form-shape.ts";
import { isEqual } from "./write-changes.ts";

/**
 * Joins two people's changes of one value: of different fields and entries each keeps its own.
 *
 * @param base the value that both began with
 * @param keepMine where both changed the same thing, mine stands
 * @returns undefined where both changed the same thing, each in another way
 */
export function mergeChanges(
	base: unknown,
	mine: unknown,
	theirs: unknown,
	keepMine = false,
): { value: unknown } | undefined {
	if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs };
	if (isEqual(base, theirs)) return { value: mine };
	if (isGroup(base) && isGroup(mine) && isGroup(theirs))
		return mergeGroups(base, mine, theirs, keepMine);
	const merged =
		Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)
			? mergeLists(base, mine, theirs, keepMine)
			: undefined;
	return merged ?? (keepMine ? { value: mine } : undefined);
}

type Group = Record<string, unknown>;

function mergeGroups(
	base: Group,
	mine: Group,
	theirs: Group,
	keepMine: boolean,
): { value: unknown } | undefined {
	const merged: Group = {};
	for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
		const both = mergeChanges(base[name], mine[name], theirs[name], keepMine);
		if (!both) return undefined;
		if (both.value !== undefined) merged[name] = both.value;
	}
	return { value: merged };
}

/** Lists of entries that have keys: others cannot be told apart. */
function mergeLists(
	base: readonly unknown[],
	mine: readonly unknown[],
	theirs: readonly unknown[],
	keepMine: boolean,
): { value: unknown } | undefined {
	const isKeyed = [...base, ...mine, ...theirs].every((entry) => isGroup(entry) && keyIn(entry));
	if (!isKeyed) return undefined;
	const merged: unknown[] = [];
	for (const [place, entry] of theirs.entries()) {
		const [old, own] = [partnerOf(entry, base, place), partnerOf(entry, mine, place)];
		const both = mergeChanges(old, own, entry, keepMine);
		if (!both) return undefined;
		if (both.value !== undefined) merged.push(both.value);
	}
	for (const [place, entry] of mine.entries()) {
		if (partnerOf(entry, theirs, place) !== undefined) continue;
		const old = partnerOf(entry, base, place);
		// They took out what I have changed.
		if (old !== undefined && !isEqual(old, entry) && !keepMine) return undefined;
		if (old !== undefined && isEqual(old, entry)) continue;
		const previous = merged.indexOf(partnerOf(mine[place - 1], merged, place - 1));
		merged.splice(place === 0 ? 0 : previous === -1 ? merged.length : previous + 1, 0, entry);
	}
	return { value: merged };
}
