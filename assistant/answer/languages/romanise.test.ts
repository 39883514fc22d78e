import { expect, test } from "vitest";
import { sampleShopData } from "../../testing/sample-shop-data.ts";
import { romanise } from "./romanise.ts";

const words = `
	साफ़ saaf, काम kaam, रात raat, बात baat, दाग daag, शाम shaam, नाम naam, सात saat, पाँच paanch, साथ saath
	करते karte, मिलता milta, निकलता nikalta, बनाते banate, बदलना badalna, समझ samajh, अलग alag, कमज़ोर kamzor, मदद madad
	कीजिए kijiye, दीजिए dijiye, लीजिए lijiye, जाएँगे jayenge, करेंगे karenge, मिलेंगे milenge, बताते batate, पूछते poochte
	जूते joote, पूछ pooch, ज़रूर zaroor, शुरू shuru, दूर door, ठीक theek, चीज़ cheez, महीने mahine, तीन teen, दस das
	सफ़ाई safai, धुलाई dhulai, सिलाई silai, कढ़ाई kadhai, अच्छा achha, पक्का pakka, तसल्ली tasalli, कंबल kambal, पर्दे parde
	रज़ाई razai, घंटे ghante, बंद band, रंग rang, जाँच jaanch, कोशिश koshish, बातें baatein, करें karein, और aur, आ aa
	पिकअप pickup, ऑर्डर order, टी-शर्ट T-shirt, नहीं nahi, हैं hain, में mein, वापस wapas, कपड़े kapde, आपसे aapse`;
const pairs = words
	.trim()
	.split(/,\s*|\n\s*/)
	.map((pair) => pair.split(" "));

test.each(pairs)("%s is %s", (hindi = "", latin = "") => {
	expect(romanise(hindi).toLowerCase()).toBe(latin.toLowerCase());
});

test.each([
	["कपड़े कितने समय में मिल जाते हैं?", "Kapde kitne time mein mil jaate hain?"],
	["क्या रेट है?", "Kya rate hai?"],
	["हर जेब देख लीजिए।", "Har jeb dekh lijiye."],
	["हर पुराना दाग पूरा नहीं निकलता।", "Har purana daag poora nahi nikalta."],
	["वह कपड़ा दोबारा साफ़ करेंगे, फ़्री में।", "Woh kapda dobara saaf karenge, free mein."],
	["पैसे डिलीवरी पर दीजिए: कैश, कार्ड या ऑनलाइन।", "Paise delivery par dijiye: cash, card ya online."],
	[
		"ज़्यादातर ऑर्डर 24–48 घंटे में वापस आ जाते हैं।",
		"Zyadatar order 24–48 ghante mein wapas aa jaate hain.",
	],
	["आप किन इलाकों में आते हैं?", "Aap kin ilakon mein aate hain?"],
	["इको-फ़्रेंडली सफ़ाई", "Eco friendly safai"],
	["अंदाज़न, पक्का रेट पिकअप पर", "Andazan, pakka rate pickup par"],
])("%s", (hindi, latin) => {
	expect(romanise(hindi)).toBe(latin);
});

test("the shop's own texts stay without a Hindi letter and keep their numbers", () => {
	const { faq = [], features = [], terms, privacy } = sampleShopData.translations.hi?.site ?? {};
	const texts = [
		...faq.flatMap(({ question, answer }) => [question, answer]),
		...features.flatMap(({ title, description }) => [title, description]),
		...[...(terms?.items ?? []), ...(privacy?.items ?? [])].map(({ content }) => content),
	];
	expect(texts.length).toBeGreaterThan(20);
	for (const text of texts) {
		const latin = romanise(text);
		expect(latin).not.toMatch(/[\u0900-\u097f]/);
		expect(latin.match(/\d+/g)).toEqual(text.match(/\d+/g));
	}
});
