/** Values of JSON files: read and changed by their places, compared, matched with their partners in another version. */

export type Group = Record<string, unknown>;

export function isGroup(value: unknown): value is Group {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The place of a value: "content/prices.json#/categories/0/name". */
export function placeOf(path: string, steps: readonly PropertyKey[]): string {
	return [`${path}#`, ...steps.map(String)].join("/");
}

export function partsOf(place: string): { path: string; steps: string[] } {
	const [path = "", way = ""] = place.split("#");
	return { path, steps: way.split("/").slice(1) };
}

export function valueAt(value: unknown, steps: readonly PropertyKey[]): unknown {
	return steps.reduce<unknown>((here, step) => (here as Group | undefined)?.[String(step)], value);
}

/** A copy with another value at a place; `undefined` takes it out. */
export function withValue(
	value: unknown,
	[step, ...rest]: readonly PropertyKey[],
	wanted: unknown,
): unknown {
	if (step === undefined) return wanted;
	const inner = withValue((value as Group | undefined)?.[String(step)], rest, wanted);
	if (Array.isArray(value))
		return inner === undefined
			? value.filter((_, at) => at !== Number(step))
			: Object.assign([...value], { [step]: inner });
	const { [String(step)]: _, ...others } = groupOf(value);
	return inner === undefined ? others : { ...groupOf(value), [step]: inner };
}

/** Whatever the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((entry, at) => isEqual(entry, other[at]));
	if (!isGroup(one) || !isGroup(other)) return one === other;
	const names = Object.keys({ ...one, ...other });
	return names.every((name) => isEqual(one[name], other[name]));
}

/** Nothing that an owner wrote. */
export function isBlank(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
	return value === undefined || value === null || value === false;
}

/** The keys by which entries of a list are told apart. */
const entryKeys = ["id", "slug", "drawing", "date", "reviewId", "day"];

/** The same in all versions of an entry; undefined where it has no key. */
export function keyOf(entry: unknown): string | undefined {
	const name = entryKeys.find((key) => isGroup(entry) && typeof entry[key] === "string");
	return name && `${name} ${(entry as Group)[name]}`;
}

/**
 * For each entry of a list, the index of the same one in another version: by its key, its value, or else the one that is
 * left at its place. -1 where there is none.
 */
export function partnersIn(list: readonly unknown[], others: readonly unknown[]): number[] {
	const keys = others.map(keyOf);
	const found = list.map((entry) => {
		const key = keyOf(entry);
		return key ? keys.indexOf(key) : others.findIndex((other) => isEqual(other, entry));
	});
	return found.map((index, at) =>
		index === -1 && !keyOf(list[at]) && at < others.length && !found.includes(at) ? at : index,
	);
}
