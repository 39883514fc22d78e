import type { Content } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { didYouMean } from "./did-you-mean.ts";
import { fixedPages, offlinePath } from "./fixed-pages.ts";
import { issuePath } from "./issue-path.ts";
import { missingNames, type Reference } from "./missing-names.ts";
import type { Price } from "./price.ts";

const fixedSlugs = Object.values(fixedPages).map(({ path }) => path.slice(1));

/** Slugs that landing and keyword pages must not have. */
export const takenSlugs: ReadonlySet<string> = new Set([
	...fixedSlugs,
	offlinePath.slice(1),
	...["index", "404"],
]);

const searchPages = ["landing-pages", "keyword-pages"] as const;

/**
 * Ids that one file uses and another does not define. Files that could not be read are not checked.
 */
export function brokenReferences(content: Partial<Content>): string[] {
	return [
		...repeatedItems(content.prices),
		...slugsOfFixedPages(content),
		...missingItems(content),
		...otherSums(content),
		...missingPages(content),
		...unknownAreas(content.business),
	];
}

function unknownAreas(business: Content["business"] | undefined): string[] {
	const { areas = [], areaSpellings = {} } = business ?? {};
	return Object.keys(areaSpellings)
		.filter((area) => !areas.includes(area))
		.map((area) => {
			const advice = guessed(area, areas, 'Write it as in "areas".');
			return `${contentFolder()}/business.json: areaSpellings names "${area}", which is not one of the areas. ${advice}`;
		});
}

function repeatedItems(prices: Content["prices"] | undefined): string[] {
	const errors: string[] = [];
	const seen = new Set<string>();
	for (const category of prices?.categories ?? []) {
		for (const { id, name } of category.items) {
			if (seen.has(id))
				errors.push(
					`${contentFolder()}/prices.json → ${category.name} → "${name}": has the id "${id}", which an item above already has. Give it another one.`,
				);
			seen.add(id);
		}
	}
	return errors;
}

function slugsOfFixedPages(content: Partial<Content>): string[] {
	return searchPages.flatMap((file) =>
		(content[file] ?? [])
			.filter(({ slug }) => takenSlugs.has(slug))
			.map(
				({ slug }) =>
					`${contentFolder()}/${file}.json → "${slug}": slug is the address of another page of this site. Choose another.`,
			),
	);
}

function missingItems(content: Partial<Content>): string[] {
	const { prices } = content;
	if (!prices) return [];
	const places = new Map(
		prices.categories.flatMap((category, index) =>
			category.items.map(({ id }, item) => [
				id,
				issuePath("prices", prices, ["categories", index, "items", item, "id"]),
			]),
		),
	);
	const references = searchPages.flatMap((file) =>
		(content[file] ?? []).flatMap(({ slug, priceItems }) =>
			priceItems.map((name) => ({
				place: `${contentFolder()}/${file}.json → "${slug}": priceItems`,
				name,
			})),
		),
	);
	for (const { slug, featuredService } of content["keyword-pages"] ?? []) {
		const place = `${contentFolder()}/keyword-pages.json → "${slug}" → featuredService: priceItem`;
		if (featuredService.priceItem) references.push({ place, name: featuredService.priceItem });
	}
	return missingNames(references, {
		what: `item of ${contentFolder()}/prices.json`,
		places,
		otherwise: "Use the id of one that is.",
	});
}

/** Featured services whose price differs from that of their rate card item. */
function otherSums(content: Partial<Content>): string[] {
	const items = content.prices?.categories.flatMap((category) => category.items) ?? [];
	return (content["keyword-pages"] ?? []).flatMap(({ slug, featuredService }) => {
		const { price, priceItem } = featuredService;
		const item = items.find(({ id }) => id === priceItem);
		if (!item || sumOf(item.price) === sumOf(price)) return [];
		return [
			`${contentFolder()}/keyword-pages.json → "${slug}" → featuredService: price is "${price.text}", and ${contentFolder()}/prices.json has "${item.price.text}" for its priceItem "${priceItem}". Write the same sum in both, or leave priceItem out.`,
		];
	});
}

/** In paise. */
function sumOf(price: Price): number | undefined {
	return price.kind === "quote" ? undefined : price.low;
}

function missingPages(content: Partial<Content>): string[] {
	const { "landing-pages": landing, "keyword-pages": keyword } = content;
	if (!landing || !keyword) return [];
	const places = new Map(
		searchPages.flatMap((file) =>
			(content[file] ?? []).map(({ slug }) => [
				slug,
				`${contentFolder()}/${file}.json → "${slug}": slug`,
			]),
		),
	);
	return [
		...searchPages.flatMap((file) =>
			(content[file] ?? [])
				.filter(({ slug, sisters }) => sisters.includes(slug))
				.map(
					({ slug }) =>
						`${contentFolder()}/${file}.json → "${slug}": sisters names this page itself. Name another.`,
				),
		),
		...missingNames(pageReferences(content), {
			what: "page",
			places,
			otherwise: "Use the slug of a landing or keyword page.",
		}),
	];
}

function pageReferences(content: Partial<Content>): Reference[] {
	const references: Reference[] = [];
	for (const file of searchPages)
		for (const [index, page] of (content[file] ?? []).entries()) {
			for (const name of page.sisters)
				references.push({
					place: `${contentFolder()}/${file}.json → "${page.slug}": sisters`,
					name,
				});
			for (const [question, { link }] of page.questions.entries()) {
				const [, name = ""] = /^\/([^?#]*)/.exec(link?.href ?? "") ?? [];
				const place = () =>
					issuePath(file, content[file], [index, "questions", question, "link", "href"]);
				if (!fixedSlugs.includes(name)) references.push({ place: place(), name });
			}
		}
	for (const { name: service, pages } of content.services ?? [])
		for (const name of pages)
			references.push({ place: `${contentFolder()}/services.json → "${service}": pages`, name });
	return [...references, ...careReferences(content)];
}

function careReferences({ services, "care-labels": care }: Partial<Content>): Reference[] {
	if (!services || !care) return [];
	const ids = new Set(services.map(({ id }) => id));
	return care.families.flatMap((family) =>
		family.symbols.flatMap(({ name: symbol, asksFor: name }) =>
			!name || ids.has(name)
				? []
				: [
						{
							place: `${contentFolder()}/care-labels.json → ${family.name} → "${symbol}": asksFor`,
							name,
							or: "service",
						},
					],
		),
	);
}

function guessed(word: string, candidates: Iterable<string> = [], otherwise: string): string {
	const guess = didYouMean(word, candidates);
	return guess ? `Did you mean "${guess}"?` : otherwise;
}
