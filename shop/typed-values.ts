/** Turns texts that owners type and paste into those of the files: “98765 43210”, “₹95/-”, a text with tabs in it. */
import { parsePrice } from "./price.ts";
import type { FieldMeta } from "./schema/fields.ts";

/** Marks that paste brings along and nobody sees. Those that join Devanagari letters stay. */
const unseen = /(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Returns a typed or pasted text with plain spaces and line ends. */
function cleanText(text: string): string {
	return text
		.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
		.replaceAll("\t", " ")
		.replaceAll(unseen, "")
		.replaceAll(/[^\S\n]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();
}

/** @param meta of the field */
export function plainText({ isPrice, isClockTime, phone }: FieldMeta, text: string): string {
	const clean = cleanText(text);
	if (isPrice) return plainPrice(clean);
	if (isClockTime) return plainTime(clean);
	return phone ? plainPhone(clean, phone) : clean;
}

const rupees = /₹|(?:\brs\b|\brs(?=\.?\s*\d)|\binr\b|\brupees?\b)\.?|रुपये|रुपए|रु\.?/giu;

/** A price as people write it on a card, as the rate card has it: “Rs. 95/-” is "95". Others stay as they are. */
export function plainPrice(text: string): string {
	if (!("error" in parsePrice(text))) return text;
	const plain = text
		.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replaceAll(rupees, " ")
		.replaceAll(/(?<=\d)\s*(?:\/[-=–—]|\bonly\b)/gi, "")
		.replace(/(?<=\d)\s+(?:to|से)\s+(?=\d)/i, "–")
		.replace(/(?<=\d)\s*\/\s*(?=[a-z])/i, " per ")
		.replaceAll(/\s+/g, " ")
		.trim();
	return "error" in parsePrice(plain) ? text : plain;
}

/** "8:00" and "8.30 pm" are "08:00" and "20:30". Others stay as they are. */
function plainTime(text: string): string {
	const [, hour, minute = "00", half] =
		/^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text) ?? [];
	if (!hour || (!half && !/[:.]/.test(text)) || Number(hour) > (half ? 12 : 24)) return text;
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** Ten digits as people in India write them, with 0 or +91 before them or nothing. Others stay as they are. */
function plainPhone(text: string, as: NonNullable<FieldMeta["phone"]>): string {
	const [, rest = ""] = /^(?:(?:\+|00)91[ -]*|0)?([1-9][\d ()-]*)$/.exec(text) ?? [];
	const groups = rest.split(/[ ()-]+/).filter(Boolean);
	if (groups.join("").length !== 10) return text;
	return as === "shown" ? `+91 ${groups.join(" ")}` : `91${groups.join("")}`;
}
