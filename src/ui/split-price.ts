/** A price text in its parts. `amount` is empty where the text names no sum. */
export interface PriceParts {
	/** "starts @", "from", "Starting from" … */
	before: string;
	/** "₹1,200" or "₹250–400", with the rupee sign and Indian grouping. */
	amount: string;
	/** "per kg", "per panel" … */
	after: string;
	/** The sums in rupees, in the text's order: none, one, or the two ends of a range. */
	sums: number[];
}

const sum = String.raw`(\d[\d,]*(?:\.\d{1,2}(?!\d))?)`;
const range = String.raw`${sum}(?:\s*[-–]\s*₹?\s*${sum})?`;
/** With a rupee sign, for certain; without one, a number that is no percentage. */
const amountPatterns = [new RegExp(`₹\\s*${range}`), new RegExp(`\\s*${range}(?![\\d,.]*\\s*%)`)];

/** Splits the rate card's free text into words, rupees and unit. */
export function splitPrice(text: string): PriceParts {
	const match = amountPatterns.map((pattern) => pattern.exec(text)).find(Boolean);
	if (!match) return { before: text.trim(), amount: "", after: "", sums: [] };
	const sums = match
		.slice(1)
		.filter(Boolean)
		.map((digits) => Number(digits.replaceAll(",", "")));
	return {
		before: text.slice(0, match.index).trim(),
		amount: `₹${sums.map(grouped).join("–")}`,
		after: text.slice(match.index + match[0].length).trim(),
		sums,
	};
}

/** 120000 → "1,20,000", as sums are written in India; paise only where there are any. */
export function grouped(rupees: number): string {
	return rupees.toLocaleString("en-IN", {
		minimumFractionDigits: rupees % 1 ? 2 : 0,
		maximumFractionDigits: 2,
	});
}
