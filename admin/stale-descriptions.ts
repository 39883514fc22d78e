/** Pictures that changed without the words that say what they show. */
import { pick } from "../shop/pick.ts";
import { say } from "../shop/sentences/say.ts";
import type { Problem } from "./check-shop.ts";
import type { FormSchema } from "./form-schema.ts";
import { isGroup, partnerOf, placeOf } from "./json.ts";
import { schemaOf, type Values } from "./shop-files.ts";

/** Of a picture whose words stand beside it; those of another file may fit still. */
export function staleDescriptions(before: Values, after: Values): Problem[] {
	return Object.keys(after).flatMap((path) => {
		if (after[path] === before[path]) return [];
		return staleIn(schemaOf(path), before[path], after[path]).map((steps) => {
			const message = say(
				"still says what the former picture showed. Write what the new one shows.",
			);
			return { message, place: placeOf(path, steps) };
		});
	});
}

function staleIn(
	{ items, properties = {} }: FormSchema,
	old: unknown,
	now: unknown,
	steps: readonly PropertyKey[] = [],
): (readonly PropertyKey[])[] {
	if (items && Array.isArray(now) && Array.isArray(old))
		return now.flatMap((entry, at) =>
			staleIn(items, partnerOf(entry, old, at), entry, [...steps, at]),
		);
	if (!isGroup(now) || !isGroup(old)) return [];
	return Object.entries(properties).flatMap(([name, field]) => {
		const words = field.describedBy;
		if (!words) return staleIn(field, old[name], now[name], [...steps, name]);
		if (now[name] === old[name] || now[name] === undefined || !(words in now)) return [];
		return ["en", "hi"]
			.filter((id) => pick(old[words], id) === pick(now[words], id))
			.filter((id) => id === "en" || isGroup(now[words]))
			.map((id) => [...steps, words, ...(id === "hi" ? [id] : [])]);
	});
}
