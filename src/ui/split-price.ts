/** A price text in its parts. `amount` is empty where the text names no sum. */
export interface PriceParts {
	/** "starts @", "from", "Starting from" … */
	before: string;
	/** "₹1,200" or "₹250–400", with the rupee sign and Indian grouping. */
	amount: string;
	/** "per kg", "per panel" … */
	after: string;
}

const range = String.raw`(\d[\d,]*)(?:\s*[-–]\s*₹?\s*(\d[\d,]*))?`;
/** With a rupee sign, for certain; without one, a number that is no percentage. */
const amountPatterns = [new RegExp(`₹\\s*${range}`), new RegExp(`\\s*${range}(?![\\d,]*\\s*%)`)];

/** Splits the rate card's free text into words, rupees and unit for setting in type. */
export function splitPrice(text: string): PriceParts {
	const match = amountPatterns.map((pattern) => pattern.exec(text)).find(Boolean);
	if (!match?.[1]) return { before: text.trim(), amount: "", after: "" };
	const [low, high] = [match[1], match[2]].map((digits) => digits && grouped(digits));
	return {
		before: text.slice(0, match.index).trim(),
		amount: `₹${low}${high ? `–${high}` : ""}`,
		after: text.slice(match.index + match[0].length).trim(),
	};
}

/** 120000 → "1,20,000", as sums are written in India. */
function grouped(digits: string): string {
	return Number(digits.replaceAll(",", "")).toLocaleString("en-IN");
}
