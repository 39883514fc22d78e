/** Spellings of one word, in Hindi or Latin letters, become equal: "रजाई" and "रज़ाई", "razaai" and "rajai". */

/** Nukta, accents, joiners, hyphens and apostrophes. */
const dropped = /\u093c|[\u0300-\u036f]|[\p{Cf}\p{Pd}'’‘.]/gu;

const same: readonly (readonly [written: RegExp, as: string])[] = [
	// Of a nasal before its own row of letters, the dot is left.
	[/ँ/g, "ं"],
	[/म्(?=[पफबभ])/g, "ं"],
	[/न्(?=[तथदध])/g, "ं"],
	[/ि/g, "ी"],
	[/ु/g, "ू"],
	[/aa/g, "a"],
	[/ee/g, "i"],
	[/oo/g, "u"],
	[/ph/g, "f"],
	[/sh/g, "s"],
	[/z/g, "j"],
	[/w/g, "v"],
	[/([a-z])\1+/g, "$1"],
	[/[^\p{L}\p{M}\p{N}]+/gu, " "],
];

/** In small letters, with one space between words. */
export function fold(text: string): string {
	const letters = text.normalize("NFD").toLowerCase().replaceAll(dropped, "");
	return same.reduce((folded, [written, as]) => folded.replaceAll(written, as), letters).trim();
}
