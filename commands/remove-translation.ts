/**
 * The maps service joins a review and its translation, in either order:
 * "(Translated by Google) Good work.\n\n(Original)\nअच्छा काम।" or
 * "अच्छा काम।\n\n(Translated by Google)\nGood work." The marks are in the language of the exporting account, so that
 * their shape tells them: brackets that name the service, and a line of brackets alone before the original.
 */

const english = /\(translated by google\)/i;
/** Brackets at the start of a line that name the service: in Latin letters, or in letters that are none of those. */
const mark = String.raw`^[ \t]*\((?:[^()\n]*google[^()\n]*|[^()\n\p{Script=Latin}]+[ \u3000][^()\n\p{Script=Latin}]+)\)`;
const anywhere = /\(original\)/i;
const alone = /^[ \t]*\([^()\n]{1,40}\)[ \t]*$/mu;

/** The original text, without translation and marks. */
export function removeTranslation(text: string): string {
	return translationFirst(text) ?? originalFirst(text) ?? text;
}

/** "(mark) translation (original) original": without an original, the translation stays. */
function translationFirst(text: string): string | undefined {
	const first = english.exec(text) ?? new RegExp(mark, "iu").exec(text);
	if (!first || text.slice(0, first.index).trim()) return undefined;
	const after = text.slice(first.index + first[0].length);
	const original = alone.exec(after) ?? (english.test(first[0]) ? anywhere.exec(after) : null);
	if (!original) return english.test(first[0]) ? after.trim() : undefined;
	return (
		after.slice(original.index + original[0].length).trim() || after.slice(0, original.index).trim()
	);
}

/** "original (mark) translation": the mark is a paragraph's beginning, and in other languages a line of its own. */
function originalFirst(text: string): string | undefined {
	const found =
		english.exec(text) ??
		new RegExp(`(?<=\\n[ \\t\\r]*\\n)${mark.slice(1)}[ \\t\\r]*$`, "imu").exec(text);
	const before = found && text.slice(0, found.index).trim();
	return before ? before.replace(/^\(original\)\s*/i, "") : undefined;
}
