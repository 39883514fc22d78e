/** Turns texts that owners type and paste into those of the files: “98765 43210”, “₹95/-”, a text with tabs in it. */
import { plainPhone, plainWhatsApp } from "./format-phone.ts";
import { parsePrice, plainPrice as plainSums } from "./price.ts";
import type { FieldMeta } from "./schema/fields.ts";
import { unseenMarks } from "./text-errors.ts";

/** Those that join Devanagari letters stay. */
const unseen = new RegExp(`(?!\\n)[\\p{Cc}${unseenMarks}]`, "gu");

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
	if (!phone) return clean;
	return phone === "shown" ? plainPhone(clean) : plainWhatsApp(clean);
}

/** A price as people write it on a card, as the rate card has it: “Rs. 95/-” is "95". Others stay as they are. */
export function plainPrice(text: string): string {
	const plain = plainSums(text);
	const isForeign = /(?![0-9])\p{Nd}|\brs|inr|rupee|रु|\/|\bonly\b|\d to \d/iu.test(text);
	return "error" in parsePrice(plain) || !isForeign ? text : plain;
}

/** "8:00" and "8.30 pm" are "08:00" and "20:30". Others stay as they are. */
function plainTime(text: string): string {
	const [, hour, minute = "00", half] =
		/^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text) ?? [];
	if (!hour || (!half && !/[:.]/.test(text)) || Number(hour) > (half ? 12 : 24)) return text;
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	return `${String(hours).padStart(2, "0")}:${minute}`;
}
