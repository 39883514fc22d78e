/** Which pages of the site show what a form changes. */
import { type FixedPageId, fixedPageIds, fixedPages } from "../../shop/fixed-pages.ts";
import { isGroup } from "../form-shape.ts";
import { rootList } from "../forms.ts";
import type { FilledForm } from "../shop-save.ts";

export interface ShownPage {
	path: string;
	name: string;
}

/** The page that shows a form's content best; others have pages of their own, or Home. */
const bestPages: Readonly<Record<string, FixedPageId>> = {
	prices: "pricing",
	hours: "contact",
	reviews: "reviews",
	testimonials: "about",
	messages: "contact",
	services: "services",
	"care-labels": "services",
};

interface Languages {
	hasHindi: boolean;
	/** True if nothing but Hindi has changed. */
	isHindiFirst: boolean;
}

/** The best first, then all fixed pages; those of the other language follow. */
export function pagesOf(
	filled: FilledForm | undefined,
	{ hasHindi, isHindiFirst }: Languages,
): ShownPage[] {
	const english = pagesInEnglish(filled);
	if (!hasHindi) return english;
	const hindi = english.map(({ path, name }) => ({
		path: `/hi${path.replace(/\/$/, "")}`,
		name: `${name} · हिन्दी`,
	}));
	return isHindiFirst ? [...hindi, ...english] : [...english, ...hindi];
}

function pagesInEnglish(filled?: FilledForm): ShownPage[] {
	const best = bestPages[filled?.form.name ?? ""] ?? "home";
	const own = filled ? searchPages(filled) : [];
	const fixed = [best, ...fixedPageIds.filter((id) => id !== best)].map((id) => fixedPages[id]);
	return [...own, ...fixed.map(({ path, name }) => ({ path, name }))];
}

/** Entries with an address are pages. */
function searchPages({ values }: FilledForm): ShownPage[] {
	const entries = values[rootList];
	if (!Array.isArray(entries)) return [];
	return entries.filter(isGroup).flatMap(({ slug, shortName }) => {
		const isPage = typeof slug === "string" && slug !== "" && typeof shortName === "string";
		return isPage ? [{ path: `/${slug}`, name: shortName }] : [];
	});
}
