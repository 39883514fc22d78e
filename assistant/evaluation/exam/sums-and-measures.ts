/** Sums that are told oddly, kilograms and feet, and what businesses and regulars want. Sealed: see exam-set.ts. */
import { carpet, honest, says, stains } from "../checks.ts";
import {
	acts,
	cleans,
	discounts,
	either,
	en,
	hi,
	hinglish,
	neverYes,
	notCounted,
	pays,
	price,
	priceOfOne,
	type Question,
	total,
} from "../question.ts";

const byKilo = priceOfOne(
	"bulk-normal-wash-fold",
	"bulk-normal-wash-iron",
	"bulk-premium-wash-fold",
	"bulk-premium-wash-iron",
);
const byKiloOrPiece = either(byKilo, acts("included", "services", "care"), honest);
const linen = either(price("bulk-hotel-hospital-linen"), discounts);
const bulkWork = either(
	linen,
	byKilo,
	acts("services", "care", "contact", "whatsapp", "phone", "person"),
	honest,
);

export const sumsAndMeasures = {
	"odd sums": [
		en(
			"a pair of suede shoes for me and one pair for my brother, both together?",
			total({ "footwear-suede-shoes": 2 }),
		),
		en(
			"2 each of shirts, pants and t-shirts",
			total({ "mens-shirt": 2, "mens-pants": 2, "mens-t-shirt": 2 }),
		),
		en(
			"my kid has 3 sweaters, i have 4, hubby 1. all sweaters. what do i owe",
			either(total({ "mens-sweater": 8 }), [price("mens-sweater"), notCounted]),
		),
		en("got 500 rs with me, how many shirts can you dry clean in that", price("mens-shirt")),
		en(
			"half of my 10 shirts need dry cleaning, rest i wash at home. cost",
			either(total({ "mens-shirt": 5 }), [price("mens-shirt"), notCounted]),
		),
		en(
			"if 3 kurtas, how much? and if 5?",
			either(
				total(
					{ "mens-kurta": 3 },
					{ "mens-kurta": 5 },
					{ "womens-kurta": 3 },
					{ "womens-kurta": 5 },
				),
				[priceOfOne("mens-kurta", "womens-kurta"), notCounted],
			),
		),
		hinglish("dedh darjan shirt dry clean kitna", total({ "mens-shirt": 18 })),
		hinglish("meri 2 aur bhai ki 3 jeans, jod ke batao", total({ "mens-jeans": 5 })),
		hinglish(
			"ek sofa 5 seater, cover alag se bhi 5 seat ke, bas cover ka hisab",
			either(total({ "household-sofa-cover": 5 }), [price("household-sofa-cover"), notCounted]),
		),
		hinglish(
			"leather jacket 800 aur upar se pickup ka kitna, total 800 hi na?",
			priceOfOne("mens-leather-jacket", "womens-leather-jacket"),
		),
		hinglish(
			"har hafte 6 shirt deta hu to mahine ka kitna",
			either(total({ "mens-shirt": 24 }, { "mens-shirt": 6 }), [price("mens-shirt"), notCounted]),
		),
		hinglish("5 cushion cover ka ek set, aise 2 set", total({ "household-cushion-covers": 2 })),
		hi(
			"तीन जोड़ी सैंडल और एक जोड़ी स्नीकर, कितने हुए",
			total({ "footwear-sandals": 3, "footwear-sneakers": 1 }),
		),
		hi(
			"एक दर्जन पर्दे में से चार अस्तर वाले हैं, सबका कितना",
			either(total({ "household-lined-curtain": 4, "household-curtain": 8 }), [
				price("household-lined-curtain", "household-curtain"),
				notCounted,
			]),
		),
		hi(
			"नाटक के पाँच पांडवों के दो-दो दुपट्टे और आधा दर्जन सिल्क साड़ी, कुल कितना बनेगा?",
			total({ "womens-dupatta": 10, "womens-silk-saree": 6 }),
		),
		hi(
			"ढाई किलो कपड़े हैं नॉर्मल धुलाई तह, कितने बनेंगे",
			either(total({ "bulk-normal-wash-fold": 2.5 }), [price("bulk-normal-wash-fold"), notCounted]),
		),
		hi(
			"सूट थ्री पीस एक, कुर्ता पजामा दो, नेहरू जैकेट एक, जोड़ दो",
			total({ "mens-three-piece-suit": 1, "mens-kurta-pyjama": 2, "mens-nehru-jacket": 1 }),
		),
		hi("₹1000 में कितने कंबल सिंगल वाले धुल जाएँगे", price("household-blanket-single")),
	],
	"by weight or area": [
		en(
			"8 kilos premium with ironing please, what will it come to",
			total({ "bulk-premium-wash-iron": 8 }),
		),
		en(
			"My carpet is 4x6 ft. how much roughly",
			either(total({ "housing-carpet": 24 }), [carpet, notCounted]),
		),
		en(
			"difference in price between normal and premium wash fold per kg?",
			price("bulk-normal-wash-fold", "bulk-premium-wash-fold"),
		),
		en(
			"does a bedsheet go by weight or by piece",
			either(price("household-bedsheet"), byKiloOrPiece),
		),
		en("15.5 kg laundry, fold only, normal", total({ "bulk-normal-wash-fold": 15.5 })),
		en(
			"We've wall to wall carpet in a room of 200 square feet, cost of cleaning?",
			either(total({ "housing-carpet": 200 }), [carpet, notCounted]),
		),
		hinglish("kilo me kya kya aata hai, jeans bhi?", byKiloOrPiece),
		hinglish(
			"10x12 ka kaleen hai feet me, kitna banega",
			either(total({ "housing-carpet": 120 }), [carpet, notCounted]),
		),
		hinglish("3 kilo premium dhulai aur press", total({ "bulk-premium-wash-iron": 3 })),
		hinglish(
			"gadda king size hai, size se rate badhta hai kya",
			either(price("housing-mattress"), acts("estimate")),
		),
		hinglish(
			"ek kilo me kitni shirt aa jati hai andaze se",
			either(says("the weight of a shirt", /250/), byKilo, honest),
			notCounted,
		),
		hinglish(
			"6 kg hai kapde, sirf dhona tah karna, premium me kitna aur normal me kitna",
			either(
				total({ "bulk-normal-wash-fold": 6 }, { "bulk-premium-wash-fold": 6 }),
				price("bulk-normal-wash-fold", "bulk-premium-wash-fold"),
			),
		),
		hi("किलो का भाव क्या है धुलाई का", byKilo),
		hi("पाँच किलो नॉर्मल धुलाई, तह करके", total({ "bulk-normal-wash-fold": 5 })),
		hi(
			"गलीचा 5 बाई 8 फुट का, कितना पड़ेगा",
			either(
				total({ "housing-carpet": 40 }),
				[carpet, notCounted],
				[price("household-rug"), notCounted],
			),
		),
		hi("तौलिए और रात के कपड़े वज़न से दे सकते हैं?", byKiloOrPiece),
		hi("दरी का रेट फुट के हिसाब से है क्या", price("household-dhurrie")),
		hi("20 किलो महीने का, धुलाई प्रेस नॉर्मल", total({ "bulk-normal-wash-iron": 20 })),
	],
	"business and regulars": [
		en(
			"We're a 12 room homestay near Mussoorie Diversion. What's your linen rate",
			linen,
			notCounted,
		),
		en("salon towels every day, do you take such work", bulkWork),
		en("Is there a monthly plan for bachelors", either(discounts, honest, byKilo)),
		en(
			"can our school get uniforms done, 150 sets",
			either(total({ "bulk-uniforms": 150 }), price("bulk-uniforms"), discounts),
		),
		en(
			"GST bill possible for our company?",
			either(honest, acts("estimate", "contact", "person")),
			neverYes,
		),
		en(
			"Ours is a clinic, do you take infected linen?",
			either(
				acts("care", "harm", "condition"),
				price("bulk-hotel-hospital-linen"),
				acts("discount"),
				honest,
			),
			neverYes,
		),
		hinglish("purana customer hu 2 saal se, kuch kam karoge?", discounts, notCounted),
		hinglish("hostel ke 40 bachon ke kapde, kaise rate lagega", bulkWork, notCounted),
		hinglish("dhaba hai mera, table cloth aur apron dhulwane hain roz", bulkWork),
		hinglish("gym ke tauliye hafte me do baar, thok rate batao", bulkWork, notCounted),
		hinglish(
			"ek saath 25 coat denge company ke to chhoot milegi?",
			either(discounts, [discounts, total({ "mens-coat-blazer": 25 })]),
		),
		hinglish("hospital ki chadar aur gown, quote kaise milega", linen),
		hi("होटल की चादरें रोज़ धुलवानी हैं, क्या रेट लगाओगे", either(linen, price("household-bedsheet"))),
		hi("फ़ैक्ट्री की वर्दी पर ग्रीस लगी रहती है, निकाल दोगे?", stains),
		hi("हम हर हफ़्ते कपड़े देते हैं, रेगुलर वालों को कुछ छूट?", discounts),
		hi("रेस्टोरेंट के शेफ़ कोट धोते हो क्या", either(cleans, discounts, honest)),
		hi("स्कूल यूनिफ़ॉर्म का एक सेट कितने का", price("bulk-uniforms")),
		hi("पी जी चलाती हूँ, तीस लड़कियाँ हैं, महीने का हिसाब कैसे होगा", either(bulkWork, pays), notCounted),
	],
} satisfies Record<string, readonly Question[]>;
