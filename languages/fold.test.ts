import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
	["a nukta, as one sign or two", "रज़ाई", "रज़ाई", "रजाई"],
	["a moon dot", "ज़ँ", "जं"],
	["a nasal of its own row", "कम्बल", "कंबल"],
	["a dental nasal", "हिन्दी", "हिंदी"],
	["short and long vowels", "कुर्ति", "कूर्ती"],
	["a hyphen", "टी-शर्ट", "टीशर्ट"],
	["joiners", "शर्\u200dट", "शर्ट"],
	["long Latin vowels", "sooti saaree", "suti sari"],
	["z and j", "razaai", "rajai"],
	["w and v", "wardi", "vardi"],
	["sh and s", "shirt", "Sirt"],
	["doubled letters", "chaddar", "chadar"],
	["ph and f", "pharsh", "fars"],
	["accents", "Écru", "ecru"],
	["signs between words", "Coat / Blazer", "coat  blazer "],
])("%s makes no difference", (_, ...spellings) => {
	expect(new Set(spellings.map(fold)).size).toBe(1);
});

test.each([
	["जर्सी", "ज़री"],
	["शर्ट", "शरत"],
	["कुर्ता", "कुर्ती"],
	["suit", "soot"],
	["sari", "sadi"],
])("%s and %s stay two words", (one, other) => {
	expect(fold(one)).not.toBe(fold(other));
});

test("words stay apart", () => {
	expect(fold("कढ़ाई वाली साड़ी")).toBe("कढाई वाली साडी");
});
