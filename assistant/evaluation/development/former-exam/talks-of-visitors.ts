/** Whole visits, five people's in each language. */
import { honest, late, sameDay, sofa, spoilt, stains } from "../../checks.ts";
import {
	acts,
	address,
	type Conversation,
	cleans,
	collects,
	discounts,
	either,
	en,
	express,
	hi,
	hinglish,
	hours,
	neverYes,
	noSameDay,
	opening,
	pays,
	phone,
	price,
	priceOfOne,
	prices,
	sends,
	served,
	servicePrice,
	talk,
	total,
	turnaround,
} from "../../question.ts";

export const talksOfVisitors = {
	"whole visits": [
		talk(
			en("hey do you cover clement town", served("Clement Town")),
			en(
				"how much per kg",
				priceOfOne(
					"bulk-normal-wash-fold",
					"bulk-normal-wash-iron",
					"bulk-premium-wash-fold",
					"bulk-premium-wash-iron",
				),
			),
			en("ok 4 kg normal wash and fold", total({ "bulk-normal-wash-fold": 4 })),
			en("can someone come tomorrow around 5 pm", acts("pickupTime", "pickup", "book")),
			en("pay by gpay?", pays),
			en("cool thx", acts("thanks", "help")),
		),
		talk(
			en(
				"I need my daughter's bridal lehenga cleaned after the wedding",
				either(price("womens-bridal-lehenga"), cleans),
			),
			en("What is the cost", price("womens-bridal-lehenga")),
			en("There is some haldi on the blouse part", stains),
			en("And if something gets damaged?", spoilt),
			en("How many days do you need", acts("turnaround", "express")),
		),
		talk(
			en(
				"Do you handle linen for hotels?",
				either(price("bulk-hotel-hospital-linen"), acts("services", "care", "discount")),
			),
			en("we're near Mussoorie Diversion, do you come there", served("Mussoorie Diversion")),
			en("who do I call for a quote", sends),
			en("till what time are you available today", hours, opening),
		),
		talk(
			en("My order was supposed to come yesterday", late),
			en("this is ridiculous, I have called thrice", acts("complaint", "order")),
			en("give me a whatsapp number at least", acts("whatsapp", "contact", "phone"), sends),
			en("and is your shop open right now, I'll come there", hours),
		),
		talk(
			en("is there same day service", sameDay),
			en("how much extra", servicePrice("express-service")),
			en("for a leather jacket too?", noSameDay),
			en("ok what about a two piece suit, normal price", price("mens-two-piece-suit")),
			en("address please", address),
		),
		talk(
			hinglish("hum army quarter hathibarkala me rehte hain, pickup hoga?", served("Hathibarkala")),
			hinglish("uniform dhulwane ka kya rate", price("bulk-uniforms")),
			hinglish("6 set hain", total({ "bulk-uniforms": 6 })),
			hinglish("kal subah 10 baje bhejna kisi ko", acts("pickupTime", "pickup", "book")),
			hinglish("payment card se hoga?", pays),
		),
		talk(
			hinglish(
				"press karate ho kya",
				either(servicePrice("steam-ironing-service"), acts("services", "care", "included")),
			),
			hinglish("ek kapde ka kitna", servicePrice("steam-ironing-service")),
			hinglish("kab tak mil jayenge", turnaround),
			hinglish("theek hai whatsapp pe msg karta hu, number do", sends),
		),
		talk(
			hinglish(
				"mere joote bahut gande ho gaye trek pe",
				either(prices(2), cleans, priceOfOne("footwear-trekking-boots")),
			),
			hinglish("trekking boots hain", price("footwear-trekking-boots")),
			hinglish("badbu bhi jayegi kya", stains),
			hinglish("saaf na hue to?", acts("guarantee")),
			hinglish("ok jakhan se le jaoge?", served("Jakhan")),
		),
		talk(
			hinglish(
				"razai dhulwani hai do",
				either(total({ "household-quilt": 2 }), price("household-quilt")),
			),
			hinglish("teen kar lo", total({ "household-quilt": 3 })),
			hinglish("kitne din me doge", acts("turnaround", "express")),
			hinglish("itwar ko khule ho?", hours, opening),
			hinglish("dukan ka pata bhej do", address),
		),
		talk(
			hinglish("aapke reviews kaise hain", acts("reviews")),
			hinglish("aur guarantee bhi hai?", acts("guarantee")),
			hinglish("sherwani deni hai kitna lagega", price("mens-sherwani")),
			hinglish("discount milega thoda?", discounts),
			hinglish("chalo theek hai shukriya", acts("thanks")),
		),
		talk(
			hi("नमस्ते बेटा", acts("greeting")),
			hi(
				"मुझे दो शॉल और एक स्वेटर धुलवाना है",
				either(
					total({ "womens-shawl": 2, "mens-sweater": 1 }),
					price("womens-shawl", "mens-sweater"),
				),
			),
			hi("घर से ले जाओगे? मैं राजपुर रोड पर रहती हूँ", either(served("Rajpur Road"), collects)),
			hi("पैसे पहले देने पड़ेंगे क्या", pays, neverYes),
			hi("ठीक है बेटा, खुश रहो", acts("thanks", "help", "greeting")),
		),
		talk(
			hi("मेरे कपड़े अभी तक नहीं आए", late),
			hi("सोमवार को दिए थे", late),
			hi("मुझे किसी से बात करनी है", acts("person", "phone", "contact"), sends),
			hi("नंबर क्या है", phone),
		),
		talk(
			hi("सोफ़ा साफ़ करवाना है", either(sofa(), cleans)),
			hi("पाँच सीट का है", sofa(5)),
			hi(
				"और एक गद्दा",
				either(price("housing-mattress"), total({ "housing-sofa": 5, "housing-mattress": 1 })),
			),
			hi("कितना समय लगेगा", either(acts("turnaround", "express"), honest)),
			hi("रविवार को किसी को भेज सकते हो?", acts("pickupTime", "pickup", "book")),
		),
		talk(
			hi(
				"बेटी की शादी का लहंगा ड्राई क्लीन कराना है",
				either(priceOfOne("womens-bridal-lehenga", "womens-lehenga"), cleans),
			),
			hi("ब्राइडल है, कितने का", price("womens-bridal-lehenga")),
			hi("आज शाम तक दे दोगे?", noSameDay, express),
			hi("खराब हो गया तो?", spoilt),
			hi("दुकान कब तक खुली है", hours, opening),
		),
		talk(
			hi(
				"किलो के हिसाब से धोते हो?",
				either(priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron"), cleans),
			),
			hi("प्रेस के साथ कितना", priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron")),
			hi("नॉर्मल वाला, दस किलो", total({ "bulk-normal-wash-iron": 10 })),
			hi("प्रेमनगर आओगे?", served("Premnagar")),
			hi("धन्यवाद जी आपका", acts("thanks")),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
