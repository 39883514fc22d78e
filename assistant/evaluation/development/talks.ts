/** Conversations of the development set: each step is asked with the questions and answers before it. */
import {
	acts,
	type Conversation,
	collects,
	either,
	en,
	hi,
	hinglish,
	hours,
	latin,
	never,
	opening,
	price,
	priceOfOne,
	prices,
	quantity,
	refuses,
	sends,
	served,
	talk,
	total,
	turnaround,
	without,
} from "../question.ts";

export const talks = {
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
	],
	"another item": [
		talk(en("shirt price", price("mens-shirt")), en("and pant?", price("mens-pants"))),
		talk(
			hinglish("coat ka kitna", price("mens-coat-blazer")),
			hinglish("aur sherwani ka?", price("mens-sherwani"), without("mens-coat-blazer")),
		),
		talk(
			hi("रज़ाई का रेट", price("household-quilt")),
			hi("और चादर?", price("household-bedsheet"), without("household-quilt")),
		),
		talk(
			en("do you clean mattress", either(price("housing-mattress"), acts("care", "services"))),
			hinglish("kitna lagega", price("housing-mattress")),
		),
	],
	"another variant": [
		talk(
			en("cotton saree rate", price("womens-cotton-saree")),
			en("what about silk one", price("womens-silk-saree"), without("womens-cotton-saree")),
		),
		talk(
			hinglish("single kambal kitne ka", price("household-blanket-single")),
			hinglish(
				"aur double wala?",
				price("household-blanket-double"),
				without("household-blanket-single"),
			),
		),
		talk(
			hinglish("kurta kitne ka", priceOfOne("mens-kurta", "womens-kurta")),
			hinglish("ladies wala", price("womens-kurta"), without("mens-kurta")),
		),
		talk(
			en("how much for sneakers", price("footwear-sneakers")),
			en("white ones?", price("footwear-white-sneakers")),
		),
		talk(
			hi("टू पीस सूट का रेट", price("mens-two-piece-suit")),
			hi("और थ्री पीस?", price("mens-three-piece-suit")),
		),
		talk(
			en("normal wash and fold per kg", price("bulk-normal-wash-fold")),
			en("and premium?", price("bulk-premium-wash-fold"), without("bulk-normal-wash-fold")),
		),
	],
	"a quantity": [
		talk(
			en("silk saree price", price("womens-silk-saree")),
			en("and for two?", total({ "womens-silk-saree": 2 })),
		),
		talk(
			hinglish("parda kitne ka", price("household-curtain")),
			hinglish("6 panel hain", total({ "household-curtain": 6 })),
		),
		talk(hi("शर्ट का रेट", price("mens-shirt")), hi("पाँच का?", total({ "mens-shirt": 5 }))),
		talk(
			en("2 shirts and 1 pant", total({ "mens-shirt": 2, "mens-pants": 1 })),
			en("add 1 jeans", total({ "mens-shirt": 2, "mens-pants": 1, "mens-jeans": 1 })),
			en(
				"make it 3 shirts",
				total({ "mens-shirt": 3, "mens-pants": 1, "mens-jeans": 1 }, { "mens-shirt": 3 }),
			),
		),
		talk(
			en("wash and fold rate", price("bulk-normal-wash-fold")),
			en("7 kg then?", total({ "bulk-normal-wash-fold": 7 })),
		),
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
	"a sum, changed": [
		talk(
			en("5 shirts and 1 coat, total", total({ "mens-shirt": 5, "mens-coat-blazer": 1 })),
			en("also a shawl", total({ "mens-shirt": 5, "mens-coat-blazer": 1, "womens-shawl": 1 })),
			en("remove the coat", total({ "mens-shirt": 5, "womens-shawl": 1 })),
		),
		talk(
			hinglish("2 jeans 2 sweater kitna", total({ "mens-jeans": 2, "mens-sweater": 2 })),
			hinglish(
				"ek blazer bhi jod do",
				total({ "mens-jeans": 2, "mens-sweater": 2, "mens-coat-blazer": 1 }),
			),
			hinglish("jeans hata do", total({ "mens-sweater": 2, "mens-coat-blazer": 1 })),
		),
		talk(
			hi("दो साड़ी सिल्क की", total({ "womens-silk-saree": 2 })),
			hi("एक दुपट्टा और", total({ "womens-silk-saree": 2, "womens-dupatta": 1 })),
			hi("पैसे कब देने हैं", acts("pay")),
		),
		talk(
			hinglish("do razai ka kitna", total({ "household-quilt": 2 })),
			hinglish("ek aur", total({ "household-quilt": 3 }, { "household-quilt": 1 })),
		),
		talk(
			en("silk saree price", price("womens-silk-saree")),
			hinglish("do sari ka kitna hoga", total({ "womens-silk-saree": 2 })),
		),
		talk(
			hinglish("lehenga kitne ka", price("womens-lehenga")),
			hinglish("dulhan wala ho to", price("womens-bridal-lehenga")),
		),
		talk(
			hi("सादा कंबल कितने का", priceOfOne("household-blanket-single", "household-blanket-double")),
			hi("डबल वाला?", price("household-blanket-double")),
		),
		talk(
			hinglish("3 shirt 2 pant ka total", total({ "mens-shirt": 3, "mens-pants": 2 })),
			hinglish("pant hata do", either(total({ "mens-shirt": 3 }), quantity("mens-shirt", 3))),
		),
		talk(
			hi("दो कंबल डबल वाले", total({ "household-blanket-double": 2 })),
			hi("एक रज़ाई भी जोड़ दो", total({ "household-blanket-double": 2, "household-quilt": 1 })),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
