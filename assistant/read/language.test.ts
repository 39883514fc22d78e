import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
	// English.
	["what is the price of a shirt", "en"],
	["how much for saree", "en"],
	["do you pickup from jakhan", "en"],
	["are you open on sunday", "en"],
	["bhaiya what is the price of shirt", "en"],
	["namaste, what are your timings?", "en"],
	["can you clean my lehenga", "en"],
	["I want to talk to a person", "en"],
	["where is my order", "en"],
	["when will my razai be ready", "en"],
	["is kurta pyjama 200?", "en"],
	["price of साड़ी for the wedding", "en"],
	["what about silk one", "en"],
	["and for two?", "en"],
	["not happy with the result", "en"],
	["do you accept upi", "en"],
	["how many days will it take", "en"],
	["you are open till 11 right?", "en"],
	["my shirt is damaged", "en"],
	["the main thing is the price", "en"],
	// Hinglish.
	["bhaiya shirt ka price?", "hinglish"],
	["shirt ka kya rate hai", "hinglish"],
	["kitna lagega", "hinglish"],
	["kitne din", "hinglish"],
	["pickup karte ho", "hinglish"],
	["saree dry clean karwani hai", "hinglish"],
	["sunday ko khule ho kya", "hinglish"],
	["mera order kab aayega", "hinglish"],
	["mere kapde nahi aaye", "hinglish"],
	["aur double wala?", "hinglish"],
	["shop kahan hai", "hinglish"],
	["upi chalega", "hinglish"],
	["payment kaise karna hai", "hinglish"],
	["can you tell kitna time lagega", "hinglish"],
	["is shop khula now", "hinglish"],
	["daag nahi gaya to paise wapas?", "hinglish"],
	["kal subah aa sakte ho?", "hinglish"],
	["please rate batao", "hinglish"],
	["5 kg kapde kitne ke", "hinglish"],
	["waha pe bhi?", "hinglish"],
	["ladies ka?", "hinglish"],
	["total kitna hua", "hinglish"],
	["guarantee hai kya", "hinglish"],
	["dhanyavad", "hinglish"],
	["express service milegi", "hinglish"],
	["home delivery hai kya", "hinglish"],
	["hisab karo 3 shirt 2 pant ka", "hinglish"],
	// Hindi.
	["शर्ट का रेट", "hi"],
	["कंबल", "hi"],
	["WhatsApp पर बात करनी है", "hi"],
	["Doon Fresh का address", "hi"],
	["pickup कब होगा", "hi"],
	["पिकअप फ्री है?", "hi"],
	["एक्सप्रेस सर्विस", "hi"],
	["price बताओ", "hi"],
	["३ शर्ट", "hi"],
	["धन्यवाद", "hi"],
	["और", "hi"],
	["silk साड़ी का rate", "hi"],
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
