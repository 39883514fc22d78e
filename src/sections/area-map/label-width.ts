/** How wide a name is in the drawing's labels, of which no browser is asked: a little more than it takes. */

const narrow = 0.34;
const wide = 0.92;
const usual = 0.6;
const capital = 0.72;
const devanagari = 0.66;
const ideograph = 1.05;

/** @returns in pixels, at that size of letters; a little more than any of the site's faces needs */
export function textWidth(text: string, fontSize: number): number {
	const letters = text.normalize("NFC").match(/\P{Mn}/gu) ?? [];
	return letters.reduce((sum, letter) => sum + widthOf(letter), 0) * fontSize;
}

/** In units of the letters' size. */
function widthOf(letter: string): number {
	if (/[\s.,'’()iljtfrI1|]/.test(letter)) return narrow;
	if (/[mwMW@]/.test(letter)) return wide;
	if (/\p{Script=Han}|\p{Extended_Pictographic}/u.test(letter)) return ideograph;
	// A sign beside its consonant.
	if (/\p{Mc}/u.test(letter)) return narrow;
	if (/\p{Script=Devanagari}/u.test(letter)) return devanagari;
	if (/\p{Lu}/u.test(letter)) return capital;
	return /[\p{Ll}\p{N}]/u.test(letter) ? usual : 0.8;
}
