import { describe, expect, test } from "vitest";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { inLatinLetters } from "./devanagari.ts";
import { knowledgeOf } from "./knowledge.ts";
import { tokensOf } from "./tokens.ts";

const { vocabulary } = knowledgeOf(sampleShopData);

/** What the words mean: as concepts, and as things. */
function meaningOf(text: string): string {
	const words = tokensOf(text).map((token) => vocabulary.known(token) ?? `?${token.text}`);
	const concept = vocabulary.conceptAt(words, 0)?.meaning;
	return vocabulary.thingAt(words, 0)?.meaning ?? concept ?? words.join(" ");
}

describe("a loanword in Hindi letters means what the English word means", () => {
	test.each([
		["फोन", "phone"],
		["फ़ोन", "phone"],
		["नंबर", "number"],
		["नम्बर", "number"],
		["पैंट", "pant"],
		["पेंट", "pants"],
		["ब्लाउज़", "blouse"],
		["ब्लाउज", "blouse"],
		["बैग", "bag"],
		["शूज़", "shoes"],
		["शूज", "shoes"],
		["एक्सप्रेस", "express"],
		["सर्विस", "service"],
		["रिव्यू", "review"],
		["गारंटी", "guarantee"],
		["गारन्टी", "guarantee"],
		["एड्रेस", "address"],
		["यूपीआई", "upi"],
		["सूट", "suit"],
		["टी-शर्ट", "t-shirt"],
		["टीशर्ट", "tshirt"],
		["ड्राई क्लीन", "dry clean"],
		["ड्राइक्लीन", "dryclean"],
		["ड्राई क्लीनिंग", "dry cleaning"],
		["पिकअप", "pickup"],
		["डिलीवरी", "delivery"],
		["पेमेंट", "payment"],
		["कैश", "cash"],
		["कार्ड", "card"],
		["ऑनलाइन", "online"],
		["डिस्काउंट", "discount"],
		["ऑफर", "offer"],
		["कूपन", "coupon"],
		["जैकेट", "jacket"],
		["ब्लेज़र", "blazer"],
		["कोट", "coat"],
		["स्वेटर", "sweater"],
		["कार्पेट", "carpet"],
		["कारपेट", "carpet"],
		["सोफा", "sofa"],
		["मैट्रेस", "mattress"],
		["बेडशीट", "bedsheet"],
		["ब्लैंकेट", "blanket"],
		["कम्फर्टर", "comforter"],
		["स्नीकर", "sneaker"],
		["सैंडल", "sandal"],
		["यूनिफॉर्म", "uniform"],
		["जींस", "jeans"],
		["रेट", "rate"],
		["प्राइस", "price"],
		["चार्ज", "charge"],
		["कॉस्ट", "cost"],
		["टाइमिंग", "timing"],
		["लोकेशन", "location"],
		["मैप", "map"],
		["व्हाट्सएप", "whatsapp"],
		["वॉट्सऐप", "whatsapp"],
		["ईमेल", "email"],
		["इंस्टाग्राम", "instagram"],
		["फेसबुक", "facebook"],
		["वेबसाइट", "website"],
		["ऑर्डर", "order"],
		["स्टेटस", "status"],
		["कंप्लेंट", "complaint"],
		["रिफंड", "refund"],
		["फीडबैक", "feedback"],
		["रेटिंग", "rating"],
		["क्वालिटी", "quality"],
		["केमिकल", "chemical"],
		["अर्जेंट", "urgent"],
		["लॉन्ड्री", "laundry"],
		["आयरन", "iron"],
		["प्रेस", "press"],
		["बुकिंग", "booking"],
		["फ्री", "free"],
		["एडवांस", "advance"],
		["गूगल पे", "google pay"],
		["पेटीएम", "paytm"],
		["लेडीज़", "ladies"],
		["जेंट्स", "gents"],
		["रोबोट", "robot"],
		["थैंक्यू", "thankyou"],
		["हैलो", "hello"],
		["कैंसिल", "cancel"],
		["मेंबरशिप", "membership"],
		["टोटल", "total"],
		["लेदर", "leather"],
		["सिल्क", "silk"],
		["कॉटन", "cotton"],
		["डबल", "double"],
		["सिंगल", "single"],
	])("%s is %s", (hindi, english) => {
		expect(meaningOf(hindi)).toBe(meaningOf(english));
		expect(meaningOf(english)).not.toContain("?");
	});
});

test.each([
	["कितना", "kitnaa"],
	["कंबल", "kambal"],
	["दुकान", "dukaan"],
	["में", "mein"],
	["धुलाई", "dhulaaee"],
	["२४", "24"],
])("%s is written %s", (hindi, latin) => {
	expect(inLatinLetters(hindi)).toBe(latin);
});

test.each([
	["10kg", "10 kg"],
	["2x", "2 x"],
	["3pcs", "3 pcs"],
	["1.5 kg", "1.5 kg"],
	["9:30", "9:30"],
	["1,200", "1200"],
	["3+2 seater", "5 seater"],
	["Men’s T-shirt", "mens t shirt"],
	["shirt2", "shirt 2"],
	["१५ अगस्त", "15 agast"],
])("%s is read as %s", (text, words) => {
	expect(
		tokensOf(text)
			.map((token) => token.text)
			.join(" "),
	).toBe(words);
});
