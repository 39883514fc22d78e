import type { Content, FileName } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { fixedPages } from "./fixed-pages.ts";
import { type Fault, type Place, placeAt } from "./issue-path.ts";
import { missingNames, type Reference } from "./missing-names.ts";
import type { FieldMeta } from "./schema/fields.ts";
import { say } from "./sentences/say.ts";
import { allStringFields } from "./string-fields.ts";

/** Ids that one file uses and another does not define. Files that could not be read are not checked. */
export function brokenReferences(content: Partial<Content>): Fault[] {
	return [...missingItems(content), ...missingPages(content)];
}

function missingItems(content: Partial<Content>): Fault[] {
	const { prices } = content;
	if (!prices) return [];
	return missingNames(referencesTo("price item", content), {
		what: say("item of {0}/prices.json", contentFolder()),
		places: new Map(
			prices.categories.flatMap(({ items }, category) =>
				items.map(({ id }, item): [string, Place] => [
					id,
					placeAt("prices", prices, ["categories", category, "items", item, "id"]),
				]),
			),
		),
		otherwise: say("Use the id of one that is."),
	});
}

function missingPages(content: Partial<Content>): Fault[] {
	const { "landing-pages": landing, "keyword-pages": keyword, services } = content;
	if (!landing || !keyword) return [];
	const fixed = Object.values(fixedPages).map(({ path }) => path.slice(1));
	const linked = referencesTo("address", content).flatMap(({ place, name: address }) => {
		const [, name = ""] = /^\/([^?#]*)/.exec(address) ?? [];
		return fixed.includes(name) ? [] : [{ place, name }];
	});
	const ofLabels = referencesTo("page or service", content).filter(
		({ name }) => services && !services.some(({ id }) => id === name),
	);
	const places = new Map<string, Place>([
		...slugPlaces("landing-pages", landing),
		...slugPlaces("keyword-pages", keyword),
	]);
	return missingNames(
		[
			...referencesTo("page", content),
			...linked,
			...ofLabels.map((reference) => ({ ...reference, or: say("service") })),
		],
		{ what: say("page"), places, otherwise: say("Use the slug of a landing or keyword page.") },
	);
}

function slugPlaces(file: FileName, pages: readonly { slug: string }[]): [string, Place][] {
	return pages.map(({ slug }, index) => [slug, placeAt(file, pages, [index, "slug"])]);
}

function referencesTo(
	what: NonNullable<FieldMeta["refersTo"]>,
	content: Partial<Content>,
): Reference[] {
	return allStringFields(content)
		.filter(({ meta }) => meta.refersTo === what)
		.map(({ file, value, path, text }) => {
			const isInList = typeof path.at(-1) === "number";
			return { place: placeAt(file, value, isInList ? path.slice(0, -1) : path), name: text };
		});
}
