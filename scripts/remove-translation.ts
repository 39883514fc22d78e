/**
 * The maps service joins a review and its translation, in either order:
 * "(Translated by Google) Good work.\n\n(Original)\nअच्छा काम।" or
 * "अच्छा काम।\n\n(Translated by Google)\nGood work." The marks are in the language of the exporting account.
 */

/** Starts of "translated" in the maps service's languages. */
const translated = [
	...["translat", "übersetz", "uebersetz", "tradu", "tradot", "tradui", "vertaal", "översatt"],
	...["oversat", "oversett", "käännet", "przetłum", "přelož", "prelož", "preved", "fordít"],
	...["çevir", "çevril", "перев", "перек", "превед", "μεταφρ", "dịch", "diterjem", "แปล", "terjem"],
	...["翻訳", "翻译", "翻譯", "번역", "ترجم", "ترجمہ", "תורג", "अनुवाद", "भाषांतर", "অনুবাদ", "ਅਨੁਵਾਦ"],
	...["અનુવાદ", "மொழிபெயர்", "అనువ", "ಅನುವಾದ", "വിവർത്തന", "ଅନୁବାଦ"],
].join("|");
const google = "google|गूगल|গুগল|ਗੂਗਲ|ગૂગલ|கூகுள்|గూగుల్|ಗೂಗಲ್|ഗൂഗിൾ|گوگل|جوجل";

/** "(Translated by Google)": anywhere in English, at the start of a line in other languages. */
const translationMark = new RegExp(
	String.raw`\(translated by google\)|^[ \t]*\((?=[^()\n]*(?:${google}))(?=[^()\n]*(?:${translated}))[^()\n]{1,80}\)`,
	"imu",
);
/** "(Original)": anywhere in English, any line in parentheses in other languages. */
const originalMark = /\(original\)|^[ \t]*\([^()\n]{1,40}\)[ \t]*$/imu;

/** The original text, without translation and marks. */
export function removeTranslation(text: string): string {
	const mark = translationMark.exec(text);
	if (!mark) return text;
	const before = text.slice(0, mark.index).trim();
	if (before) return before.replace(/^\(original\)\s*/i, "");
	const after = text.slice(mark[0].length + mark.index);
	const original = originalMark.exec(after);
	const written = original ? after.slice(original.index + original[0].length).trim() : "";
	// Without an original, keep the translation.
	return written || (original ? after.slice(0, original.index) : after).trim();
}
