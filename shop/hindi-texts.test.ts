/** The Hindi texts of the sample shop, filled. */
import { expect, test } from "vitest";
import { translatedFiles } from "./content-files.ts";
import { hindiShop } from "./testing/hindi-shop.ts";
import { textsIn } from "./walk-texts.ts";

/** People search in Latin letters too. */
const isSearched = (path: readonly PropertyKey[]) => /^keywords?$/.test(String(path.at(-1)));

const filled = hindiShop();

/** Brands, standards and marks of labels. */
const allowed = new RegExp(
	`(?<![A-Za-z])(?:${[
		...[
			filled.business.brand,
			"WhatsApp",
			"Google",
			"Justdial",
			"Facebook",
			"Instagram",
			"PostHog",
			"AI",
		],
		...["ISO", "English", "Hinglish", "Do Not Track", "Global Privacy Control", "[PFWSX]|WS"],
	].join("|")})(?![A-Za-z])|°C`,
	"g",
);

/** The text without the placeholders that are filled in the browser. */
const withoutLater = (text: string, names: readonly string[] = []) =>
	names.reduce((rest, name) => rest.replaceAll(`{${name}}`, ""), text);

test("is Hindi, but for brands and search words", () => {
	const english = translatedFiles.flatMap((file) =>
		textsIn(file, filled[file])
			.filter(({ path, meta: { isText, isTranslated = isText, isOwnList } }) => {
				const isOwn = isOwnList || /^(?:city|area)Spellings$|^areasNot/.test(String(path[0]));
				return isTranslated && !isOwn && !isSearched(path);
			})
			.filter(({ text, meta: { filledLater } }) =>
				/[A-Za-z]/.test(withoutLater(text, filledLater).replaceAll(allowed, "")),
			)
			.map(({ path, text }) => `${file}/${path.map(String).join("/")}: ${text}`),
	);
	expect(english).toEqual([]);
});

test("has no placeholder and no digits of another script", () => {
	const texts = translatedFiles.flatMap((file) => textsIn(file, hindiShop()[file]));
	const wrong = texts.filter(({ text, meta: { filledLater } }) =>
		/[{}\u0966-\u096f]/.test(withoutLater(text, filledLater)),
	);
	expect(wrong).toEqual([]);
});
