/** Conversations about how many, about bills that change, and about lists. Sealed: see exam-set.ts. */
import { carpet } from "../checks.ts";
import {
	acts,
	type Conversation,
	either,
	en,
	hi,
	hinglish,
	notCounted,
	notPromised,
	price,
	priceOfOne,
	prices,
	served,
	talk,
	total,
	without,
} from "../question.ts";

const comes = acts("pickupTime", "pickup", "book");

export const talksOfAmounts = {
	"corrected in the next message": [
		talk(
			en("4 shirts 2 pants", total({ "mens-shirt": 4, "mens-pants": 2 })),
			en(
				"oops 3 pants",
				either(total({ "mens-shirt": 4, "mens-pants": 3 }), total({ "mens-pants": 3 })),
			),
		),
		talk(
			en("rate for a blanket, the double size", price("household-blanket-double")),
			en(
				"sorry i meant single",
				price("household-blanket-single"),
				without("household-blanket-double"),
			),
		),
		talk(
			en("5 kg wash and iron normal", total({ "bulk-normal-wash-iron": 5 })),
			en(
				"no, fold not iron",
				either(total({ "bulk-normal-wash-fold": 5 }), price("bulk-normal-wash-fold")),
				without("bulk-normal-wash-iron"),
			),
		),
		talk(
			hinglish("teen salwar suit bhejne hain, kitne ka padega", total({ "womens-salwar-suit": 3 })),
			hinglish(
				"sorry suit bhool se keh diya, sirf kurtiyan hain ladies wali",
				either(total({ "womens-kurta": 3 }), price("womens-kurta")),
				without("womens-salwar-suit"),
			),
		),
		talk(
			hinglish("kal 5 baje koi aa jayega lene?", comes),
			hinglish("5 nahi, shaam 7 baje", comes),
		),
		talk(
			hinglish("ek coat ka kitna", price("mens-coat-blazer")),
			hinglish("ek nahi teen likhna tha", total({ "mens-coat-blazer": 3 })),
		),
		talk(
			hi("छह पर्दे धुलने हैं, कितना लगेगा", total({ "household-curtain": 6 })),
			hi("छह नहीं आठ", total({ "household-curtain": 8 })),
		),
		talk(
			hi("लेदर जैकेट साफ़ कराने का रेट", priceOfOne("mens-leather-jacket", "womens-leather-jacket")),
			hi(
				"लेदर की नहीं है, सादी है",
				priceOfOne("mens-jacket", "womens-jacket"),
				without("mens-leather-jacket", "womens-leather-jacket"),
			),
		),
		talk(hi("जाखन तक आते हो?", served("Jakhan")), hi("माफ़ करना, जाखन नहीं, डालनवाला", notPromised)),
	],
	"how many": [
		talk(
			en("handbag cleaning, what do you take", price("womens-handbag")),
			en("2 of them", total({ "womens-handbag": 2 })),
		),
		talk(en("price of pants", price("mens-pants")), en("i've 9", total({ "mens-pants": 9 }))),
		talk(
			en("what about a comforter", price("household-comforter")),
			en("say three comforters", total({ "household-comforter": 3 })),
		),
		talk(
			en("white sneakers cost", price("footwear-white-sneakers")),
			en("my brother has the same, so two pairs", total({ "footwear-white-sneakers": 2 })),
		),
		talk(
			hinglish("dupatte ka rate bolo", price("womens-dupatta")),
			hinglish("4 ka?", total({ "womens-dupatta": 4 })),
		),
		talk(
			hinglish("uniform ka set kitne ka", price("bulk-uniforms")),
			hinglish("12 set hain", total({ "bulk-uniforms": 12 })),
		),
		talk(
			hinglish("carpet ka kaise lete ho", carpet),
			hinglish("90 sq ft", total({ "housing-carpet": 90 })),
		),
		talk(
			en(
				"Hi, how much will you charge to clean 2 double blankets?",
				total({ "household-blanket-double": 2 }),
			),
			hinglish(
				"achha aur mummy ke wale bhi mila ke total 5 ho jaye toh kitna lagega?",
				total({ "household-blanket-double": 5 }),
			),
		),
		talk(
			hi("सलवार सूट का रेट", price("womens-salwar-suit")),
			hi("दो सूट का", total({ "womens-salwar-suit": 2 })),
		),
		talk(
			hi("दरी धोने का क्या लोगे?", price("household-dhurrie")),
			hi("तीन दरियाँ हैं", total({ "household-dhurrie": 3 })),
		),
		talk(
			hi("सोफ़ा कवर कितने का धुलेगा", price("household-sofa-cover")),
			hi("सात सीट हैं", total({ "household-sofa-cover": 7 })),
		),
		talk(
			hi("शेरवानी का दाम", price("mens-sherwani")),
			hi("दूल्हे की और उसके भाई की, दो हैं", total({ "mens-sherwani": 2 })),
		),
	],
	"a bill that changes": [
		talk(
			en(
				"2 shirts 2 jeans 1 sweater",
				total({ "mens-shirt": 2, "mens-jeans": 2, "mens-sweater": 1 }),
			),
			en(
				"add a coat",
				total({ "mens-shirt": 2, "mens-jeans": 2, "mens-sweater": 1, "mens-coat-blazer": 1 }),
			),
			en(
				"take out the jeans",
				total({ "mens-shirt": 2, "mens-sweater": 1, "mens-coat-blazer": 1 }),
			),
		),
		talk(
			en(
				"3 double blankets and a quilt how much",
				total({ "household-blanket-double": 3, "household-quilt": 1 }),
			),
			en(
				"make the quilts 2",
				either(
					total({ "household-blanket-double": 3, "household-quilt": 2 }),
					total({ "household-quilt": 2 }),
				),
			),
		),
		talk(
			en("1 silk saree, 1 lehenga", total({ "womens-silk-saree": 1, "womens-lehenga": 1 })),
			en("plus another silk saree", total({ "womens-silk-saree": 2, "womens-lehenga": 1 })),
		),
		talk(
			hinglish("4 chadar 2 razai", total({ "household-bedsheet": 4, "household-quilt": 2 })),
			hinglish("ek razai kam kar do", total({ "household-bedsheet": 4, "household-quilt": 1 })),
			hinglish(
				"aur 1 single kambal jodo",
				total({
					"household-bedsheet": 4,
					"household-quilt": 1,
					"household-blanket-single": 1,
				}),
			),
		),
		talk(
			hinglish("2 kurta pajama ka kitna banega", total({ "mens-kurta-pyjama": 2 })),
			hinglish("ek nehru jacket bhi", total({ "mens-kurta-pyjama": 2, "mens-nehru-jacket": 1 })),
			hinglish(
				"kurta pajama 3 kar do",
				either(
					total({ "mens-kurta-pyjama": 3, "mens-nehru-jacket": 1 }),
					total({ "mens-kurta-pyjama": 3 }),
				),
			),
		),
		talk(
			hinglish("teen shirt do pant kitna", total({ "mens-shirt": 3, "mens-pants": 2 })),
			hinglish("pant nahi deni ab, bina uske batao", total({ "mens-shirt": 3 })),
		),
		talk(
			hi("पाँच पर्दे और एक दरी", total({ "household-curtain": 5, "household-dhurrie": 1 })),
			hi("दरी मत जोड़ो", total({ "household-curtain": 5 })),
			hi("पर्दे दस कर दो", total({ "household-curtain": 10 })),
		),
		talk(
			hi("दो स्वेटर एक कोट का बताना", total({ "mens-sweater": 2, "mens-coat-blazer": 1 })),
			hi("शॉल भी है एक", total({ "mens-sweater": 2, "mens-coat-blazer": 1, "womens-shawl": 1 })),
		),
		talk(
			hi("3 जोड़ी लेदर शूज़", total({ "footwear-leather-shoes": 3 })),
			hi("एक जोड़ी सैंडल भी जोड़ना", total({ "footwear-leather-shoes": 3, "footwear-sandals": 1 })),
		),
	],
	"the rest of a list": [
		talk(en("show footwear prices", prices(5)), en("rest?", prices(4))),
		talk(
			en("household rates pls", prices(5), price("household-bedsheet")),
			en("what else is there", prices(5), without("household-bedsheet")),
			en("and the remaining", prices(3), without("household-bedsheet")),
		),
		talk(
			hinglish("ladies ke saare rate chahiye", prices(5), price("womens-dupatta")),
			hinglish("aage ke", prices(5), without("womens-dupatta")),
		),
		talk(
			hi("जेंट्स वाली रेट लिस्ट", prices(5), price("mens-shirt")),
			hi("आगे वाले भी दिखाओ", prices(5), without("mens-shirt")),
			hi("बाक़ी भी", prices(3), without("mens-shirt")),
		),
		talk(
			hinglish("joote chappal ke sab rate", prices(5), notCounted),
			hinglish("baaki wale?", prices(4)),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
