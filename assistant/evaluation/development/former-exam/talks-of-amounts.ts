/** Conversations about how many, and what it comes to. */
import { free, honest, sofa } from "../../checks.ts";
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
	prices,
	quantity,
	talk,
	total,
	turnaround,
	without,
} from "../../question.ts";

export const talksOfAmounts = {
	"how many": [
		talk(
			hinglish("normal wash fold kilo kya hai", price("bulk-normal-wash-fold")),
			hinglish("11 kilo", total({ "bulk-normal-wash-fold": 11 })),
			hinglish("aur agar 6 kilo hi ho", total({ "bulk-normal-wash-fold": 6 })),
		),
		talk(
			en("cost of cleaning a quilt", price("household-quilt")),
			en("we have five", total({ "household-quilt": 5 })),
			en("how much just for two then", total({ "household-quilt": 2 })),
		),
		talk(
			en("normal wash and iron per kg?", price("bulk-normal-wash-iron")),
			en("around 6.5 kg", total({ "bulk-normal-wash-iron": 6.5 })),
			en("and if it is 10", total({ "bulk-normal-wash-iron": 10 })),
		),
		talk(
			en("what's the bedsheet price", price("household-bedsheet")),
			en("a dozen of them", total({ "household-bedsheet": 12 })),
		),
		talk(
			hinglish("nehru jacket ka rate do", price("mens-nehru-jacket")),
			hinglish("chaar hain mere paas", total({ "mens-nehru-jacket": 4 })),
			hinglish("pickup ka kuch lagega?", collects, free),
		),
		talk(
			hinglish("sofa ek seat ka kitna", price("housing-sofa")),
			hinglish("humara 5 seat wala hai", sofa(5)),
			hinglish("kitna time lagega", either(acts("turnaround", "express"), honest)),
		),
		talk(
			hinglish("blazer kitne ka hai", price("mens-coat-blazer")),
			hinglish("do blazer", total({ "mens-coat-blazer": 2 })),
			hinglish("nahi teen kar do", total({ "mens-coat-blazer": 3 })),
		),
		talk(
			hi("पैंट का कितना?", price("mens-pants")),
			hi("सात पैंट", total({ "mens-pants": 7 })),
			hi("पाँच ही रहने दो", total({ "mens-pants": 5 })),
		),
		talk(
			hi("कालीन का रेट बताओ", price("housing-carpet")),
			hi("साठ वर्ग फ़ुट है", total({ "housing-carpet": 60 })),
			hi("नब्बे हो तो?", total({ "housing-carpet": 90 })),
		),
		talk(
			hi("टू पीस सूट कितने का", price("mens-two-piece-suit")),
			hi("तीन हैं", total({ "mens-two-piece-suit": 3 })),
			hi("आज दूँ तो कब मिलेंगे", turnaround),
		),
	],
	"a bill that changes": [
		talk(
			en(
				"3 pants, 3 shirts and a blazer, total?",
				total({ "mens-pants": 3, "mens-shirt": 3, "mens-coat-blazer": 1 }),
			),
			en("take out one shirt", total({ "mens-pants": 3, "mens-shirt": 2, "mens-coat-blazer": 1 })),
			en(
				"and throw in a sweater",
				total({ "mens-pants": 3, "mens-shirt": 2, "mens-coat-blazer": 1, "mens-sweater": 1 }),
			),
		),
		talk(
			en(
				"one double blanket and two quilts, how much",
				total({ "household-blanket-double": 1, "household-quilt": 2 }),
			),
			en("make it three quilts", total({ "household-blanket-double": 1, "household-quilt": 3 })),
			en("when would I get them", acts("turnaround", "express")),
		),
		talk(
			en(
				"2 men's kurtas and 1 sherwani, what will it be",
				total({ "mens-kurta": 2, "mens-sherwani": 1 }),
			),
			en(
				"drop the sherwani",
				either(total({ "mens-kurta": 2 }), quantity("mens-kurta", 2)),
				without("mens-sherwani"),
			),
		),
		talk(
			hinglish("4 tshirt 2 jeans ka total", total({ "mens-t-shirt": 4, "mens-jeans": 2 })),
			hinglish("2 tshirt aur jod lo", total({ "mens-t-shirt": 6, "mens-jeans": 2 })),
			hinglish(
				"jeans nikal do",
				either(total({ "mens-t-shirt": 6 }), quantity("mens-t-shirt", 6)),
				without("mens-jeans"),
			),
		),
		talk(
			hinglish(
				"1 silk saree 1 dupatta 1 blouse ka hisab",
				total({ "womens-silk-saree": 1, "womens-dupatta": 1, "womens-top-blouse": 1 }),
			),
			hinglish(
				"do blouse hain asal me",
				total({ "womens-silk-saree": 1, "womens-dupatta": 1, "womens-top-blouse": 2 }),
			),
			hinglish("paise kab dene honge", pays),
		),
		talk(
			hinglish("5 kilo wash and fold normal ka kitna", total({ "bulk-normal-wash-fold": 5 })),
			hinglish("8 kilo samjho", total({ "bulk-normal-wash-fold": 8 })),
			hinglish(
				"aur ek comforter bhi",
				either(
					total({ "bulk-normal-wash-fold": 8, "household-comforter": 1 }),
					price("household-comforter"),
				),
			),
		),
		talk(
			hi("दो स्वेटर और एक शॉल, कितना", total({ "mens-sweater": 2, "womens-shawl": 1 })),
			hi("शॉल दो कर दो", total({ "mens-sweater": 2, "womens-shawl": 2 })),
		),
		talk(
			hi("चार शर्ट, दो पैंट जोड़कर बताओ", total({ "mens-shirt": 4, "mens-pants": 2 })),
			hi(
				"पैंट हटा दो",
				either(total({ "mens-shirt": 4 }), quantity("mens-shirt", 4)),
				without("mens-pants"),
			),
			hi("दो जींस जोड़ दो", total({ "mens-shirt": 4, "mens-jeans": 2 })),
		),
		talk(
			hi("तीन चादर और एक रज़ाई का कितना", total({ "household-bedsheet": 3, "household-quilt": 1 })),
			hi(
				"एक कंबल सिंगल भी",
				total({ "household-bedsheet": 3, "household-quilt": 1, "household-blanket-single": 1 }),
			),
			hi("टोटल पक्का है या बदलेगा?", acts("estimate", "terms")),
		),
	],
	"the rest of a list": [
		talk(
			en("show me the men's rates", prices(5), price("mens-shirt")),
			en("show the rest", prices(4), without("mens-shirt")),
		),
		talk(en("shoe cleaning price list", prices(4)), en("the others?", prices(4))),
		talk(
			hinglish("ladies kapdo ki rate list bhejo", prices(5), price("womens-dupatta")),
			hinglish("aur dikhao", prices(4), without("womens-dupatta")),
		),
		talk(
			hinglish("ghar ki cheezo ke rate kya hain", prices(5), price("household-bedsheet")),
			hinglish("iske aage", prices(4), without("household-bedsheet")),
		),
		talk(
			hi("जेंट्स के कपड़ों की रेट लिस्ट दिखाइए", prices(5), price("mens-shirt")),
			hi("और दिखाइए", prices(5), without("mens-shirt")),
			hi("बाकी भी", prices(3), without("mens-shirt")),
		),
		talk(
			hi("घर के सामान की पूरी रेट लिस्ट", prices(5), price("household-bedsheet")),
			hi("आगे", prices(4), without("household-bedsheet")),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
