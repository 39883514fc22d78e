/** Negations. */
import {
	acts,
	address,
	collects,
	en,
	hi,
	hinglish,
	hours,
	opening,
	pays,
	phone,
	price,
	priceOfOne,
	type Question,
	servicePrice,
	without,
} from "../question.ts";

export const negated = {
	negation: [
		en("not the ladies one, the gents kurta please", price("mens-kurta"), without("womens-kurta")),
		en("without folding, i mean with iron, normal rate per kilo", price("bulk-normal-wash-iron")),
		en(
			"my blanket is not double, it is single. price?",
			price("household-blanket-single"),
			without("household-blanket-double"),
		),
		en(
			"curtains without lining, rate",
			price("household-curtain"),
			without("household-lined-curtain"),
		),
		hinglish(
			"joote leather ke nahi hain, canvas ke hain, kitna",
			price("footwear-canvas-shoes"),
			without("footwear-leather-shoes"),
		),
		hinglish(
			"saree silk ki nahi hai cotton ki hai, kitne ki",
			price("womens-cotton-saree"),
			without("womens-silk-saree"),
		),
		hinglish(
			"dhulai nahi chahiye sirf press, ek kapde ka kitna",
			servicePrice("steam-ironing-service"),
		),
		hi(
			"लहंगा ब्राइडल नहीं है, सादा है, कितना",
			price("womens-lehenga"),
			without("womens-bridal-lehenga"),
		),
		hi(
			"सफ़ेद नहीं, रंगीन स्नीकर्स का रेट",
			price("footwear-sneakers"),
			without("footwear-white-sneakers"),
		),
		hi(
			"बिना प्रेस के प्रीमियम धुलाई किलो की",
			price("bulk-premium-wash-fold"),
			without("bulk-premium-wash-iron"),
		),
		hinglish(
			"bina astar wale parde ka rate",
			price("household-curtain"),
			without("household-lined-curtain"),
		),
		en(
			"sneakers but not white ones",
			price("footwear-sneakers"),
			without("footwear-white-sneakers"),
		),
		hinglish("dry clean nahi sirf istri, ek piece ka", servicePrice("steam-ironing-service")),
		en(
			"i dont want ironing only folding, per kg rate?",
			price("bulk-normal-wash-fold"),
			without("bulk-normal-wash-iron"),
		),
		en(
			"not bridal, just a simple lehenga",
			price("womens-lehenga"),
			without("womens-bridal-lehenga"),
		),
		en("i have no whatsapp, how do i reach you", acts("phone", "contact", "email"), phone),
		en(
			"if nobody is home can you still deliver?",
			acts("handover", "pickup", "unclaimed", "pickupTime", "terms", "book"),
		),
		hinglish(
			"press nahi chahiye sirf dhulai aur tah, kilo ka kya rate",
			price("bulk-normal-wash-fold"),
			without("bulk-normal-wash-iron"),
		),
		hinglish(
			"leather wali nahi normal jacket ka batao",
			priceOfOne("mens-jacket", "womens-jacket"),
			without("mens-leather-jacket", "womens-leather-jacket"),
		),
		hi(
			"डबल नहीं, सिंगल कंबल का रेट",
			price("household-blanket-single"),
			without("household-blanket-double"),
		),
		hi("मुझे घर नहीं बुलाना, दुकान पर खुद दे दूँ तो चलेगा?", acts("address", "book", "pickup", "hours")),
		en(
			"not the men's one, the women's jacket price please",
			price("womens-jacket"),
			without("mens-jacket"),
		),
		en(
			"without ironing what is the premium rate per kilo",
			price("bulk-premium-wash-fold"),
			without("bulk-premium-wash-iron"),
		),
		en("I don't have a silk saree, mine is cotton. how much?", price("womens-cotton-saree")),
		en("don't tell me prices, just say when you open", hours, opening),
		en("i can't come to the shop, can you collect", collects),
		en("what if the clothes are not cleaned properly", acts("guarantee", "complaint")),
		hinglish(
			"mujhe dry clean nahi karana bas press karwana hai, ek kapde ka kitna",
			servicePrice("steam-ironing-service"),
		),
		hinglish("bina lining wala parda hai, kitna lagega", price("household-curtain")),
		hinglish("delivery nahi chahiye main khud lene aaunga, kahan aana hai", address),
		hinglish("mere paas cash nahi hai, chalega?", pays),
		hinglish("sneakers safed nahi hain, kaale hain, unka kitna", price("footwear-sneakers")),
		hinglish("online payment nahi karta main, koi aur tarika", pays),
		hi(
			"प्रेस नहीं करानी, सिर्फ़ धुलाई और तह, किलो का क्या",
			price("bulk-normal-wash-fold"),
			without("bulk-normal-wash-iron"),
		),
		hi(
			"साड़ी कढ़ाई वाली नहीं है, सादी सूती है, कितना",
			price("womens-cotton-saree"),
			without("womens-embroidered-saree"),
		),
		hi(
			"अगर मैं घर पर न रहूँ तो पिकअप कैसे होगा",
			acts("pickup", "unclaimed", "pickupTime", "book", "terms"),
		),
		hi(
			"लेदर के नहीं, कपड़े वाले जूते साफ़ कराने हैं",
			price("footwear-canvas-shoes"),
			without("footwear-leather-shoes"),
		),
	],
} satisfies Record<string, readonly Question[]>;
