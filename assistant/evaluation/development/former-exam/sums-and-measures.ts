/** Sums with odd quantities, and what is sold by weight, area or set. */
import { carpet, honest, sofa } from "../../checks.ts";
import {
	acts,
	discounts,
	either,
	en,
	hi,
	hinglish,
	notCounted,
	pays,
	price,
	priceOfOne,
	type Question,
	sends,
	total,
} from "../../question.ts";

export const sumsAndMeasures = {
	"odd sums": [
		hi(
			"दो-दो साड़ी माँ और बुआ की, सब सूती, कितना हुआ",
			either(total({ "womens-cotton-saree": 4 }), [price("womens-cotton-saree"), notCounted]),
		),
		en(
			"half a dozen shirts and a pair of jeans, total please",
			total({ "mens-shirt": 6, "mens-jeans": 1 }),
		),
		en(
			"What do 7 t-shirts, 3 pants and 1 sweater add up to?",
			total({ "mens-t-shirt": 7, "mens-pants": 3, "mens-sweater": 1 }),
		),
		en("2.5 kg normal wash and iron, how much", total({ "bulk-normal-wash-iron": 2.5 })),
		en("eleven bedsheets for a homestay, roughly what", total({ "household-bedsheet": 11 })),
		en(
			"A couple of silk sarees plus three blouses, what will you charge",
			total({ "womens-silk-saree": 2, "womens-top-blouse": 3 }),
		),
		en("14 kilos, premium, only folding. total cost?", total({ "bulk-premium-wash-fold": 14 })),
		en("how much for 180 square feet of carpet?", total({ "housing-carpet": 180 })),
		hinglish("ek darjan shirt ka kitna hoga", total({ "mens-shirt": 12 })),
		hinglish("dhai kilo kapde wash fold normal, kitne ka", total({ "bulk-normal-wash-fold": 2.5 })),
		hinglish(
			"saat pant, paanch t shirt aur do sweater ka total bata do",
			total({ "mens-pants": 7, "mens-t-shirt": 5, "mens-sweater": 2 }),
		),
		hinglish(
			"teen silk saree ek cotton saree do dupatta, kul kitna",
			total({ "womens-silk-saree": 3, "womens-cotton-saree": 1, "womens-dupatta": 2 }),
		),
		hinglish(
			"khidkiyon ke gyarah parde hain, lining nahi hai, hisab laga do",
			total({ "household-curtain": 11 }),
		),
		hinglish(
			"bees kilo normal dhulai press ke sath kitne ki padegi",
			total({ "bulk-normal-wash-iron": 20 }),
		),
		hi("आधा दर्जन शर्ट और दो जींस का कुल हिसाब", total({ "mens-shirt": 6, "mens-jeans": 2 })),
		hi("ग्यारह कुर्ते, कितना बनेगा?", total({ "mens-kurta": 11 }, { "womens-kurta": 11 })),
		hi("साढ़े तीन किलो, नॉर्मल धुलाई और तह, कितने पैसे", total({ "bulk-normal-wash-fold": 3.5 })),
		hi(
			"दो कंबल डबल, एक सिंगल और एक रज़ाई का टोटल",
			total({ "household-blanket-double": 2, "household-blanket-single": 1, "household-quilt": 1 }),
		),
		hi("अस्तर वाले नौ पर्दे हैं, कितना होगा", total({ "household-lined-curtain": 9 })),
		hi(
			"तीन जोड़ी स्नीकर्स और एक जोड़ी चमड़े के जूते, कुल?",
			total({ "footwear-sneakers": 3, "footwear-leather-shoes": 1 }),
		),
		hi(
			"हम तीन बहनें हैं, हर एक की दो जोड़ी जूतियाँ, सब मिलाकर क्या बनेगा",
			either(total({ "footwear-juttis": 6 }), [price("footwear-juttis"), notCounted]),
		),
	],
	"by weight or area": [
		en(
			"What's a kilo of clothes, just washed and folded?",
			priceOfOne("bulk-normal-wash-fold", "bulk-premium-wash-fold"),
		),
		en("how do you charge for carpets, by piece or by size", carpet),
		en("7 seater sofa set, ballpark?", sofa(7)),
		en("blackout curtains with lining, what for each panel", price("household-lined-curtain")),
		en("per set price for school uniforms", price("bulk-uniforms")),
		en("Do you have a rate for a 30 bed nursing home's linen", price("bulk-hotel-hospital-linen")),
		hinglish(
			"kilo ke hisab se press ke saath kitna lagta hai",
			priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
		),
		hinglish(
			"poore ghar ke parde dhulwane hain, rate kya rahega?",
			priceOfOne("housing-curtains-home", "household-curtain"),
		),
		hinglish(
			"kaleen 6 by 8 foot ka hai, kitna banega",
			either(total({ "housing-carpet": 48 }), [carpet, notCounted]),
		),
		hinglish("ek seat ke sofa cover ka kya lete ho", price("household-sofa-cover")),
		hinglish(
			"hostel ke ladko ke liye sabse sasta kilo wala rate kaunsa hai",
			price("bulk-normal-wash-fold"),
		),
		hinglish("double bed ka gadda saaf karte ho? kitna", price("housing-mattress")),
		hi(
			"एक किलो धुलाई और प्रेस का क्या भाव है",
			priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
		),
		hi(
			"बारह किलो कपड़े हैं, सिर्फ़ धोकर तह करने हैं, नॉर्मल वाला, कितना होगा",
			total({ "bulk-normal-wash-fold": 12 }),
		),
		hi("कालीन का रेट फ़ुट के हिसाब से है या एक पूरा?", carpet),
		hi("सत्तर वर्ग फ़ुट का कालीन है, कितना पड़ेगा", total({ "housing-carpet": 70 })),
		hi("सोफ़े की एक सीट का कितना?", price("housing-sofa")),
		hi("यूनिफ़ॉर्म का एक सेट कितने में धोते हैं?", price("bulk-uniforms")),
	],
	"business and regulars": [
		en(
			"We're a dental clinic, about 15 coats a week. Do you do contracts?",
			either(discounts, price("bulk-hotel-hospital-linen"), honest),
		),
		en("Corporate rate for 40 staff uniforms?", either(price("bulk-uniforms"), discounts)),
		en("If I show my college ID, do I get something off?", discounts),
		en(
			"hotel towels and sheets, whom do I talk to for a quote",
			either(
				price("bulk-hotel-hospital-linen"),
				acts("contact", "phone", "whatsapp", "person", "discount"),
			),
			sends,
		),
		en("My salon sends towels daily, could I pay once a month?", either(pays, discounts, honest)),
		en("do regular customers get anything off", discounts),
		hinglish("hamara PG hai 20 ladke, sabke kapde ek saath denge to rate kam hoga?", discounts),
		hinglish(
			"dhaba hai hamara, ladko ki uniform roz dhulwani hai, ek set ka rate?",
			price("bulk-uniforms"),
		),
		hinglish("thoda sasta kar do na, har hafte dunga", discounts),
		hinglish("army mess ke liye uniform dhulwane ka kya rate lagega", price("bulk-uniforms")),
		hinglish("30 kambal dene hain ek saath, kuch kam karoge?", discounts),
		hinglish("roz ke office ke kapde hain, mahine ka koi plan hai kya?", either(discounts, honest)),
		hi("अस्पताल की चादरें धोते हो क्या? रेट?", price("bulk-hotel-hospital-linen")),
		hi("स्कूल की साठ यूनिफ़ॉर्म हैं, क्या हिसाब रहेगा", either(price("bulk-uniforms"), discounts)),
		hi("फ़ौजियों के लिए कोई रियायत है?", discounts),
		hi("होटल के लिए रेट चाहिए, हमारे बीस कमरे हैं, चादर-तौलिये सब", price("bulk-hotel-hospital-linen")),
		hi("शादी में पचास कपड़े एक साथ दूँगी तो कुछ कम करोगे?", discounts),
		hi("पहली बार दे रहे हैं, कोई ऑफ़र मिलेगा?", discounts),
	],
} satisfies Record<string, readonly Question[]>;
