/** Texts of the shop in their languages, `{ "en": "…", "hi": "…" }`, and the content in one of them. */
import { type Language, languages } from "../languages/languages.ts";

const ids: readonly string[] = languages.map(({ id }) => id);
const [{ id: first }] = languages;

/** True for a text, or a list of texts, that is written in several languages. */
export function isInLanguages(value: unknown): value is Record<string, unknown> {
	return isRecord(value) && ids.some((id) => Object.hasOwn(value, id));
}

/** The content in one language. A text that has none in it is the first language's. */
export function pick(value: unknown, language: string = first): unknown {
	if (Array.isArray(value)) return value.map((entry) => pick(entry, language));
	if (isInLanguages(value)) return value[language] ?? value[first];
	if (!isRecord(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, pick(inner, language)]),
	);
}

/** The languages of a shop: those that its name is written in, the site's first one first. */
export function languagesOf({ business }: { business?: unknown }): Language[] {
	const name = isRecord(business) ? business.name : undefined;
	return languages.filter(({ id }, place) => place === 0 || (isInLanguages(name) && id in name));
}

interface Places {
	areas: string[];
	areaSpellings: Record<string, string[]>;
	areasNotPromised: string[];
	citySpellings?: string[];
	address: { city: string };
}

/**
 * The shop's business in a further language. Visitors write names in either script, whatever the page's language: each
 * area is known by its names and spellings in the first language, too.
 */
export function pickBusiness(business: unknown, language: string = first): unknown {
	const [original, own] = [pick(business), pick(business, language)];
	if (language === first || !isRecord(own)) return own;
	const [base, other] = [original, own] as unknown as [Places, Places];
	const spellings = base.areas.map((area, place) => {
		const name = other.areas[place] ?? area;
		const all = joined([area], base.areaSpellings[area], other.areaSpellings[area]);
		return [name, all.filter((spelling) => spelling !== name)];
	});
	return {
		...own,
		areaSpellings: Object.fromEntries(spellings),
		areasNotPromised: joined(other.areasNotPromised, base.areasNotPromised),
		citySpellings: joined(other.citySpellings, [base.address.city], base.citySpellings),
	};
}

function joined(...lists: (readonly string[] | undefined)[]): string[] {
	return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
