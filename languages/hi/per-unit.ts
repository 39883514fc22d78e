import { measureOf } from "../../shop/price-units.ts";

const measures = { kg: "किलो", sqft: "वर्ग फुट", sqm: "वर्ग मीटर" };
const units: Record<string, string> = {
	panel: "पैनल",
	set: "सेट",
	seat: "सीट",
	shirt: "शर्ट",
	item: "पीस",
	piece: "पीस",
	pair: "जोड़ी",
};

/** "sq. meter" → "प्रति वर्ग मीटर" */
export function perUnit(unit: string): string {
	const measure = measureOf(unit);
	return `प्रति ${measure ? measures[measure] : (units[unit.toLowerCase()] ?? unit)}`;
}
