import { expect, test } from "vitest";
import { findByName, findByOtherNames, foldedNames } from "./find-items.ts";

const names = foldedNames({
	shirt: ["Shirt", "शर्ट", "कमीज़", "kameez"],
	"salwar-suit": ["Salwar suit", "सलवार सूट", "salwar kameez"],
	bedsheet: ["Bedsheet", "चादर (बेडशीट)", "chadar"],
	quilt: ["Quilt (razai)", "रज़ाई", "rajai"],
	sweater: ["Sweater", "स्वेटर", "जर्सी"],
	saree: ["Embroidered saree", "कढ़ाई वाली साड़ी", "ज़री की साड़ी"],
	dress: ["Party dress", "पार्टी ड्रेस"],
	bag: ["Travel bag", "suitcase"],
	cover: ["Sofa cover", "सोफ़ा कवर", "sofe ka cover"],
});
const items = Object.keys(names).map((id) => ({ id }));
const found = (query: string) => findByOtherNames(items, query, names).map(({ id }) => id);

test.each([
	["its name in Hindi", "शर्ट", ["shirt"]],
	["its name in English", "shirt", ["shirt"]],
	["another word without its dot", "कमीज", ["shirt"]],
	["Hindi in Latin letters, the whole name first", "kameez", ["shirt", "salwar-suit"]],
	["another spelling of it", "razaaee", ["quilt"]],
	["the plural of what ends in s", "party dresses", ["dress"]],
	["words written apart", "bed sheet", ["bedsheet"]],
	["a word of its own, and not by the beginning of one", "suit", ["salwar-suit"]],
	["the beginning of a word, where none has the whole", "suitca", ["bag"]],
	["the beginning of a name", "cha", ["bedsheet"]],
	["the beginning of a word within it", "साड़ी", ["saree"]],
	["a word in brackets", "बेडशीट", ["bedsheet"]],
	["itself, not by a word that only sounds alike", "जर्सी", ["sweater"]],
	["nothing in the middle of a word", "irt", []],
	["nothing of a single letter", "s", []],
	["no small word within a name", "ka", ["shirt"]],
	["no blank", " ", []],
	["no signs alone", "।!", []],
])("an item is found by %s", (_, query, ids) => {
	expect(found(query)).toEqual(ids);
});

test("names that are spelled alike are kept once", () => {
	expect(foldedNames({ quilt: ["razai", "rajai", "रज़ाई", "रजाई"] })).toEqual({
		quilt: ["rajai", "रजाई"],
	});
});

test.each([
	["small letters", "shirt", ["Shirt", "T-shirt"]],
	["capitals, and a part from the middle", "HIR", ["Shirt", "T-shirt"]],
	["the space that a phone's keyboard adds", "leather jacket ", ["Leather jacket"]],
	["a letter with an accent", "éCRU", ["Écru curtain"]],
	["characters that mean something in a pattern", "(silk)", ["Top / Blouse (silk)"]],
	["a full stop, which stands for itself", "Shir.", []],
	["nothing: everything", "\t ", undefined],
])("a literal search finds by %s", (_, query, found) => {
	const names = ["Shirt", "T-shirt", "Leather jacket", "Top / Blouse (silk)", "Écru curtain"];
	const items = names.map((name) => ({ name }));
	expect(findByName(items, query).map(({ name }) => name)).toEqual(found ?? names);
});
