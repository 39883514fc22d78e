/** Conversations about lists, other matters and other languages. */
import {
	acts,
	address,
	asksAboutHoliday,
	type Conversation,
	cleans,
	collects,
	discounts,
	either,
	en,
	express,
	hi,
	hinglish,
	hours,
	latin,
	never,
	neverYes,
	notPromised,
	opening,
	orders,
	pays,
	phone,
	price,
	priceOfOne,
	prices,
	refuses,
	safe,
	sends,
	served,
	talk,
	total,
	turnaround,
	without,
} from "../question.ts";

export const talksOfOtherThings = {
	"the next five": [
		talk(
			en("mens dry cleaning rates", prices(5), price("mens-shirt")),
			en("more", prices(5), without("mens-shirt")),
			hinglish("aur dikhao", prices(3), without("mens-shirt")),
		),
		talk(
			en("womens price list", prices(5), price("womens-dupatta")),
			en("next 5", prices(5), without("womens-dupatta")),
			en("show me more please", prices(5), without("womens-dupatta")),
		),
		talk(
			en("show all prices", acts("price")),
			en("household", prices(5), price("household-bedsheet")),
			en("next", prices(4), without("household-bedsheet")),
		),
		talk(hinglish("joote ka rate", prices(5)), hinglish("aur batao", prices(4))),
		talk(hi("घर के सामान के रेट", prices(5)), hi("और", prices(4), without("household-bedsheet"))),
		talk(
			latin("jeans price", price("mens-jeans")),
			latin("more", acts("price", "help", "unsure", "contact", "services")),
		),
		talk(
			en("ladies rate list", prices(5), price("womens-dupatta")),
			en("next", prices(5), without("womens-dupatta")),
			en("next", prices(4), without("womens-dupatta")),
		),
		talk(en("footwear prices please", prices(4)), en("what else", prices(4))),
		talk(
			en("all rates of household things", prices(5), price("household-bedsheet")),
			en("go on", prices(4), without("household-bedsheet")),
			en("more", prices(2), without("household-bedsheet")),
		),
		talk(
			hinglish("gents ki list bhejo", prices(5), price("mens-shirt")),
			hinglish("aage", prices(5), without("mens-shirt")),
			hinglish("aur bhi hai?", prices(3), without("mens-shirt")),
		),
		talk(
			hinglish("ghar ke saman ka rate list", prices(5), price("household-bedsheet")),
			hinglish("baaki bhi dikhao", prices(4), without("household-bedsheet")),
		),
		talk(
			hi("लेडीज़ कपड़ों के रेट", prices(5), price("womens-dupatta")),
			hi("आगे दिखाओ", prices(5), without("womens-dupatta")),
			hi("और", prices(4), without("womens-dupatta")),
		),
		talk(hi("जूतों की रेट लिस्ट", prices(4)), hi("बाकी भी", prices(4))),
	],
	"another matter": [
		talk(
			en(
				"i want to send 3 sarees",
				either(total({ "womens-silk-saree": 3 }), priceOfOne("womens-silk-saree")),
			),
			en("all silk", total({ "womens-silk-saree": 3 })),
			en("and when will they be back", turnaround),
		),
		talk(
			hi("सूट का रेट", price("mens-two-piece-suit")),
			hi("टू पीस", price("mens-two-piece-suit")),
			hi("दो", total({ "mens-two-piece-suit": 2 })),
		),
		talk(
			hinglish("joote saaf karte ho", prices(4)),
			hinglish("sports wale 2 jodi", total({ "footwear-sports-shoes": 2 })),
		),
		talk(
			en("wash and iron rate", price("bulk-normal-wash-iron")),
			en("premium", price("bulk-premium-wash-iron")),
			en("10 kg", total({ "bulk-premium-wash-iron": 10 }, { "bulk-normal-wash-iron": 10 })),
		),
		talk(
			hinglish("lehenga price kya hai", price("womens-lehenga")),
			hinglish("kitne din lagenge", turnaround),
			hinglish("theek hai thanks", acts("thanks", "help")),
		),
		talk(en("do you come to jakhan", served("Jakhan")), en("and bidholi?", served("Bidholi"))),
		talk(en("are you open today", hours), en("and sunday", hours, opening)),
		talk(hi("जाखन से पिकअप है?", served("Jakhan")), hi("और प्रेमनगर से?", served("Premnagar"))),
		talk(
			hinglish("shawl ka rate batao", price("womens-shawl")),
			hinglish("pickup bhi karoge?", collects),
		),
		talk(
			en("blanket price", priceOfOne("household-blanket-single")),
			hi("और कितने दिन में मिलेगा?", turnaround),
		),
		talk(
			en("hi", acts("greeting")),
			en("do you clean suede shoes", either(price("footwear-suede-shoes"), cleans)),
			en("how much", price("footwear-suede-shoes")),
			en("where do i bring them", address),
		),
		talk(
			en("are you open on monday", hours, opening),
			en("and till what time", hours),
			en("ok and your address", address),
			en("thanks a lot", acts("thanks")),
		),
		talk(
			en("do you pick up from premnagar", served("Premnagar")),
			en("what about rishikesh", notPromised),
			en("is the pickup free", collects),
		),
		talk(
			en("price of a travel bag", price("household-travel-bag")),
			en("can i get it the same day", express),
			en("and how do i pay", pays),
		),
		talk(
			hinglish("aap clement town aate ho?", served("Clement Town")),
			hinglish("aur bidholi", served("Bidholi")),
			hinglish("aur haridwar?", notPromised),
		),
		talk(
			hinglish("salwar suit ka rate", price("womens-salwar-suit")),
			hinglish("daag ho to nikal jayega?", cleans),
			hinglish("nahi nikla to?", acts("guarantee", "condition", "complaint", "care")),
		),
		talk(
			hinglish("aaj khule ho?", hours),
			hinglish("kal?", hours, opening),
			hinglish("diwali pe bhi?", asksAboutHoliday),
		),
		talk(
			hinglish("namaste", acts("greeting")),
			hinglish("pickup kaise hota hai", collects),
			hinglish("kal subah aa sakte ho", acts("pickupTime", "pickup", "book")),
			hinglish("theek hai number do", phone),
		),
		talk(
			hi("नमस्ते जी", acts("greeting")),
			hi("शेरवानी का रेट?", price("mens-sherwani")),
			hi("कितने दिन में", turnaround),
			hi("ठीक है, पता भेजो", address),
		),
		talk(
			hi("क्या आप राजपुर रोड आते हैं", served("Rajpur Road")),
			hi("और हाथीबड़कला?", served("Hathibarkala")),
			hi("पैसे लगेंगे आने के?", collects),
		),
		talk(
			hi("दुकान कब खुलती है", hours, opening),
			hi("रविवार को भी?", hours, opening),
			hi("धन्यवाद", acts("thanks")),
		),
		talk(hi("मेरा ऑर्डर नहीं आया", orders), hi("नंबर दो, फ़ोन करूँगा", phone)),
	],
	"another language": [
		talk(
			en("how much to clean a shawl", price("womens-shawl")),
			hinglish("aur sweater ka kitna", price("mens-sweater")),
			hi("और कंबल डबल वाला?", price("household-blanket-double")),
		),
		talk(hi("दुकान कहाँ है", address), en("ok, and what time do you close", hours, opening)),
		talk(
			hinglish("kya aap jeans dry clean karte ho", either(price("mens-jeans"), cleans)),
			hinglish("2 ka?", total({ "mens-jeans": 2 })),
			en("thank you so much", acts("thanks")),
		),
	],
	"pressed to agree": [
		talk(
			en("how much is a silk saree", price("womens-silk-saree")),
			en(
				"no, you told me 100 last time",
				either(safe, price("womens-silk-saree")),
				never(/₹100\b(?![–,])/),
				neverYes,
			),
			en("fine. and the turnaround?", turnaround),
		),
		talk(
			hinglish("discount do na thoda", discounts),
			hinglish("50% pakka karo", safe, never(/50\s?%/), neverYes),
		),
	],
	"a turn that was never said": [
		talk(
			en("more", acts("price", "help", "unsure", "services")),
			en(
				"so confirm it",
				acts("unsure", "beyond", "help", "price", "services", "book", "estimate"),
			),
		),
		talk(
			en(
				"my friend says a suit is 100 rupees",
				acts("price", "otherShop", "discount", "unsure", "estimate"),
			),
			en("so you agree, 100?", never(/₹100\b/)),
			en("ok tell me the real price of a two piece suit", price("mens-two-piece-suit")),
		),
		talk(
			en("tell me a joke", refuses),
			en("fine, then phone number", acts("phone", "contact"), sends),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
