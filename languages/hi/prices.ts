/** Prices in Hindi: "from" comes after the sum. */
import type { Sum } from "../../shop/price.ts";
import { measureOf } from "../../shop/price-units.ts";

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

const measures = { kg: "किलो", sqft: "वर्ग फुट", sqm: "वर्ग मीटर" };
const units: Record<string, string> = {
	panel: "पैनल",
	set: "सेट",
	seat: "सीट",
	shirt: "शर्ट",
	item: "पीस",
	piece: "पीस",
	load: "लोड",
	month: "महीना",
	minute: "मिनट",
	pair: "जोड़ी",
};

/** "sq. meter" → "प्रति वर्ग मीटर" */
export function perUnit(unit: string): string {
	const [, count, word = unit] = /^(\d+) (minutes?|months?)$/.exec(unit) ?? [];
	if (count) return `${count} ${units[word.replace(/s$/, "")] ?? word} का`;
	const measure = measureOf(unit);
	return `प्रति ${measure ? measures[measure] : (units[unit.toLowerCase()] ?? unit)}`;
}

/** "प्रति किलो (कम से कम 3)", "2 का", "(GST अलग)" */
export function unitWords({ unit, pack, least, note }: Sum): string {
	const asides = [least && `कम से कम ${least}`, note?.replace(/ extra$/, " अलग")].filter(Boolean);
	const parts = [
		pack && `${pack} का`,
		unit && perUnit(unit),
		asides.length > 0 && `(${asides.join(", ")})`,
	];
	return parts.filter(Boolean).join(" ");
}
