/**
 * Parses a price as the owner writes it:
 *
 * | written                                        | kind   |
 * |------------------------------------------------|--------|
 * | "300", "₹1,200", "69.50"                       | amount |
 * | "120–150", "₹250-400"                          | range  |
 * | "starts @ 300", "Starting from ₹80", "from 99" | from   |
 * | "Contact us for a quote", "Custom pricing"     | quote  |
 *
 * A unit may follow any sum: "69 per kg", "from ₹199 per panel".
 */
import { type Measure, measureOf } from "./price-units.ts";
import { say } from "./sentences/say.ts";

interface Sum {
	text: string;
	/** The sum, or the lower end of a range. */
	low: number;
	/** The word after "per": "kg", "sq. meter", "panel". None for a piece. */
	unit?: string;
	/** Undefined where units are counted. */
	measure?: Measure;
}

/** Sums are whole paise, so that adding them stays exact. `opening`: the words before the sum, "starts @". */
export type Price =
	| (Sum & { kind: "amount" })
	| (Sum & { kind: "range"; high: number })
	| (Sum & { kind: "from"; opening: string })
	| { kind: "quote"; text: string };

/** Ten lakh rupees, in paise: anything above is probably a typo. */
const most = 100_000_000;

const examples = () =>
	say('"300", "120–150", "starts @ 300", "from ₹300", "69 per kg" or "Contact us for a quote"');

const quote =
	/^(?:contact us for (?:a quote|prices?)|custom pric(?:ing|e)|(?:price )?on request|ask (?:us )?for (?:a quote|the price))$/i;

/** Digits, with commas in the Indian or the western way, and perhaps paise: 1200, 1,20,000, 69.50. */
const number = String.raw`(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d{1,2})?`;
const opening = String.raw`((?:starts?|starting|from)(?:\s+(?:from|at))?(?:\s*@)?)\s*`;
const sentence = new RegExp(
	String.raw`^(?:${opening})?₹?\s*${number}(?:\s*[-–—]\s*₹?\s*${number})?(?:\s+per\s+([a-z][a-z. ]{0,29}))?$`,
	"i",
);

/** @returns the price, or in `error` what follows its name in a message: `is "0". …` */
export function parsePrice(text: string): Price | { error: string } {
	const trimmed = text.trim().replaceAll(/\s+/g, " ");
	if (quote.test(trimmed)) return { kind: "quote", text: trimmed };
	const found = sentence.exec(trimmed);
	if (!found) return { error: unreadable(trimmed) };
	const [, opening, whole = "", paise = "", upper, upperPaise = "", unit] = found;
	const low = inPaise(whole, paise);
	const high = upper === undefined ? undefined : inPaise(upper, upperPaise);
	const error = doubtfulSum(trimmed, [whole, upper], low, high, opening);
	if (error) return { error };
	const measure = unit && measureOf(unit);
	const per = { ...(unit && { unit }), ...(measure && { measure }) };
	if (high !== undefined) return { kind: "range", text: trimmed, low, high, ...per };
	if (opening) return { kind: "from", text: trimmed, opening, low, ...per };
	return { kind: "amount", text: trimmed, low, ...per };
}

/** "1,200" and ".5" → 120050 */
function inPaise(whole: string, paise: string): number {
	return Math.round(Number(whole.replaceAll(",", "") + paise) * 100);
}

function doubtfulSum(
	text: string,
	digits: readonly (string | undefined)[],
	low: number,
	high: number | undefined,
	opening: string | undefined,
): string | undefined {
	if (low === 0 || high === 0)
		return say(
			'is "{0}", and no price can be 0. Write the price, or "Contact us for a quote"',
			text,
		);
	if (digits.some((one) => one?.startsWith("0")))
		return say('is "{0}", with a zero before the number. Remove the zero', text);
	if (Math.max(low, high ?? 0) > most)
		return say('is "{0}", more than ten lakh rupees. Check the number of zeros', text);
	if (high === undefined) return undefined;
	if (opening) return say('is "{0}": write either "{1} …" or a range, not both', text, opening);
	if (high < low)
		return say(
			'is "{0}", from the higher to the lower. Write the lower first, as in "120–150"',
			text,
		);
	if (high === low) return say('is "{0}", a range of one price. Write it once', text);
	return undefined;
}

function unreadable(text: string): string {
	if (/^[-–—−]\s*₹?\s*\d/.test(text))
		return say('is "{0}", a negative price. Remove the minus sign', text);
	if (/\d[oO]|[oO]\d|\d[lI]|[lI]\d/.test(text))
		return say(
			'is "{0}", with a letter among its digits. Write a zero for O and a one for l or I',
			text,
		);
	if (/\brs\b|\binr\b|\brupees?\b|\/-|\$|€/i.test(text))
		return say(
			'is "{0}". Write the number alone: the site puts ₹ before it. So: {1}',
			text,
			examples(),
		);
	if (/\p{Nd}/u.test(text) && !/\d/.test(text))
		return say('is "{0}". Write its digits as 0 to 9. So: {1}', text, examples());
	if (/\d\s*\/\s*[a-z]/i.test(text))
		return say('is "{0}". Write "per" instead of the slash: "69 per kg"', text);
	return say(
		'is "{0}", which the site cannot read as a price. Write it as one of these: {1}',
		text,
		examples(),
	);
}
