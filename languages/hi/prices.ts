/** Prices in Hindi: "from" comes after the sum. */
import type { Price } from "../../shop/price.ts";
import { unitWords } from "./per-unit.ts";

type Sum = Exclude<Price, { kind: "quote" }>;

export const beforeSum = (_: Sum): string | undefined => undefined;

/** "प्रति किलो", "से", "प्रति सेट से"; on cards "से शुरू". */
export function afterSum(price: Sum): string | undefined {
	const isFrom = price.kind === "from";
	const from = isFrom && (/^starting/i.test(price.opening) ? "से शुरू" : "से");
	return [unitWords(price), from].filter(Boolean).join(" ") || undefined;
}

/** A price without a sum. */
export const onQuote = (text: string) =>
	/^custom/i.test(text) ? "काम के हिसाब से रेट" : "रेट पूछ लीजिए";

export const free: string = "मुफ़्त";
