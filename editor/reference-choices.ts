import type { RawContent } from "../content/content-files.ts";
import type { FieldMeta } from "../content/schema/fields.ts";

export interface Choice {
	label: string;
	value: string;
}

export type References = Partial<Record<NonNullable<FieldMeta["refersTo"]>, readonly Choice[]>>;

/** What a field that names another entry may name: by names and prices instead of ids. */
export function referenceChoices(content: RawContent): References {
	const items = content.prices.categories.flatMap(({ name: group, items }) =>
		items.map(({ id, name, price }) => ({ label: `${name} · ${price} · ${group}`, value: id })),
	);
	const pages = [...content["landing-pages"], ...content["keyword-pages"]].map(
		({ slug, shortName }) => ({ label: shortName, value: slug }),
	);
	const services = content.services
		.filter(({ id }) => !pages.some(({ value }) => value === id))
		.map(({ id, name }) => ({ label: name, value: id }));
	return { "price item": items, page: pages, "page or service": [...pages, ...services] };
}
