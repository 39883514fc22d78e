/** Conversations about items and sums. Sealed: see exam-set.ts. */
import {
	acts,
	type Conversation,
	collects,
	either,
	en,
	hi,
	hinglish,
	pays,
	price,
	priceOfOne,
	quantity,
	talk,
	total,
	turnaround,
	without,
} from "../question.ts";

export const talksOfItems = {
	"another item": [
		talk(
			en("how much is a bedsheet", price("household-bedsheet")),
			en("quilt?", price("household-quilt"), without("household-bedsheet")),
			en("and a comforter", price("household-comforter"), without("household-quilt")),
		),
		talk(
			en("rate for party dress", price("womens-party-dress")),
			en("what about handbags", price("womens-handbag")),
			en("do you take cards", pays),
		),
		talk(
			en("charges for mattress cleaning", price("housing-mattress")),
			en("same question for sofa", price("housing-sofa")),
			en("and carpet per sq ft", price("housing-carpet")),
		),
		talk(
			hinglish("sweater ka kya loge", price("mens-sweater")),
			hinglish("aur shawl", price("womens-shawl"), without("mens-sweater")),
			hinglish("aur nehru jacket ka bhi batao", price("mens-nehru-jacket")),
		),
		talk(
			hinglish("sandal saaf karne ka rate", price("footwear-sandals")),
			hinglish("jutti?", price("footwear-juttis")),
			hinglish("trekking wale boot ka", price("footwear-trekking-boots")),
		),
		talk(
			hinglish("blouse kitne me dhulega", price("womens-top-blouse")),
			hinglish("dupatte ka kitna", price("womens-dupatta")),
			hinglish("lehenga?", price("womens-lehenga")),
		),
		talk(
			hi("जींस का रेट", price("mens-jeans")),
			hi("और टी-शर्ट?", price("mens-t-shirt"), without("mens-jeans")),
			hi("कुर्ते का भी बता दो", priceOfOne("mens-kurta", "womens-kurta")),
		),
		talk(
			hi("कुशन कवर का कितना", price("household-cushion-covers")),
			hi("सोफ़ा कवर?", price("household-sofa-cover")),
			hi("और दरी", price("household-dhurrie")),
		),
		talk(
			hi("पार्टी ड्रेस का प्राइस", price("womens-party-dress")),
			hi("और वेडिंग गाउन का", price("womens-wedding-gown")),
		),
	],
	"another variant": [
		talk(
			en("silk saree cleaning cost", price("womens-silk-saree")),
			en("embroidered one?", price("womens-embroidered-saree"), without("womens-silk-saree")),
			en("and plain cotton", price("womens-cotton-saree")),
		),
		talk(
			en("double blanket price", price("household-blanket-double")),
			en("single?", price("household-blanket-single"), without("household-blanket-double")),
			en("which areas do you cover", acts("areas")),
		),
		talk(
			en("men's jacket", price("mens-jacket")),
			en("leather one", price("mens-leather-jacket")),
			en("and for ladies?", price("womens-leather-jacket")),
		),
		talk(
			en("price of curtains", price("household-curtain")),
			en("mine have a lining", price("household-lined-curtain")),
		),
		talk(
			hinglish("normal wash iron kya rate", price("bulk-normal-wash-iron")),
			hinglish("premium wala", price("bulk-premium-wash-iron"), without("bulk-normal-wash-iron")),
			hinglish("sirf fold me?", price("bulk-premium-wash-fold")),
		),
		talk(
			hinglish("two piece suit kitne ka", price("mens-two-piece-suit")),
			hinglish(
				"aur three piece wala",
				price("mens-three-piece-suit"),
				without("mens-two-piece-suit"),
			),
		),
		talk(
			hinglish("simple lehenga ka rate", price("womens-lehenga")),
			hinglish("dulhan wala ho to?", price("womens-bridal-lehenga"), without("womens-lehenga")),
			hinglish("kitne din lagte hain usme", turnaround),
		),
		talk(
			hinglish("canvas shoes ka kitna", price("footwear-canvas-shoes")),
			hinglish("leather wale ho to", price("footwear-leather-shoes")),
			hinglish("aur suede wale", price("footwear-suede-shoes")),
		),
		talk(
			hi("सिंगल कंबल का रेट", price("household-blanket-single")),
			hi("डबल वाला?", price("household-blanket-double"), without("household-blanket-single")),
		),
		talk(
			hi("सूती साड़ी का कितना", price("womens-cotton-saree")),
			hi("और रेशमी?", price("womens-silk-saree"), without("womens-cotton-saree")),
			hi("कढ़ाई वाली हो तो", price("womens-embroidered-saree")),
		),
		talk(
			hi("जेंट्स कुर्ता कितने का", price("mens-kurta")),
			hi("लेडीज़ वाला?", price("womens-kurta"), without("mens-kurta")),
		),
	],
	"a quantity": [
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
