/** What is measured on a picture and in no form, such as where its washing line runs, goes when another picture comes. */
import { fileNames } from "../content/content-files.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { isGroup, pictureName } from "./form-shape.ts";
import type { Addition } from "./git-host.ts";
import { parseShop, pathOf, type ShopTexts } from "./shop-texts.ts";
import { isEqual, lineWidthOf, writeChanges } from "./write-changes.ts";

/**
 * @param now what the files become
 * @param replaced pictures that take the files of others
 * @returns the texts that change by it, by their paths
 */
export function withoutOldMeasures(
	before: ShopTexts,
	now: ShopTexts,
	replaced: readonly Addition[],
): Map<string, string> {
	const names = new Set(replaced.map(({ path }) => pictureName(path)));
	const [old, files] = [parseShop(before).original, parseShop(now).original];
	const changed = fileNames.flatMap((file) => {
		const value = withoutMeasures(formSchema(file), old[file], files[file], names);
		if (isEqual(value, files[file])) return [];
		const path = pathOf(file);
		return [[path, writeChanges(now.texts.get(path) ?? "", value, lineWidthOf(path))] as const];
	});
	return new Map(changed);
}

function withoutMeasures(
	{ properties = {} }: FormSchema,
	before: unknown,
	now: unknown,
	replaced: ReadonlySet<string>,
): unknown {
	if (!isGroup(now)) return now;
	const old = isGroup(before) ? before : {};
	const isCurrent = (picture: string) =>
		now[picture] === old[picture] && !replaced.has(String(now[picture]));
	const kept = Object.entries(now).flatMap(([name, value]) => {
		const field = properties[name] ?? {};
		if (field.measuredOn && !isCurrent(field.measuredOn)) return [];
		return [[name, withoutMeasures(field, old[name], value, replaced)]];
	});
	return Object.fromEntries(kept) as unknown;
}
