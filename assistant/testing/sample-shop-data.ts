/** The sample shop's content in the shape in which the build hands it to the assistant, with SPEC.md's own facts. */

import { sampleFiles } from "../../fixtures/sample-content.ts";
import { parseContent } from "../../shop/check-content.ts";
import type { RawFiles } from "../../shop/content-files.ts";
import { isInLanguages } from "../../shop/pick.ts";
import { hindiShop } from "../../shop/testing/hindi-shop.ts";
import { shopDataOf } from "./other-shop-data.ts";

/** Of the rate card and the services, by id. */
const specifiedEntries: Readonly<Record<string, { name?: string; price?: string }>> = {
	"mens-shirt": { price: "80" },
	"mens-two-piece-suit": { price: "400" },
	"womens-silk-saree": { price: "250" },
	"footwear-juttis": { name: "Juttis" },
	"bulk-normal-wash-fold": { price: "69 per kg" },
	"housing-carpet": { price: "35 per sqft" },
	"premium-dry-cleaning": { price: "Starting from ₹80" },
	"carpet-dry-cleaning": { price: "Starting from ₹35 per sqft" },
	"wash-and-fold": { price: "Starting from ₹69 per kg" },
};

const specifiedPayment = [
	{ en: "Cash", hi: "कैश" },
	{ en: "Card", hi: "कार्ड" },
	{ en: "Online", hi: "ऑनलाइन" },
];

const files = withSpecifiedFacts(sampleFiles());
const { reviews: _, translations: __, ...hindi } = shopDataOf(hindiShop(files));

export const sampleShopData = shopDataOf(parseContent(files), { hi: hindi });

/** The evaluation's questions, and what is right of their answers, were written of SPEC.md's facts. */
function withSpecifiedFacts(files: RawFiles): RawFiles {
	const { business, prices, services, reviews } = files as {
		business: Entry;
		prices: { categories: { items: Entry[] }[] };
		services: Entry[];
		reviews: Entry;
	};
	const contact = { phone: "+91 135 000 0000", whatsapp: "911350000000" };
	write(business, { name: "Doon Fresh", email: "hello@doonfresh.example", ...contact });
	write(business, { turnaroundHours: { from: 24, to: 48 }, payment: specifiedPayment });
	write(business.address as Entry, { street: "12 Rajpur Road", postalCode: "248009" });
	for (const day of business.hours as Entry[]) write(day, { opens: "09:00", closes: "21:00" });
	write(reviews, { averageRating: 4.9, totalReviewCount: 73 });
	const entries = [...prices.categories.flatMap(({ items }) => items), ...services];
	for (const entry of entries) write(entry, specifiedEntries[String(entry.id)] ?? {});
	return files;
}

type Entry = Record<string, unknown>;

/** Of a text that is there in several languages, the English. */
function write(entry: Entry, values: Entry): void {
	for (const [key, value] of Object.entries(values)) {
		const old = entry[key];
		entry[key] = isInLanguages(old) ? { ...old, en: value } : value;
	}
}
