/** Values of JSON files: read and changed by their places, compared, matched with their partners in another version. */

export type Group = Record<string, unknown>;

export function isGroup(value: unknown): value is Group {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The place of a value: "content/prices.json#/categories/0/name". */
export function placeOf(path: string, steps: readonly PropertyKey[]): string {
	return [`${path}#`, ...steps.map(String)].join("/");
}

export function partsOf(place: string): { path: string; steps: string[] } {
	const [path = "", way = ""] = place.split("#/");
	return { path: path.replace(/#$/, ""), steps: way ? way.split("/") : [] };
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
	const { [String(step)]: _, ...others } = (value ?? {}) as Group;
	if (inner === undefined) return others;
	return { ...(value as Group), [step]: inner };
}

/** Whatever the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((entry, at) => isEqual(entry, other[at]));
	if (!isGroup(one) || !isGroup(other)) return one === other;
	const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
	return names.every((name) => isEqual(one[name], other[name]));
}

/** Nothing that an owner wrote. */
export function isBlank(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	if (Array.isArray(value)) return value.length === 0;
	if (isGroup(value)) return Object.values(value).every(isBlank);
	return value === undefined || value === null || value === false;
}

/** The keys by which entries of a list are told apart. */
const entryKeys = ["id", "slug", "drawing", "date", "reviewId", "day"];

export function keyIn(entry: object): string | undefined {
	return entryKeys.find((name) => name in entry);
}

/** Tells an entry from its neighbours: its key with its value, or a text itself. */
export function identityOf(entry: unknown): string | undefined {
	if (typeof entry === "string") return entry;
	if (!isGroup(entry)) return undefined;
	const key = keyIn(entry) ?? ("en" in entry ? "en" : undefined);
	return key && typeof entry[key] === "string" ? `${key} ${entry[key]}` : undefined;
}

/** The entry of another list that is the same thing: by its key, or by its place where there is none. */
export function partnerOf(entry: unknown, others: readonly unknown[], index: number): unknown {
	const key = isGroup(entry) ? keyIn(entry) : undefined;
	if (!key) return others[index];
	return others.find((other) => isGroup(other) && other[key] === (entry as Group)[key]);
}
