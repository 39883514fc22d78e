/** Every kind of price, with a unit and without, in all places that say a price. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ShopData } from "../assistant/contract.ts";
import { shopFiles } from "../assistant/data-sent.ts";
import { answerQuestion } from "../assistant/testing/answer-question.ts";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { formatPrice } from "../shop/format-price.ts";
import { samplePrice } from "../shop/testing/sample-price.ts";
import { allItems } from "./islands/price-finder/price-sheets.tsx";
import { SearchResults } from "./islands/price-finder/search-results.tsx";
import { estimateWords, priceFile } from "./list/prices.ts";
import { FeaturedService, PageOpening } from "./sections/page-prices.tsx";
import { ServiceGrid } from "./sections/service-card.tsx";
import { offer } from "./seo/local-business.ts";
import { RateRows } from "./ui/rate-rows.tsx";

interface Kind {
	/** As the owner writes it. */
	text: string;
	/** As visitors read it. */
	line: string;
	/** The sum of two of it on a list; of a weighed item, of two kilograms. */
	two: string;
	/** Its offer in rupees; a quote has none. */
	offered?: Record<string, number | string>;
	measure?: string;
}

const kinds: Kind[] = [
	{ text: "1270", line: "₹1,270", two: "₹2,540", offered: { price: 1270 } },
	{
		...{ text: "₹69.50 per kg", line: "₹69.50 per kg", two: "₹139", measure: "kg" },
		offered: { price: 69.5, unitText: "kg", unitCode: "KGM" },
	},
	{
		...{ text: "353-487", line: "₹353–487", two: "₹706–974" },
		offered: { minPrice: 353, maxPrice: 487 },
	},
	{
		text: "₹1,351 – ₹1,20,001 per panel",
		...{ line: "₹1,351–1,20,001 per panel", two: "₹2,702–2,40,002" },
		offered: { minPrice: 1351, maxPrice: 120_001, unitText: "panel" },
	},
	{
		...{ text: "starts @ 1331", line: "starts @ ₹1,331", two: "from ₹2,662" },
		offered: { minPrice: 1331 },
	},
	{
		text: "Starting from ₹347 per square metre",
		...{ line: "Starting from ₹347 per square metre", two: "from ₹694", measure: "sqm" },
		offered: { minPrice: 347, unitText: "square metre", unitCode: "MTK" },
	},
	{ text: "Contact us for a quote", line: "Contact us for a quote", two: "1 on quote" },
];

const words = (html: string) =>
	html
		.replaceAll("<!-- -->", "")
		.replaceAll(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&");
const picture = { srcSet: "", src: "/x.webp", width: 3, height: 2, sizes: "", isCutout: false };

/** A shop that sells one thing, at one price. */
function shopWith(price: ReturnType<typeof samplePrice>): ShopData {
	const { site, reviews } = sampleShopData;
	return {
		site: {
			...site,
			...{ faq: [], services: [], features: [], featuredPrices: [] },
			...{ terms: { description: "x", items: [] }, privacy: { description: "x", items: [] } },
		},
		prices: {
			categories: [{ id: "c", name: "Men’s", items: [{ id: "i", name: "Turban", price }] }],
		},
		reviews,
		questions: [],
		translations: {},
	};
}

test("each row has its own price", () => {
	const items = kinds.map(({ text }) => ({ id: text, name: text, price: samplePrice(text) }));
	const [, ...rows] = renderToStaticMarkup(<RateRows rows={items} />).split("<dt>");
	expect(rows.map((html) => words(`<dt>${html}`))).toEqual(
		kinds.map(({ text, line }) => `${text}${line}`),
	);
});

describe.each(kinds)("$text", ({ text, line, two, offered, measure }) => {
	const price = samplePrice(text);
	const data = shopWith(price);
	const { categories } = data.prices;
	const [row] = allItems(categories);

	test("reads as one line", () => {
		expect(formatPrice(price)).toBe(line);
	});

	test("stands so in a row, a result of the search, a card and a featured service", () => {
		const service = { name: "S", description: "", image: "x", price };
		const item = { id: "i", name: "", price };
		const results = { rows: row ? [row] : [], isKin: false };
		const search = { query: "", askHref: "/", onClear: () => {}, onShowAll: () => {} };
		const card = { ...service, id: "s", picture, bookHref: "/" };
		for (const part of [
			<PageOpening key="row" heading="Prices" items={[item]} intro="" />,
			<SearchResults key="result" results={results} {...search} />,
			<ServiceGrid key="card" services={[card]} columns={3} heading="h2" />,
			<FeaturedService key="featured" service={service} item={item} picture={picture} />,
		]) {
			const html = renderToStaticMarkup(part);
			expect(words(html)).toContain(line);
			expect(html.includes("is-words")).toBe(!offered);
		}
	});

	test("is offered to search engines", () => {
		expect(offer(price)).toEqual({
			"@type": "Offer",
			...(offered && {
				priceSpecification: {
					"@type": "UnitPriceSpecification",
					priceCurrency: "INR",
					...offered,
				},
			}),
		});
	});

	test("is summed on a list", () => {
		const known = priceFile(categories).i;
		expect(known).toMatchObject(measure ? { measure } : {});
		expect(estimateWords([{ id: "i", name: "", quantity: 2, price: known }])).toBe(two);
	});

	test("is written in the data files and sent to a provider as the owner wrote it", () => {
		expect(shopFiles(data).prices.categories[0]?.items).toEqual([
			{ id: "i", name: "Turban", price: text },
		]);
	});

	test("is what the assistant answers", () => {
		const answer = answerQuestion("turban price", { data, now: new Date("2026-11-20T06:30:00Z") });
		expect(answer.text).toContain(
			`Turban: ${line.replace(/^(?:starts @|starting from)/i, "from")}`,
		);
	});
});
