/** Whole errands, a visitor's each. */
import {
	acts,
	address,
	type Conversation,
	cleans,
	complains,
	discounts,
	either,
	en,
	express,
	hi,
	hinglish,
	hours,
	noSameDay,
	opening,
	orders,
	pays,
	phone,
	price,
	priceOfOne,
	prices,
	rating,
	sends,
	served,
	talk,
	total,
	trusts,
	turnaround,
} from "../question.ts";

export const talksOfErrands = {
	errands: [
		talk(
			en("Hello", acts("greeting")),
			en(
				"We run a homestay, need bedsheets washed regularly",
				either(
					priceOfOne("household-bedsheet", "bulk-hotel-hospital-linen"),
					acts("discount", "services", "care"),
				),
			),
			en("any discount if it is regular?", discounts),
			en("you collect from jakhan?", served("Jakhan")),
			en("how soon do they come back", turnaround),
			en("your whatsapp number please", acts("whatsapp", "contact"), sends),
		),
		talk(
			en("do you clean wedding gowns", either(price("womens-wedding-gown"), cleans)),
			en("price?", price("womens-wedding-gown")),
			en("there is a wine stain on it", cleans),
			en("what if the stain stays", acts("guarantee", "condition", "complaint", "care")),
			en("ok where do i bring it", address),
		),
		talk(
			en("I gave you my sweater on Tuesday", orders),
			en("still nothing, very disappointed", complains),
			en("give me a number to call", phone),
			en("until what time can i call", hours, opening),
		),
		talk(
			hinglish(
				"bhaiya kapde dhulwane hain kilo me",
				priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron"),
			),
			hinglish(
				"press ke saath kitna padega",
				priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
			),
			hinglish(
				"6 kilo honge",
				total({ "bulk-normal-wash-iron": 6 }, { "bulk-premium-wash-iron": 6 }),
			),
			hinglish("premnagar se le jaoge?", served("Premnagar")),
			hinglish("kal shaam 6 baje aa jana", acts("pickupTime", "pickup", "book")),
			hinglish("theek hai dhanyavaad", acts("thanks")),
		),
		talk(
			hinglish("aapki rating kya hai google pe", acts("reviews"), rating),
			hinglish("bridal lehenga doge to safe rahega na", trusts),
			hinglish("kitne ka hoga", price("womens-bridal-lehenga")),
			hinglish("aaj hi wapas mil jayega?", noSameDay),
			hinglish("dukaan kahan pe hai", address),
		),
		talk(
			hinglish("sofa saaf karwana hai", either(price("housing-sofa"), cleans)),
			hinglish("carpet bhi hai ghar pe", either(price("housing-carpet"), cleans)),
			hinglish("carpet 50 sqft ka hai", total({ "housing-carpet": 50 })),
			hinglish("paise kaise doon", pays),
		),
		talk(
			hi("नमस्ते", acts("greeting")),
			hi(
				"मेरे पास दो कोट और एक शॉल है",
				either(
					total({ "mens-coat-blazer": 2, "womens-shawl": 1 }),
					price("mens-coat-blazer", "womens-shawl"),
				),
			),
			hi(
				"कोट एक ही है",
				either(total({ "mens-coat-blazer": 1, "womens-shawl": 1 }), price("mens-coat-blazer")),
			),
			hi("जाखन आओगे लेने?", served("Jakhan")),
			hi("पैसे कब देने होंगे", pays),
			hi("धन्यवाद जी", acts("thanks")),
		),
		talk(
			hi("क्या आप जूते साफ़ करते हैं", either(prices(3), cleans)),
			hi("स्पोर्ट्स शूज़ का रेट", price("footwear-sports-shoes")),
			hi("दो जोड़ी का?", total({ "footwear-sports-shoes": 2 })),
			hi("कितने दिन लगेंगे", turnaround),
			hi("और जल्दी चाहिए हो तो", express),
		),
		talk(
			hi(
				"लेदर जैकेट साफ़ होती है?",
				either(priceOfOne("mens-leather-jacket", "womens-leather-jacket"), cleans),
			),
			hi("कितना लगेगा", priceOfOne("mens-leather-jacket", "womens-leather-jacket")),
			hi("आज शाम को मिल जाएगी?", noSameDay),
			hi("पक्का रेट है यह?", acts("estimate", "terms", "price")),
			hi("दुकान का फ़ोन नंबर", phone),
		),
		talk(
			en("what do you charge for a three piece suit", price("mens-three-piece-suit")),
			hinglish(
				"aur do shirt bhi hain saath me",
				either(total({ "mens-three-piece-suit": 1, "mens-shirt": 2 }), total({ "mens-shirt": 2 })),
			),
			hinglish("kal subah de du to kab milega", turnaround),
			hinglish("clement town se utha loge?", served("Clement Town")),
			hinglish("upi chalega na", pays),
			en("great, see you", acts("thanks", "help", "greeting")),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
