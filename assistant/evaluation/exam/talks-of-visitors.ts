/** Whole visits, a visitor's each. Sealed: see exam-set.ts. */
import { byOthers, careful, free, honest, late, sameDay, sofa, spoilt, stains } from "../checks.ts";
import {
	acts,
	address,
	type Conversation,
	cleans,
	collects,
	complains,
	discounts,
	either,
	email,
	en,
	express,
	hi,
	hinglish,
	hours,
	neverYes,
	noSameDay,
	notListed,
	notPromised,
	opening,
	orders,
	pays,
	phone,
	price,
	priceOfOne,
	rating,
	sends,
	served,
	servicePrice,
	talk,
	total,
	trusts,
	turnaround,
} from "../question.ts";

const hello = acts("greeting", "help", "assistant");
const polite = acts("thanks", "help", "greeting", "feedback", "book");
const comes = acts("pickupTime", "pickup", "book");
const linen = either(price("bulk-hotel-hospital-linen"), discounts);

export const talksOfVisitors = {
	"whole visits": [
		talk(
			en("hey", hello),
			en("got a party dress with a red wine spill", either(stains, price("womens-party-dress"))),
			en(
				"what'll you charge for it",
				either(price("womens-party-dress"), servicePrice("stain-removal")),
			),
			en("and when would it be ready", turnaround),
			en("I stay at Hathibarkala, can you collect", served("Hathibarkala")),
			en("cheers, will message", either(polite, acts("whatsapp", "contact"))),
		),
		talk(
			en("sofa cleaning?", either(sofa(), cleans)),
			en("it's fabric, 6 seats", either(sofa(6), honest)),
			en(
				"do you come home for that or do i send it",
				either(collects, cleans, acts("dropOff"), honest),
			),
			en("how do i pay", pays),
		),
		talk(
			en("My quilt was due yesterday", orders),
			en("I've called twice, no one picks up", complains),
			en("is there an email then", email),
			en("what time do you shut today", hours, opening),
		),
		talk(
			en("need my blazer for tomorrow's interview", either(express, price("mens-coat-blazer"))),
			en("today itself possible?", sameDay),
			en("how much extra for that", servicePrice("express-service")),
			en("ok where do i drop it", address),
			en("are you open till 8", hours, opening),
		),
		talk(
			hinglish("namaskar ji", hello),
			hinglish("ghar shift kiya hai, 8 parde dhulwane hain", total({ "household-curtain": 8 })),
			hinglish(
				"lining wale hain",
				either(total({ "household-lined-curtain": 8 }), price("household-lined-curtain")),
			),
			hinglish("chhote to nahi ho jayenge?", careful),
			hinglish("parso subah bhej do kisi ko", comes),
			hinglish("mera bhai ghar pe hoga, use de dega", byOthers),
		),
		talk(
			hinglish("lehenga dry clean hota hai?", either(price("womens-lehenga"), cleans)),
			hinglish("bridal hai, kitna", price("womens-bridal-lehenga")),
			hinglish("moti nikal to nahi jayenge", careful),
			hinglish("aaj do to aaj mil jayega?", express, noSameDay),
			hinglish("agar kharab ho gaya to", acts("damage", "guarantee", "complaint")),
		),
		talk(
			hinglish("hostel me rehta hu bidholi, aate ho?", served("Bidholi")),
			hinglish("paisa lagta hai pickup ka?", collects, free),
			hinglish(
				"kilo ka kya rate hai, sirf wash fold",
				priceOfOne("bulk-normal-wash-fold", "bulk-premium-wash-fold"),
			),
			hinglish("normal wala 5 kg", total({ "bulk-normal-wash-fold": 5 })),
			hinglish("wapas kab tak aa jayega", turnaround),
		),
		talk(
			hinglish("bhai mera kurta laal ho gaya aapke yahan dhulke", spoilt),
			hinglish("dobara saaf karoge ya paise doge", acts("guarantee", "complaint", "damage")),
			hinglish(
				"kisse baat karu",
				acts("person", "phone", "contact", "whatsapp", "complaint"),
				sends,
			),
		),
		talk(
			hi("नमस्कार", hello),
			hi("गेस्ट हाउस है हमारा, चादरें बहुत निकलती हैं", either(linen, price("household-bedsheet"), cleans)),
			hi("हर हफ़्ते दें तो कुछ कम होगा?", discounts),
			hi("मसूरी डायवर्जन से उठा लोगे?", served("Mussoorie Diversion")),
			hi("पैसे महीने में एक बार दे सकते हैं?", either(pays, discounts, honest)),
			hi("ठीक है, फ़ोन नंबर दीजिए", phone),
		),
		talk(
			hi("चमड़े के जूते साफ़ करते हो?", either(price("footwear-leather-shoes"), cleans)),
			hi("कितना लोगे", price("footwear-leather-shoes")),
			hi("दो जोड़ी हों तो", total({ "footwear-leather-shoes": 2 })),
			hi("तला भी निकल रहा है, चिपका दोगे?", either(notListed, acts("condition", "care"))),
		),
		talk(
			hi("सिल्क साड़ी पर तेल गिर गया", either(stains, price("womens-silk-saree"))),
			hi("निकल जाएगा पूरा?", stains, neverYes),
			hi("साड़ी का ड्राई क्लीन कितने का", price("womens-silk-saree")),
			hi("आपके यहाँ लोग भरोसा करते हैं?", trusts),
			hi("रेटिंग क्या है", rating),
		),
		talk(
			hi("मेरे कपड़े आज आने थे", orders),
			hi("चार दिन हो चुके हैं भाई", late),
			hi("दुकान का पता बताओ मैं ख़ुद आता हूँ", address),
			hi("कितने बजे तक मिलोगे", hours, opening),
		),
		talk(
			hi("मैं वसंत विहार में रहती हूँ, पिकअप होगा?", notPromised),
			hi(
				"तो फिर दुकान पर ही छोड़ सकती हूँ?",
				either(acts("dropOff", "address", "book", "hours"), honest),
			),
			hi("रविवार को खुली है?", hours, opening),
			hi(
				"एक सलवार सूट और दो दुपट्टे का हिसाब बताओ",
				total({ "womens-salwar-suit": 1, "womens-dupatta": 2 }),
			),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
