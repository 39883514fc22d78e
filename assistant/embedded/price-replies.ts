import { formatPrice } from "../../content/format-price.ts";
import type { ShopData } from "../contract.ts";
import { limits } from "../limits.ts";
import type { Asked } from "./asked.ts";
import { pointForm, type Reply } from "./point-form.ts";
import type { PricedItem } from "./price-index.ts";
import { turnaround, whatsapp } from "./replies.ts";

type Service = ShopData["site"]["services"][number];

const moreLine = "For more of these, say “more”";

/** Pages of five prices, or fewer if they are too long for an answer. */
export function pricePages(items: readonly PricedItem[]): PricedItem[][] {
	const pages: PricedItem[][] = [];
	let page: PricedItem[] = [];
	for (const item of items) {
		const longer = [...page, item].map(({ line }) => line);
		const whole = pointForm([...longer, moreLine]).split("\n").length === longer.length + 1;
		if (page.length > 0 && (longer.length > limits.prices || !whole)) page = [];
		if (page.length === 0) pages.push(page);
		page.push(item);
	}
	for (const page of pages) page.sort((a, b) => a.thing - b.thing);
	return pages;
}

export function pricePage({ data, page }: Asked, items: readonly PricedItem[]): Reply {
	const pages = pricePages(items);
	const shown = pages[page];
	if (!shown) return { lines: ["That is all of them", `Anything else? Ask on ${whatsapp(data)}`] };
	const lines = shown.map(({ line }) => line);
	return { lines: page + 1 < pages.length ? [...lines, moreLine] : lines };
}

export function categoryNames({ shop }: Asked): Reply {
	return { lines: ["Tell me an item, or one of these:", ...shop.prices.categoryNames] };
}

export function serviceNames({ data }: Asked): Reply {
	return { lines: data.site.services.map(({ name }) => name) };
}

export function service(id: string): (asked: Asked) => Reply {
	return ({ data }) => ({
		lines: data.site.services.filter((entry) => entry.id === id).flatMap(serviceLines),
	});
}

export function express(asked: Asked): Reply {
	const sameDay = asked.data.site.services.find((entry) => entry.sameDay);
	return sameDay ? { lines: serviceLines(sameDay) } : turnaround(asked);
}

function serviceLines({ name, price, description }: Service): string[] {
	return [`${name}: ${formatPrice(price)}`, description];
}

export function ironing({ shop, words }: Asked): Reply {
	const entries = shop.ironing(words);
	return { lines: entries.map(({ name, price }) => `${name}: ${formatPrice(price)}`) };
}

export function discounts({ data }: Asked): Reply {
	const bulk = data.site.services.find(({ id }) => id === "bulk-discounts");
	return {
		lines: [
			...(bulk ? [`${bulk.name}: ${bulk.description}`] : []),
			`${bulk ? formatPrice(bulk.price) : "Ask us"}: ${whatsapp(data)}`,
			"I'm not sure about any other discount",
		],
	};
}
