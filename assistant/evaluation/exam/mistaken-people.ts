/** Things assumed wrongly, taken back or not meant. Sealed: see exam-set.ts. */
import { honest, stains } from "../checks.ts";
import {
	acts,
	address,
	cleans,
	collects,
	discounts,
	either,
	email,
	en,
	express,
	hi,
	hinglish,
	hours,
	never,
	neverYes,
	noMisleadingYes,
	notCounted,
	opening,
	pays,
	price,
	priceOfOne,
	type Question,
	sends,
	served,
	servicePrice,
	total,
	turnaround,
	without,
} from "../question.ts";

const comes = acts("pickupTime", "pickup", "book");

export const mistakenPeople = {
	"wrong assumption": [
		en(
			"as handbags are done free along with a suit, can I send mine too",
			either(price("womens-handbag"), discounts),
			neverYes,
		),
		en("You're closed for lunch between 1 and 2, right?", hours, opening, neverYes),
		en("so wash and iron per kilo is 69, correct?", price("bulk-normal-wash-iron"), neverYes),
		en(
			"Since juttis aren't something you do, where else do I take them",
			either(price("footwear-juttis"), cleans),
		),
		en("I pay half when you pick up and half later, yes?", pays, neverYes),
		en("a curtain is 199 for the pair isn't it", price("household-curtain"), neverYes),
		hinglish("kambal double bhi 250 ka hi hai na", price("household-blanket-double"), neverYes),
		hinglish(
			"aap to sirf rajpur road wale logon se pickup lete ho na, jakhan se nahi",
			served("Jakhan"),
		),
		hinglish("itwar ko aadha din khulte ho na bas", hours, opening, noMisleadingYes),
		hinglish(
			"pickup ke liye kam se kam 500 ka order hona chahiye na",
			either(collects, honest),
			neverYes,
		),
		hinglish(
			"daag wali cheez pe paisa double lagta hai na",
			either(servicePrice("stain-removal"), stains, acts("estimate")),
			neverYes,
		),
		hinglish(
			"suna hai aap log 3 ghante me suit de dete ho",
			express,
			neverYes,
			never(/3 (ghante|hours)/i),
		),
		hi(
			"चमड़े की जैकेट तो 400 में हो जाती है ना",
			priceOfOne("mens-leather-jacket", "womens-leather-jacket"),
			neverYes,
		),
		hi("आप लोग तो रात भर खुले रहते हो ना?", hours, opening, neverYes),
		hi("जूते-वूते आप नहीं धोते होंगे, सिर्फ़ कपड़े?", acts("price", "services", "care")),
		hi("डिलीवरी वाले को सौ रुपये अलग से देने होंगे ना", collects, neverYes),
		hi(
			"पाँच कुशन कवर के 200 मतलब एक हज़ार ना?",
			price("household-cushion-covers"),
			neverYes,
			never(/1,?000/),
		),
		hi(
			"आप तो मसूरी में भी दुकान चलाते हो ना?",
			either(address, acts("aboutShop", "address", "areas"), honest),
			neverYes,
		),
	],
	"changed mind": [
		en("five shirts. sorry, six. dry clean. how much", total({ "mens-shirt": 6 })),
		en(
			"Price for a comforter... hmm no, the single blanket rather",
			price("household-blanket-single"),
			without("household-comforter"),
		),
		en("2 jeans 1 jacket (mens) total, actually drop the jacket", total({ "mens-jeans": 2 })),
		en("can u come today evening? wait no tomorrow morning suits me better", comes),
		en(
			"I'd like 3 cotton sarees cleaned, no hang on one of them is silk, so 2 cotton 1 silk",
			total({ "womens-cotton-saree": 2, "womens-silk-saree": 1 }),
		),
		en(
			"need the address. oh never mind, can you just send someone to collect?",
			either(collects, acts("book")),
		),
		hinglish(
			"ek sherwani aur ek lehenga, nahi lehenga rehne do, sherwani ka hi batao",
			price("mens-sherwani"),
			without("womens-lehenga"),
		),
		hinglish("4 kg wash fold... are nahi 7 kg hoga, normal", total({ "bulk-normal-wash-fold": 7 })),
		hinglish("kal pickup chahiye tha, balki parso kar do", either(comes, [acts("order"), sends])),
		hinglish("do coat, ya chhodo teen de deta hu coat, total?", total({ "mens-coat-blazer": 3 })),
		hinglish(
			"sneaker white wale ka rate do, oh nahi nahi mere to colour wale hain",
			price("footwear-sneakers"),
			without("footwear-white-sneakers"),
		),
		hinglish(
			"3 parde the par ek phat gaya to 2 hi samjho, kitna",
			total({ "household-curtain": 2 }),
		),
		hi("दो स्वेटर दे रहा हूँ, अरे नहीं एक और मिल गया, तीन का बता दो", total({ "mens-sweater": 3 })),
		hi(
			"शर्ट प्रेस... मतलब धुलाई और प्रेस दोनों, एक शर्ट का",
			either(servicePrice("shirt-laundry-service"), price("bulk-normal-wash-iron")),
		),
		hi("पाँच पैंट चार शर्ट, नहीं पैंट रहने दो, बस शर्ट का टोटल", total({ "mens-shirt": 4 })),
		hi(
			"सूती साड़ी का रेट दो, नहीं ठहरो कढ़ाई वाली का",
			price("womens-embroidered-saree"),
			without("womens-cotton-saree"),
		),
		hi("आज ले जाओ कपड़े, अच्छा छोड़ो मैं ख़ुद दुकान दे आऊँगा, कहाँ है?", address),
		hi(
			"एक डबल कंबल और एक रज़ाई, रज़ाई हटा दो, कंबल दो कर दो",
			total({ "household-blanket-double": 2 }),
		),
	],
	negation: [
		en(
			"no starch no perfume nothing, plain dry clean of a saree in cotton, cost?",
			price("womens-cotton-saree"),
		),
		en(
			"Two piece suit, without the waistcoat obviously. Rate?",
			price("mens-two-piece-suit"),
			without("mens-three-piece-suit"),
		),
		en(
			"I don't need it back quickly, three days is fine, so regular shirt dry clean price",
			price("mens-shirt"),
			notCounted,
		),
		en("not for my wife, it's my own leather jacket, how much", price("mens-leather-jacket")),
		en(
			"don't want home delivery, can I pick it up from the shop?",
			either(acts("dropOff", "address", "pickup", "unclaimed", "book"), honest),
		),
		en(
			"isn't there any cheaper option than 139 a kilo",
			either(
				discounts,
				priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron", "bulk-premium-wash-fold"),
			),
		),
		hinglish(
			"shaadi wala lehenga nahi h, normal party wala lehenga, uska",
			price("womens-lehenga"),
			without("womens-bridal-lehenga"),
		),
		hinglish(
			"iron nahi chahiye bas dho ke tah kar do, kilo ka kya",
			priceOfOne("bulk-normal-wash-fold", "bulk-premium-wash-fold"),
			without("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
		),
		hinglish(
			"single nahi double wala kambal hai mera",
			price("household-blanket-double"),
			without("household-blanket-single"),
		),
		hinglish("mere paas card nahi hai aur cash bhi nahi, kya karu paise dene ke liye", pays),
		hinglish(
			"sports shoes nahi trek wale boots hain, rate do",
			price("footwear-trekking-boots"),
			without("footwear-sports-shoes"),
		),
		hinglish("pickup nahi karwana, khud aaunga, kab tak khule milega", hours, opening),
		hi(
			"पूरा सोफ़ा नहीं, बस उसका कवर धुलवाना है",
			price("household-sofa-cover"),
			without("housing-sofa"),
		),
		hi("मुझे फ़ोन नहीं करना, ईमेल पर बात हो सकती है?", email),
		hi("ऊनी शॉल है, साड़ी नहीं, कितना लगेगा", price("womens-shawl"), without("womens-silk-saree")),
		hi("अस्तर वाला नहीं है पर्दा, सादा है, चार पैनल", total({ "household-curtain": 4 })),
		hi("जल्दी नहीं है मुझे, एक्सप्रेस मत करना, आराम से कब तक मिलेगा", turnaround),
		hi(
			"बच्चों की यूनिफ़ॉर्म नहीं, ऑफ़िस की पैंट है, ड्राई क्लीन",
			price("mens-pants"),
			without("bulk-uniforms"),
		),
	],
} satisfies Record<string, readonly Question[]>;
