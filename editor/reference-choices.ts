import type { RawContent } from "../shop/content-files.ts";
import type { FieldMeta } from "../shop/schema/fields.ts";

export interface Choice {
	label: string;
	value: string;
}

export type References = Partial<Record<NonNullable<FieldMeta["refersTo"]>, readonly Choice[]>>;

/** Choices of a field that names another entry: by names and prices instead of ids. */
export function referenceChoices(content: RawContent): References {
	const items = content.prices.categories.flatMap(({ name: group, items }) =>
		items.map(({ id, name, price }) => ({ label: `${name} · ${price} · ${group}`, value: id })),
	);
	const pages = [...content["landing-pages"], ...content["keyword-pages"]].map(
		({ slug, shortName }) => ({ label: shortName, value: slug }),
	);
	const services = content.services.map(({ id, name }) => ({ label: name, value: id }));
	return {
		"price item": onceEach(items),
		page: onceEach(pages),
		"page or service": onceEach([...pages, ...services]),
	};
}

/** A landing page may have the address of a keyword page, whose place it takes. */
function onceEach(choices: readonly Choice[]): Choice[] {
	return [
		...new Map(choices.toReversed().map((choice) => [choice.value, choice])).values(),
	].reverse();
}
