/** A question as words: Latin letters, small, short forms written out; marks that separate kept on the word before. */
import { inLatinLetters } from "./devanagari.ts";
import abbreviations from "./words/short-forms.json" with { type: "json" };

export interface Token {
	/** In Latin letters. */
	readonly text: string;
	/** As it was typed, in small letters. */
	readonly raw: string;
	readonly isHindi: boolean;
	/** A mark after it that begins another thing: a comma, a plus, the end of a line. */
	isLast: boolean;
	/** A mark after it that ends a sentence, and which. */
	end?: "." | "?";
}

/** Abbreviations → words. */
const shortForms: ReadonlyMap<string, string> = new Map(Object.entries(abbreviations));

const mostWords = 110;

/** "10kg" → "10 kg", "2x" → "2 x", "9:30" and "1.5" stay. */
function apart(text: string): string {
	return (
		text
			.replace(
				/\b2(?=day\b|moro|morrow|nite| (?:get|know|come|send|reach|pick|be|give|book|ask)\b)/g,
				"to",
			)
			.replace(/\b4(?= (?:a|an|the|my|your|our) \w)/g, "for")
			// "3+1+1" seats.
			.replace(/(?<![+\d])\d{1,2}(?:\s*\+\s*\d{1,2})+(?!\d)/g, (sum) =>
				String(sum.split("+").reduce((total, part) => total + Number(part), 0)),
			)
			// "4-5 kg": the greater.
			.replace(/(?<![\d-])(\d{1,3})-(\d{1,3})(?![\d-])/g, (range, from: string, to: string) =>
				// Not "50-5", "2-20", "5-5", which is so many of each.
				Number(from) < Number(to) && Number(to) <= 2 * Number(from) ? to : range,
			)
			.replace(/(\d)\s*[:.](?=\d)/g, (mark) =>
				mark.includes(":") ? `${mark[0]}\ue000` : `${mark[0]}\ue001`,
			)
			.replace(/(\d),(?=\d{2,3}(?:\D|$|,))/g, "$1")
			.replace(/(\d(?:[hp]0[cd]\d+)?)(?!\ue000|\ue001|st\b|nd\b|rd\b|th\b)([a-z×]+)/g, "$1 $2")
			.replace(/\b([a-z]+)(\d+)(?!\w)/g, (whole, word: string, figure: string) =>
				/^x$/.test(word) ? `x ${figure}` : word.length > 2 ? `${word} ${figure}` : whole,
			)
			.replaceAll("\ue000", ":")
			.replaceAll("\ue001", ".")
	);
}

const pieces = /\d+(?:[:.]\d+)?(?:st|nd|rd|th)?|[\p{L}\p{M}\d]+|[,;+/&\n]|[.?!।॥]|[×*%@₹-]/gu;

/** @param text at most as long as a question may be */
export function tokensOf(text: string): Token[] {
	const plain = text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\p{Cf}]/gu, "")
		.replace(/[’'‘`´]/g, "");
	const tokens: Token[] = [];
	for (const [piece] of apart(plain.replace(/[०-९]/g, inLatinLetters)).matchAll(pieces)) {
		if (tokens.length >= mostWords) break;
		const before = tokens.at(-1);
		if (/^[,;+/&\n]$/.test(piece)) {
			if (before) before.isLast = true;
		} else if (/^[.?!।॥]$/.test(piece)) {
			if (before) [before.isLast, before.end] = [true, piece === "?" ? "?" : (before.end ?? ".")];
		} else if (piece !== "-" && piece !== "@") tokens.push(...words(piece));
	}
	return tokens;
}

function words(raw: string): Token[] {
	const isHindi = /[\u0900-\u097f]/.test(raw);
	const latin = raw === "×" || raw === "*" ? "x" : raw === "₹" ? "rs" : inLatinLetters(raw);
	const plain = latin.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
	return (isHindi ? plain : (shortForms.get(plain) ?? plain))
		.split(" ")
		.filter((text) => /^[a-z0-9:.%]+$/.test(text))
		.map((text) => ({ text, raw, isHindi, isLast: false }));
}

/** The words alone, for names and tables. */
export function plainWords(text: string): string[] {
	return tokensOf(text).map((token) => token.text);
}
