import { shopFilePaths } from "../assistant/contract.ts";
import { reviewsFile } from "../assistant/data-sent.ts";
import type { Shop } from "../content/content-files.ts";
import { fullTime, shortTime } from "../content/format-hours.ts";
import { issuePath } from "../content/issue-path.ts";
import { rateCardFile, siteData, siteFile } from "../content/site-data.ts";
import { textsOf } from "../content/text-errors.ts";
import { allRoutes, keywordRoutes, routes } from "../src/site-map.ts";

/** What the content says, and where on the site it must stand. Texts are as `plainText` leaves them. */
export type SiteFacts = {
	/** The address that the content gives the site, without a slash at its end. */
	siteUrl: string;
	/** Every page of the site map. */
	paths: readonly string[];
	whatsapp: string;
	phone: string;
	/** What every page says. */
	everywhere: readonly string[];
	/** What one page says, or any of them where no path is given; with its place in the content. */
	texts: readonly { path?: string; text: string; place: string }[];
	/** Every figure, and every time of day ("9:00 PM"), that the content names. */
	figures: ReadonlySet<string>;
	times: ReadonlySet<string>;
	/** Path of a data file -> what it holds. */
	data: Readonly<Record<string, unknown>>;
};

/** Without signs that only a page's typography has: rupee signs, separators, dashes, wide and soft spaces. */
export function plainText(text: string): string {
	return text
		.replace(/[\u00ad\u200b\u2060₹]|(?<=\d),(?=\d{3})/g, "")
		.replace(/–/g, "-")
		.replace(/\s+/g, " ")
		.trim();
}

/** The figures in a text: "from ₹2,000" -> "2000". */
export function figuresIn(text: string): string[] {
	return plainText(text).match(/\d+(?:\.\d+)?/g) ?? [];
}

export function siteFacts(shop: Shop): SiteFacts {
	const { business } = shop;
	const { hours, specialDays } = business;
	const all = textsOf(shop).map(({ text }) => text);
	const clocks = textsOf([hours, specialDays]).filter(({ text }) => /^\d\d:\d\d$/.test(text));
	return {
		siteUrl: business.siteUrl,
		paths: allRoutes(shop["landing-pages"], shop["keyword-pages"]),
		whatsapp: business.whatsapp,
		phone: business.phone,
		everywhere: [business.name, business.phone, business.hoursInWords.hours].map(plainText),
		texts: [...ratesOf(shop), ...readTexts(shop)],
		figures: new Set(all.flatMap(figuresIn)),
		times: new Set([
			...clocks.flatMap(({ text }) => [fullTime(text), shortTime(text)].map(plainText)),
			...all.flatMap(timesIn),
		]),
		data: {
			[shopFilePaths.site]: siteFile(siteData(shop)),
			[shopFilePaths.prices]: rateCardFile(shop.prices),
			[shopFilePaths.reviews]: reviewsFile(shop.reviews),
		},
	};
}

/** The times of day in a text: "9 AM", "6:30 PM". */
export function timesIn(text: string): string[] {
	return plainText(text).match(/\b\d{1,2}(?::\d\d)? [AP]M\b/g) ?? [];
}

/** Every line of the rate card, name and price side by side. */
function ratesOf({ prices }: Shop): SiteFacts["texts"] {
	return prices.categories.flatMap(({ items }, category) =>
		items.map(({ name, price }, item) => ({
			path: routes.pricing,
			text: plainText(`${name} ${price.text}`),
			place: issuePath("prices", prices, ["categories", category, "items", item, "price"]),
		})),
	);
}

/** Keys whose texts are sent, or for search engines alone, or for pages outside the site map. */
const unread = /^(?:keyword|keywords|keywordReviews|messageName|offline|shortName)$/;

/**
 * Every text of three words or more that a visitor reads, and every price of a service. Shorter ones are
 * mostly names of pictures and the like; a text with a gap is filled in where it is shown.
 */
function readTexts(shop: Shop): SiteFacts["texts"] {
	const own = keywordRoutes(shop["keyword-pages"], shop["landing-pages"]).map(({ slug }) => slug);
	const files = [
		"services",
		"features",
		"faq",
		"terms",
		"privacy",
		"care-labels",
		"pages",
	] as const;
	const parts: { file: keyof Shop; value: unknown; path?: string; at?: PropertyKey[] }[] = [
		...files.map((file) => ({
			file,
			value: shop[file],
			...(file === "services" && { path: routes.services }),
		})),
		...shop["landing-pages"].map((value, index) => ({
			...{ file: "landing-pages" as const, value, path: `/${value.slug}`, at: [index] },
		})),
		...shop["keyword-pages"].flatMap((value, index) =>
			own.includes(value.slug)
				? [{ file: "keyword-pages" as const, value, path: `/${value.slug}`, at: [index] }]
				: [],
		),
	];
	return parts.flatMap(({ file, value, path, at = [] }) =>
		textsOf(value)
			.filter(({ text, path: keys }) => isRead(text, keys))
			.map((found) => ({
				path,
				text: plainText(found.text),
				place: issuePath(file, shop[file], [...at, ...written(found.path)]),
			})),
	);
}

/** Where the owner wrote a text: a price is one text there. */
function written(keys: readonly PropertyKey[]): readonly PropertyKey[] {
	return keys.at(-2) === "price" ? keys.slice(0, -1) : keys;
}

function isRead(text: string, keys: readonly PropertyKey[]): boolean {
	if (/[{}]/.test(text) || keys.some((key) => unread.test(String(key)))) return false;
	if (keys.at(-2) === "price") return keys.at(-1) === "text";
	return text.trim().split(/\s+/).length >= 3;
}
