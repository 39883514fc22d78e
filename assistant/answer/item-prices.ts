import type { AnswerRow } from "../answer.ts";
import { limits } from "../limits.ts";
import { type Draft, rowText } from "./draft.ts";
import { type AskedThing, type CardItem, itemsInTurn } from "./rate-card.ts";
import type { Voice } from "./voice.ts";

/** Characters of the rows of a page, which leave room for a line above and one below. */
const roomForRows = 190;

/** A page of the prices of things, with what goes on the visitor's list. */
export function thingPrices(voice: Voice, things: readonly AskedThing[]): Draft {
	return itemPrices(voice, itemsInTurn(things), things);
}

/** A page of prices, with a line for those that have none. */
export function itemPrices(
	voice: Voice,
	items: readonly CardItem[],
	things: readonly AskedThing[] = [],
): Draft {
	const { asked, say, price } = voice;
	const pages = rowPages(
		items.map(({ id, name, price: each }) => ({ id, name, price: price(each) })),
	);
	const shown = pages[asked.page];
	if (!shown) return { points: [say("thatWasAll")] };
	const isShown = ({ id }: CardItem) => shown.some((row) => row.id === id);
	const hasQuote = items.every((item) => item.price.kind === "quote" || !isShown(item));
	const placeOf = ({ id }: AnswerRow) =>
		things.findIndex(({ choices }) => choices.some((choice) => choice.id === id));
	const single = things.filter(({ choices }) => choices.length === 1);
	const hasNextStep = !hasQuote && !asked.isPriced && single.length > 0 && shown.length < 3;
	return {
		rows: shown.toSorted((one, other) => placeOf(one) - placeOf(other)),
		after: hasQuote ? [say("askForQuote")] : hasNextStep ? [say("nextStep")] : [],
		more: pages[asked.page + 1]?.length ?? 0,
		toList: [...new Set(single.flatMap(({ choices }) => choices))]
			.filter(isShown)
			.map((item) => ({ item, quantity: item.measure ? undefined : 1 })),
	};
}

/** Five rows at a time, or fewer where names are long. */
export function rowPages(rows: readonly AnswerRow[]): AnswerRow[][] {
	const pages: AnswerRow[][] = [];
	let length = 0;
	for (const row of rows) {
		const size = rowText(row).length + 3;
		const page = pages.at(-1);
		const fits = page && page.length < limits.prices && length + size <= roomForRows;
		if (fits) page.push(row);
		else pages.push([row]);
		length = fits ? length + size : size;
	}
	return pages;
}
