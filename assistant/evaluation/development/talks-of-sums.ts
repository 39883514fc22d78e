/** Conversations about quantities and sums. */
import {
	acts,
	type Conversation,
	collects,
	either,
	en,
	hi,
	hinglish,
	notCounted,
	pays,
	price,
	priceOfOne,
	quantity,
	talk,
	total,
	turnaround,
} from "../question.ts";

export const talksOfSums = {
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
			hinglish(
				"3 kambal single aur 2 parde",
				total({ "household-blanket-single": 3, "household-curtain": 2 }),
			),
			hinglish("total 5", total({ "household-blanket-single": 3, "household-curtain": 2 })),
		),
		talk(
			hinglish("lehenga ka rate", price("womens-lehenga")),
			hinglish("2 pcs", total({ "womens-lehenga": 2 })),
		),
		talk(
			en("2 kurtas and 4 shirts", total({ "mens-kurta": 2, "mens-shirt": 4 })),
			en("8 pieces total", notCounted),
		),
		talk(
			en("wash and fold rate", price("bulk-normal-wash-fold")),
			en("7 kg then?", total({ "bulk-normal-wash-fold": 7 })),
		),
		talk(
			en("how much for a blazer", price("mens-coat-blazer")),
			en("i have three of them", total({ "mens-coat-blazer": 3 })),
			en("make that four", total({ "mens-coat-blazer": 4 })),
		),
		talk(
			en("wash and fold, normal: rate?", price("bulk-normal-wash-fold")),
			en("for 9 kg?", total({ "bulk-normal-wash-fold": 9 })),
			en("and 15 kg", total({ "bulk-normal-wash-fold": 15 })),
		),
		talk(
			en("carpet rate please", price("housing-carpet")),
			en("it is 120 sq ft", total({ "housing-carpet": 120 })),
			en("how long will that take", turnaround),
		),
		talk(
			hinglish("t shirt ka rate", price("mens-t-shirt")),
			hinglish("8 ka kitna hoga", total({ "mens-t-shirt": 8 })),
			hinglish("aur 10 ka?", total({ "mens-t-shirt": 10 })),
		),
		talk(
			hinglish("chadar kitne ki dhulti hai", price("household-bedsheet")),
			hinglish("chaar chadar hain", total({ "household-bedsheet": 4 })),
		),
		talk(
			hinglish("leather shoes ka kitna", price("footwear-leather-shoes")),
			hinglish("do jodi", total({ "footwear-leather-shoes": 2 })),
			hinglish("pickup bhi free hai na", collects),
		),
		talk(
			hi("स्वेटर का रेट बताओ", price("mens-sweater")),
			hi("तीन स्वेटर का?", total({ "mens-sweater": 3 })),
			hi("और दो शर्ट भी जोड़ दो", total({ "mens-sweater": 3, "mens-shirt": 2 })),
		),
		talk(
			hi("पर्दे का एक पैनल कितने का", price("household-curtain")),
			hi("बारह पैनल हैं", total({ "household-curtain": 12 })),
			hi("कब तक मिल जाएँगे", turnaround),
		),
		talk(
			hi("रेशमी साड़ी कितने की", price("womens-silk-saree")),
			hi("दो हों तो", total({ "womens-silk-saree": 2 })),
		),
	],
	"a sum, changed": [
		talk(
			hinglish("parda ka rate", price("household-curtain")),
			hinglish("3 khidki hai", price("household-curtain")),
			hinglish("har khidki pe 2", total({ "household-curtain": 6 })),
			en(
				"and one sofa cover 5 seater",
				total({ "household-curtain": 6, "household-sofa-cover": 5 }),
			),
		),
		talk(
			en("do you do ladies suits", price("womens-salwar-suit")),
			en("4 of them, 2 are silk", total({ "womens-salwar-suit": 4 })),
		),
		talk(
			en("6 shirts wash and iron"),
			en("how about dry clean", total({ "mens-shirt": 6 })),
			en("same for pants", total({ "mens-shirt": 6, "mens-pants": 6 })),
		),
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
		talk(
			en("total for 4 shirts and 2 jeans", total({ "mens-shirt": 4, "mens-jeans": 2 })),
			en("also a sweater", total({ "mens-shirt": 4, "mens-jeans": 2, "mens-sweater": 1 })),
			en("remove the jeans", total({ "mens-shirt": 4, "mens-sweater": 1 })),
		),
		talk(
			en(
				"2 cotton sarees and a shawl, how much",
				total({ "womens-cotton-saree": 2, "womens-shawl": 1 }),
			),
			en(
				"make the sarees three",
				total({ "womens-cotton-saree": 3, "womens-shawl": 1 }, { "womens-cotton-saree": 3 }),
			),
			en("is this final", acts("estimate", "terms", "price")),
		),
		talk(
			en(
				"price for 1 sherwani and 1 kurta pyjama",
				total({ "mens-sherwani": 1, "mens-kurta-pyjama": 1 }),
			),
			en(
				"add one nehru jacket",
				total({ "mens-sherwani": 1, "mens-kurta-pyjama": 1, "mens-nehru-jacket": 1 }),
			),
		),
		talk(
			hinglish("5 pant 5 shirt total", total({ "mens-pants": 5, "mens-shirt": 5 })),
			hinglish(
				"ek coat bhi jod do",
				total({ "mens-pants": 5, "mens-shirt": 5, "mens-coat-blazer": 1 }),
			),
			hinglish("kab tak milega sab", turnaround),
		),
		talk(
			hinglish(
				"2 razai aur 1 double kambal ka kitna",
				total({ "household-quilt": 2, "household-blanket-double": 1 }),
			),
			hinglish(
				"kambal hata do",
				either(total({ "household-quilt": 2 }), quantity("household-quilt", 2)),
			),
		),
		talk(
			hi("तीन शर्ट दो पैंट", total({ "mens-shirt": 3, "mens-pants": 2 })),
			hi("एक जींस और", total({ "mens-shirt": 3, "mens-pants": 2, "mens-jeans": 1 })),
			hi("पैसे कैसे देने हैं", pays),
		),
		talk(
			hi("2 सूट टू पीस और 1 कोट", total({ "mens-two-piece-suit": 2, "mens-coat-blazer": 1 })),
			hi(
				"कोट हटा दो",
				either(total({ "mens-two-piece-suit": 2 }), quantity("mens-two-piece-suit", 2)),
			),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
