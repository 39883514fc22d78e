/** The Hindi texts of the sample shop, filled. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { facts } from "../../languages/hi/facts.ts";
import type { FileName } from "../content-files.ts";
import { fileNames } from "../content-files.ts";
import { stringFields } from "../string-fields.ts";
import { translatedFiles } from "./merge.ts";
import { parseTranslation } from "./parse-translation.ts";

const folder = new URL("../../fixtures/sample-shop/", import.meta.url);

function read(names: readonly FileName[], under: URL) {
	const files = names.map((name) => [
		name,
		JSON.parse(readFileSync(new URL(`${name}.json`, under), "utf8")),
	]);
	return Object.fromEntries(files) as Record<FileName, unknown>;
}

/** People search in Latin letters too. */
const isSearched = (path: readonly PropertyKey[]) => /^keywords?$/.test(String(path.at(-1)));

/** Brands, standards and marks of labels. */
const allowed = new RegExp(
	`(?<![A-Za-z])(?:${[
		...["Doon Fresh", "WhatsApp", "Google", "Justdial", "Facebook", "Instagram", "PostHog", "AI"],
		...["ISO", "English", "Hinglish", "Do Not Track", "Global Privacy Control", "[PFWSX]|WS"],
	].join("|")})(?![A-Za-z])|\\{(?:area|service|opening|moment|day)\\}|°C`,
	"g",
);

const shop = () =>
	parseTranslation(read(fileNames, folder), {
		id: "hi",
		files: read(translatedFiles, new URL("hi/", folder)),
		words: facts,
	});

test("is Hindi, but for brands and search words", () => {
	const filled = shop();
	const english = translatedFiles.flatMap((file) =>
		stringFields(file, filled[file])
			.filter(({ path, meta: { isText, isTranslated = isText, isOwnList } }) => {
				const isOwn = isOwnList || /^(?:city|area)Spellings$|^areasNot/.test(String(path[0]));
				return isTranslated && !isOwn && !isSearched(path);
			})
			.filter(({ text }) => /[A-Za-z]/.test(text.replaceAll(allowed, "")))
			.map(({ path, text }) => `${file}/${path.map(String).join("/")}: ${text}`),
	);
	expect(english).toEqual([]);
});

test("has no placeholder and no digits of another script", () => {
	const texts = translatedFiles.flatMap((file) => stringFields(file, shop()[file]));
	const later = /\{(?:area|service|opening|moment|day)\}/g;
	expect(texts.filter(({ text }) => /[{}\u0966-\u096f]/.test(text.replaceAll(later, "")))).toEqual(
		[],
	);
});
