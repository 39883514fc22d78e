/** JSON values: read and changed by their places, compared, matched with their partners in another version. */

import { isRecord } from "../shop/pick.ts";

export type Group = Record<string, unknown>;

export const isGroup: (value: unknown) => value is Group = isRecord;
export const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The place of a value: "content/prices.json#/categories/0/name". */
export function placeOf([path, ...steps]: readonly PropertyKey[]): string {
	return [`${String(path)}#`, ...steps.map(String)].join("/");
}

/** ["content/prices.json", "categories", "0", "name"] */
export function stepsOf(place: string): string[] {
	const [path = "", way = ""] = place.split("#");
	return [path, ...way.split("/").slice(1)];
}

/** @param value all files by their paths */
export function valueAt(value: unknown, place: string): unknown {
	return stepsOf(place).reduce<unknown>((here, step) => (here as Group | undefined)?.[step], value);
}

/** A copy with another value at a place; `undefined` takes it out. */
export function withValue<Value>(value: Value, place: string, wanted: unknown): Value {
	return replaced(value, stepsOf(place), wanted) as Value;
}

function replaced(value: unknown, [step, ...rest]: readonly string[], wanted: unknown): unknown {
	if (step === undefined) return wanted;
	const inner = replaced((value as Group | undefined)?.[step], rest, wanted);
	if (Array.isArray(value))
		return inner === undefined
			? value.filter((_, at) => at !== Number(step))
			: Object.assign([...value], { [step]: inner });
	const { [step]: _, ...others } = groupOf(value);
	return inner === undefined ? others : { ...groupOf(value), [step]: inner };
}

/** Whatever the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((entry, at) => isEqual(entry, other[at]));
	if (!isGroup(one) || !isGroup(other)) return false;
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

/**
 * For each entry a name that is the same in all versions of the list: its key, its text, or else its place.
 *
 * @param known the length of the version that others began with; later entries are of one version alone
 */
export function keysOf(list: readonly unknown[], known = list.length, version = ""): string[] {
	const keys = list.map((entry, at) => {
		const name = entryKeys.find((key) => typeof groupOf(entry)[key] === "string");
		const text = isGroup(entry) ? (name ? entry[name] : entry.en) : entry;
		if (typeof text === "string" && text) return `${name ?? "text"} ${text}`;
		return at < known ? `entry ${at}` : `entry ${at} ${version}`;
	});
	return keys.map((key, at) => (keys.indexOf(key) === at ? key : `${key} ${at} ${version}`));
}

/** For each entry the index of the same one in another version, a changed text's by its place; -1 where there is none. */
export function partnersIn(list: readonly unknown[], others: readonly unknown[]): number[] {
	const keys = keysOf(others);
	const own = keysOf(list);
	const found = own.map((key) => keys.indexOf(key));
	const isLoose = (key = "") => /^(?:text|entry) /.test(key);
	return found.map((index, at) =>
		index === -1 && isLoose(own[at]) && isLoose(keys[at]) && !found.includes(at) ? at : index,
	);
}

/** Names in an order, with further ones after those that they follow. */
export function withFollowers(order: readonly string[], names: readonly string[]): string[] {
	const all = [...order];
	for (const [at, name] of names.entries())
		if (!all.includes(name))
			all.splice(at === 0 ? 0 : all.indexOf(names[at - 1] ?? "") + 1, 0, name);
	return all;
}
