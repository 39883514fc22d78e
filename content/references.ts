import type { Content } from "./check.ts";
import { nearest } from "./nearest.ts";

/** The site map's fixed pages: their addresses are taken. */
export const fixedPages = new Set([
	"services",
	"pricing",
	"about",
	"contact",
	"reviews",
	"offline",
]);

/**
 * Ids that one file takes from another and that are not there. A file that could not be read is left
 * out of the question, for what it would hold is not known.
 */
export function brokenReferences(content: Partial<Content>): string[] {
	return [
		...twoTurnarounds(content.business),
		...repeatedItems(content.prices),
		...brokenPageReferences(content),
		...brokenServicePages(content),
		...unknownAreas(content.business),
		...unknownCare(content),
	];
}

/** Spellings of no area. */
function unknownAreas(business: Content["business"] | undefined): string[] {
	const { areas = [], areaSpellings = {} } = business ?? {};
	return Object.keys(areaSpellings)
		.filter((area) => !areas.includes(area))
		.map((area) => {
			const advice = guessed(area, areas, 'Write it as it stands in "areas".');
			return `content/business.json: areaSpellings names "${area}", which is none of the areas. ${advice}`;
		});
}

/** Care symbols that ask for what the shop does not have. */
function unknownCare(content: Partial<Content>): string[] {
	const { services, "keyword-pages": pages, "care-labels": care } = content;
	if (!services || !pages || !care) return [];
	const known = new Set([...services.map(({ id }) => id), ...pages.map(({ slug }) => slug)]);
	return care.families.flatMap((family) =>
		family.symbols.flatMap(({ name, asksFor }) => {
			if (!asksFor || known.has(asksFor)) return [];
			const advice = guessed(asksFor, known, "Use the id or slug of one that is.");
			return `content/care-labels.json → ${family.name} → "${name}": asksFor names "${asksFor}", which is neither a service nor a keyword page. ${advice}`;
		}),
	);
}

/** The turnaround stands there in words, as the shop says it, and in numbers to count with. */
function twoTurnarounds(business: Content["business"] | undefined): string[] {
	if (!business) return [];
	const { turnaround, turnaroundHours } = business;
	const { from, to } = turnaroundHours;
	if (turnaround.match(/\d+/g)?.join() === `${from},${to}`) return [];
	return [
		`content/business.json: turnaroundHours is from ${from} to ${to}, and turnaround says "${turnaround}". Write both alike.`,
	];
}

function repeatedItems(prices: Content["prices"] | undefined): string[] {
	const faults: string[] = [];
	const seen = new Set<string>();
	for (const category of prices?.categories ?? []) {
		for (const { id, name } of category.items) {
			if (seen.has(id))
				faults.push(
					`content/prices.json → ${category.name} → "${name}": has the id "${id}", which an item above has too. Give it its own.`,
				);
			seen.add(id);
		}
	}
	return faults;
}

function brokenPageReferences(content: Partial<Content>): string[] {
	const faults: string[] = [];
	const { prices } = content;
	const items =
		prices && new Set(prices.categories.flatMap(({ items }) => items.map(({ id }) => id)));
	const slugs = pageSlugs(content);
	for (const file of ["landing-pages", "keyword-pages"] as const) {
		for (const page of content[file] ?? []) {
			const place = `content/${file}.json → "${page.slug}":`;
			if (fixedPages.has(page.slug))
				faults.push(`${place} slug is the address of a fixed page. Choose another.`);
			for (const id of items ? page.priceItems : []) {
				if (items?.has(id)) continue;
				const advice = guessed(id, items, "Use the id of one that is.");
				faults.push(
					`${place} priceItems names "${id}", which is no item of content/prices.json. ${advice}`,
				);
			}
			for (const slug of slugs ? page.sisters : []) {
				if (slug === page.slug)
					faults.push(`${place} sisters names this page itself. Name another.`);
				if (slugs?.has(slug)) continue;
				const advice = guessed(slug, slugs, "Use the slug of a landing or keyword page.");
				faults.push(`${place} sisters names "${slug}", which is no page. ${advice}`);
			}
		}
	}
	return faults;
}

function brokenServicePages(content: Partial<Content>): string[] {
	const slugs = pageSlugs(content);
	if (!slugs) return [];
	return (content.services ?? []).flatMap(({ name, pages }) =>
		pages
			.filter((slug) => !slugs.has(slug))
			.map((slug) => {
				const advice = guessed(slug, slugs, "Use the slug of a landing or keyword page.");
				return `content/services.json → "${name}": pages names "${slug}", which is no page. ${advice}`;
			}),
	);
}

/** The addresses of the landing and keyword pages; undefined unless both files could be read. */
function pageSlugs(content: Partial<Content>): Set<string> | undefined {
	const { "landing-pages": landing, "keyword-pages": keyword } = content;
	return landing && keyword && new Set([...landing, ...keyword].map(({ slug }) => slug));
}

function guessed(word: string, candidates: Iterable<string> = [], otherwise: string): string {
	const guess = nearest(word, candidates);
	return guess ? `Did you mean "${guess}"?` : otherwise;
}
