import type { AnswerParts } from "../../../assistant/answer.ts";
import { isMeasure } from "../../list/quantity.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isPositive: Check = (value) => typeof value === "number" && value > 0;
const isSafeLink: Check = (value) =>
	isText(value) && /^(?:https:\/\/|tel:\+?\d+$)/.test(`${value}`);

const optional =
	(check: Check): Check =>
	(value) =>
		value === undefined || check(value);
const listOf =
	(check: Check, least = 0): Check =>
	(value) =>
		Array.isArray(value) && value.length >= least && value.every(check);
const withParts =
	(checks: Record<string, Check>): Check =>
	(value) =>
		Object.entries(checks).every(([name, check]) => check(Object(value)[name]));

const line = { ids: listOf(isText, 1), quantity: optional(isPositive) };
const item = {
	id: isText,
	name: isText,
	measure: optional(isMeasure),
	quantity: optional(isPositive),
};

export const areLines = optional(listOf(withParts(line)));
export const areIds = optional(listOf(isText));

const isWhole = withParts({
	language: isText,
	lang: isText,
	rows: optional(
		listOf(withParts({ id: isText, name: isText, price: isText, detail: optional(isText) }), 1),
	),
	total: optional(withParts({ name: isText, price: isText, note: isText })),
	before: optional(isText),
	after: optional(isText),
	toList: optional(withParts({ label: isText, done: isText, items: listOf(withParts(item), 1) })),
	list: optional(
		withParts({
			changes: listOf(withParts({ ...line, does: isText, of: optional(isText) })),
			isSummed: (value) => typeof value === "boolean",
			note: isText,
		}),
	),
	asks: optional(listOf(withParts({ label: isText, question: isText }))),
	actions: optional(listOf(withParts({ label: isText, href: isSafeLink }))),
});

/**
 * True of what the relay sends beside an answer's text, or this tab remembers of it. Where a part is not as it should
 * be, none is shown: the text says the same.
 */
export function isAnswerParts(value: unknown): value is AnswerParts {
	return isWhole(value);
}
