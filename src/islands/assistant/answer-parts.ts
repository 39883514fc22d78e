import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Line } from "../../../assistant/frame.ts";
import { isMeasure } from "../../list/quantity.ts";

type Unknown = Record<string, unknown>;

/** The valid parts, from the relay or from this tab's memory; undefined where there are none, as a provider sends none. */
export function parseAnswerParts(value: unknown): AnswerParts | undefined {
	const { language, lang, rows, total, before, after, toList, list, asks, actions }: Unknown =
		Object(value);
	if (!hasTexts(value, "language", "lang")) return undefined;
	const shown = listOf(rows, isRow);
	return {
		language: language as AnswerParts["language"],
		lang: lang as string,
		...(shown && { rows: shown }),
		...(hasTexts(total, "name", "price", "note") && { total }),
		...(typeof before === "string" && { before }),
		...(typeof after === "string" && { after }),
		...(isOffer(toList) && { toList }),
		...(isList(list) && { list }),
		...(Array.isArray(asks) && { asks: asks.filter((one) => hasTexts(one, "label", "question")) }),
		...(Array.isArray(actions) && { actions: actions.filter(isAction) }),
	};
}

function hasTexts<Name extends string>(
	value: unknown,
	...names: Name[]
): value is Record<Name, string> {
	return names.every((name) => typeof Object(value)[name] === "string");
}

function listOf<Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry) {
	return Array.isArray(value) && value.length > 0 && value.every(isEntry) ? value : undefined;
}

function isRow(value: unknown): value is NonNullable<AnswerParts["rows"]>[number] {
	const { detail = "" }: Unknown = Object(value);
	return hasTexts(value, "id", "name", "price") && typeof detail === "string";
}

function isAction(value: unknown): value is NonNullable<AnswerParts["actions"]>[number] {
	return hasTexts(value, "label", "href") && /^(?:https:\/\/|tel:\+?\d+$)/.test(value.href);
}

function isList(value: unknown): value is NonNullable<AnswerParts["list"]> {
	const { changes, isSummed }: Unknown = Object(value);
	const isChange = (change: unknown) =>
		isLine(change) && hasTexts(change, "does") && typeof (Object(change).of ?? "") === "string";
	return (
		hasTexts(value, "note") &&
		typeof isSummed === "boolean" &&
		Array.isArray(changes) &&
		changes.every(isChange)
	);
}

export function isLine(value: unknown): value is Line {
	const { ids, quantity = 1 }: Unknown = Object(value);
	const isNamed = Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === "string");
	return isNamed && typeof quantity === "number" && quantity > 0;
}

function isOffer(value: unknown): value is NonNullable<AnswerParts["toList"]> {
	return (
		hasTexts(value, "label", "done") &&
		listOf(Object(value).items, (item): item is NonNullable<AnswerParts["toList"]>["items"][0] => {
			const { measure, quantity = 1 }: Unknown = Object(item);
			const isSold = measure === undefined || isMeasure(measure);
			return hasTexts(item, "id", "name") && isSold && typeof quantity === "number";
		}) !== undefined
	);
}
