import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
	// English.
	["what is the price of a shirt", "en"],
	["do you pickup from jakhan", "en"],
	["bhaiya what is the price of shirt", "en"],
	["can you clean my lehenga", "en"],
	["where is my order", "en"],
	["is kurta pyjama 200?", "en"],
	["what about silk one", "en"],
	["not happy with the result", "en"],
	["how many days will it take", "en"],
	["my shirt is damaged", "en"],
	// Hinglish.
	["bhaiya shirt ka price?", "hinglish"],
	["kitna lagega", "hinglish"],
	["pickup karte ho", "hinglish"],
	["sunday ko khule ho kya", "hinglish"],
	["mere kapde nahi aaye", "hinglish"],
	["shop kahan hai", "hinglish"],
	["payment kaise karna hai", "hinglish"],
	["is shop khula now", "hinglish"],
	["kal subah aa sakte ho?", "hinglish"],
	["5 kg kapde kitne ke", "hinglish"],
	["ladies ka?", "hinglish"],
	["guarantee hai kya", "hinglish"],
	["express service milegi", "hinglish"],
	["hisab karo 3 shirt 2 pant ka", "hinglish"],
	// Hindi.
	["शर्ट का रेट", "hi"],
	["WhatsApp पर बात करनी है", "hi"],
	["pickup कब होगा", "hi"],
	["एक्सप्रेस सर्विस", "hi"],
	["३ शर्ट", "hi"],
	["और", "hi"],
	// Without a sign: the page's.
	["shirt", "en"],
	["9?", "en"],
	["ok", "en"],
	["razai", "en"],
	["shirt price", "en"],
	["👍", "en"],
	["", "en"],
])("%s is %s", (text, language) => {
	expect(languageOf(text)).toBe(language);
});

const asked = (content: string) => ({ role: "user" as const, content });

test.each([
	["shirt", ["कंबल का रेट"], "en", "hi"],
	["pant?", ["shirt ka rate kya hai"], "en", "hinglish"],
	["ok", ["कंबल का रेट", "ok"], "en", "hi"],
	["thanks", ["kitna lagega"], "en", "hinglish"],
	["2", ["how much is a shirt"], "hi", "en"],
	["shirt", [], "hi", "hi"],
	["what is the price", ["कंबल का रेट"], "hi", "en"],
	["कंबल का रेट", ["how much is a shirt"], "en", "hi"],
	["kitne ka hai", ["कंबल का रेट"], "hi", "hinglish"],
] as const)("%s after %j on a page in %s is %s", (text, before, pageLanguage, language) => {
	expect(languageOf(text, { history: before.map(asked), pageLanguage })).toBe(language);
});
