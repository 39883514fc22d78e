/** Complaints, care and trust. Sealed: see exam-set.ts. */
import { careful, free, honest, late, spoilt, stains } from "../checks.ts";
import {
	acts,
	either,
	en,
	hi,
	hinglish,
	price,
	priceOfOne,
	type Question,
	rating,
	servicePrice,
	trusts,
} from "../question.ts";

export const worriedPeople = {
	complaint: [
		en(
			"What nonsense is this, you people sent my kurta back with a burn mark from the iron",
			spoilt,
		),
		en("Pickup was fixed for 10, it's noon and nobody has even called", late),
		en("Two cushion covers are missing from my parcel", either(spoilt, late)),
		en("i paid for premium and the clothes still stink. pathetic", spoilt),
		en("Your delivery man shouted at my watchman today", acts("complaint", "feedback")),
		en("Third reminder. Where are my blankets?", late),
		hinglish("yaar tumne meri jeans chhoti kar di pehni hi nahi ja rahi", spoilt),
		hinglish("4 baje bola tha delivery ka, 7 baj gaye, mehman aa gaye hain, kahan ho", late),
		hinglish("saree ka fall ukhad gaya aapke yahan se aane ke baad, kaun zimmedar hai", spoilt),
		hinglish(
			"bahut ghatiya service hai aapki, kabhi nahi dunga dobara",
			acts("complaint", "feedback", "guarantee"),
		),
		hinglish("jo daag tha wo to gaya nahi upar se naya daag laga diya aapne", spoilt),
		hinglish("mere 12 kapde the 11 aaye, ek kurti gayab hai", either(spoilt, late)),
		hi("आपने मेरे सूट का रंग उड़ा दिया, अब क्या करूँ?", spoilt),
		hi("कल शाम को देने वाले थे, आज दोपहर हो गई, कोई फ़ोन भी नहीं आया", late),
		hi("चादर पर पीले धब्बे लगाकर वापस कर दी", spoilt),
		hi("किसी दूसरे का कोट मेरे घर दे गए हैं, मेरा कहाँ है?", either(spoilt, late)),
		hi("प्रेस ऐसी की है जैसे की ही नहीं, बहुत नाराज़ हूँ", acts("complaint", "guarantee", "feedback")),
		hi("तीन शर्ट के बटन टूटे हुए आए हैं", spoilt),
	],
	care: [
		en(
			"Red wine on a cream party dress, does it come out?",
			either(stains, servicePrice("stain-removal")),
		),
		en("Will velvet survive dry cleaning", either(careful, honest)),
		en(
			"my white canvas shoes have turned yellow, can they be white again",
			either(stains, price("footwear-canvas-shoes")),
		),
		en("Is it okay to machine wash a woollen coat at home?", either(careful, honest)),
		en(
			"a few beads on my lehenga are loose, does that matter",
			either(careful, acts("terms"), honest),
		),
		en("are your chemicals safe around a newborn", acts("eco", "care", "expert")),
		hinglish(
			"haldi ka daag hai safed kurte pe, utar jayega?",
			either(stains, servicePrice("stain-removal")),
		),
		hinglish("ooni sweater sikud to nahi jayega dhulne se", either(careful, honest)),
		hinglish("zari wali saree kaali to nahi padegi na", either(careful, honest)),
		hinglish(
			"mehendi lag gayi hai dupatte pe, nikal jayegi?",
			either(stains, servicePrice("stain-removal")),
		),
		hinglish(
			"purana ghee ka daag hai coat pe, nikalta hai kya",
			either(stains, servicePrice("stain-removal")),
		),
		hinglish(
			"bachche ki skin sensitive hai, detergent kaisa use karte ho",
			either(acts("eco", "care", "expert"), honest),
		),
		hi("पान का दाग निकल जाता है क्या सफ़ेद कुर्ते से", either(stains, servicePrice("stain-removal"))),
		hi("पश्मीना धुलने से खराब तो नहीं होगा", either(careful, honest)),
		hi(
			"चमड़े की जैकेट पर फफूँद लग गई है, साफ़ होगी?",
			either(stains, priceOfOne("mens-leather-jacket", "womens-leather-jacket"), honest),
		),
		hi("रंगीन कपड़ों का रंग तो नहीं निकलेगा?", either(careful, honest)),
		hi("सोफ़े पर स्याही गिर गई है, दाग जाएगा?", either(stains, servicePrice("stain-removal"))),
		hi("आप हाथ से धोते हैं या मशीन से?", either(acts("expert", "care", "eco"), honest)),
	],
	trust: [
		en("has anyone left you a one star review", acts("reviews")),
		en(
			"Do you have insurance for expensive clothes?",
			either(acts("damage", "guarantee", "complaint"), honest),
		),
		en(
			"how do I know my clothes won't be swapped with someone else's",
			either(trusts, acts("complaint", "terms"), honest),
		),
		en("What makes you better than the dhobi downstairs?", either(trusts, acts("otherShop"))),
		en("If a stain remains do I get a refund?", acts("guarantee", "damage")),
		en("How many stars do you have on Google", rating),
		hinglish("jinhone pehle diye unka kya kehna hai", acts("reviews", "why")),
		hinglish("kapde gum ho gaye to paise doge?", spoilt),
		hinglish("pasand nahi aaya to dobara dhoge kya free me", acts("guarantee"), free),
		hinglish("bharosa kaise karu pehli baar de raha hu", trusts),
		hinglish(
			"jo rate yahan bata rahe ho wahi lagega na, baad me badhega to nahi",
			acts("estimate", "terms"),
		),
		hinglish("mera number kisi ko becho ge to nahi", acts("privacy")),
		hi("आपके पुराने ग्राहकों की राय दिखाइए", acts("reviews")),
		hi("लहंगा खराब हो गया तो ज़िम्मेदारी कौन लेगा?", spoilt),
		hi("जेब में पैसे रह गए तो मिलेंगे?", acts("pockets")),
		hi(
			"आप लोग सच में ड्राई क्लीन करते हैं या पानी में धो देते हैं",
			either(trusts, acts("care", "services"), honest),
		),
		hi("दाग न गया तो पैसे वापस होंगे?", acts("guarantee", "damage")),
		hi("कितने लोगों ने आपको रेटिंग दी है", rating),
	],
} satisfies Record<string, readonly Question[]>;
