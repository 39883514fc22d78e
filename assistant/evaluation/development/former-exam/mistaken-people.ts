/** Wrong assumptions, changed minds, negations. */
import { free, honest, sameDay } from "../../checks.ts";
import {
	acts,
	address,
	collects,
	either,
	en,
	hi,
	hinglish,
	hours,
	neverYes,
	noMisleadingYes,
	opening,
	pays,
	phone,
	price,
	priceOfOne,
	type Question,
	served,
	total,
	turnaround,
	without,
} from "../../question.ts";

export const mistakenPeople = {
	"wrong assumption": [
		en("Your shop on Chakrata Road, is it near the flyover?", address, neverYes),
		en(
			"I heard you charge per load and not per kilo, so how much is one load?",
			either(priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron"), honest),
		),
		en("Since you're closed for lunch I'll come after 2, ok?", hours, opening),
		en("You need the whole payment in advance, don't you?", pays, neverYes),
		en("Jackets are 150 for men, correct?", price("mens-jacket"), neverYes),
		en(
			"So the minimum is 5 kg for a pickup?",
			either(collects, honest, priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron")),
			neverYes,
		),
		hinglish(
			"aap log to sirf clement town me aate ho na, rajpur road nahi?",
			served("Rajpur Road"),
		),
		hinglish("silk saree 500 ki hoti hai na dry clean", price("womens-silk-saree"), neverYes),
		hinglish("aap to kapde 5 din baad dete ho na", turnaround, neverYes),
		hinglish(
			"booking ke liye pehle website pe account banana padega na?",
			either(acts("book", "pickup", "contact", "whatsapp", "privacy"), honest),
			neverYes,
		),
		hinglish("gents kurta 200 ka hai na", price("mens-kurta"), neverYes),
		hinglish("itwar ko to chhutti rehti hogi aapki", hours, opening, noMisleadingYes),
		hi(
			"आप लोग तो सिर्फ़ सूट और साड़ी करते हैं, कंबल नहीं ना?",
			either(
				priceOfOne("household-blanket-single", "household-blanket-double"),
				acts("care", "services"),
			),
		),
		hi("पिकअप के पचास रुपये लगते हैं ना?", collects, free, neverYes),
		hi("दुकान आठ बजे बंद हो जाती है ना", hours, opening, noMisleadingYes),
		hi("सैंडल धोने के सौ रुपये लेते हो ना?", price("footwear-sandals"), neverYes),
		hi("आपकी दुकान घंटाघर पर है ना?", address, neverYes),
		hi("एक्सप्रेस में भी दो दिन लगते हैं ना", sameDay, neverYes),
	],
	"changed mind": [
		en(
			"i need 3 sweaters washed. actually 4, found another one. total?",
			total({ "mens-sweater": 4 }),
		),
		en(
			"Was going to ask about the sofa but my wife says leave it. Mattress cleaning price?",
			price("housing-mattress"),
			without("housing-sofa"),
		),
		en(
			"give me the rate for wash and fold. hmm no, I hate ironing, so the normal wash and iron instead",
			price("bulk-normal-wash-iron"),
		),
		en(
			"ankle boots, sorry, trekking boots, what's the cost",
			price("footwear-trekking-boots"),
			without("footwear-ankle-boots"),
		),
		en("Do you open at 9? Never mind that, when do you close", hours, opening),
		en(
			"one silk saree and one cotton... wait the cotton one is with my sister, so only the silk. how much",
			price("womens-silk-saree"),
			without("womens-cotton-saree"),
		),
		hinglish(
			"lehenga dena tha par wo meri behen le gayi, ab sirf dupatta hai, uska kitna",
			price("womens-dupatta"),
			without("womens-lehenga", "womens-bridal-lehenga"),
		),
		hinglish(
			"kal bula raha tha pickup ke liye, chalo rehne do main khud aa jaunga, pata bhejo",
			address,
		),
		hinglish(
			"teen pant do shirt, nahi do pant teen shirt, total kitna",
			total({ "mens-pants": 2, "mens-shirt": 3 }),
		),
		hinglish(
			"jacket normal wali, arre nahi leather wali thi, kitna lagega",
			priceOfOne("mens-leather-jacket", "womens-leather-jacket"),
			without("mens-jacket", "womens-jacket"),
		),
		hinglish(
			"pehle socha carpet, ab lag raha hai sirf dari dhulwa lu, rate?",
			price("household-dhurrie"),
			without("housing-carpet"),
		),
		hinglish(
			"single kambal ka puchna tha, chhodo, comforter ka hi bata do",
			price("household-comforter"),
			without("household-blanket-single"),
		),
		hi(
			"चार कुर्ते देने थे, एक मेहमान ले गया तो तीन ही हैं, कितने होंगे",
			total({ "mens-kurta": 3 }, { "womens-kurta": 3 }),
		),
		hi("हैंडबैग का रेट, ओह नहीं, ट्रैवल बैग का", price("household-travel-bag"), without("womens-handbag")),
		hi("आज पिकअप चाहिए था, पर अब रहने दो, परसों दुकान खुली है क्या?", hours, opening),
		hi(
			"सूती साड़ी बोल दिया, मेरी तो रेशमी है, उसका बताइए",
			price("womens-silk-saree"),
			without("womens-cotton-saree"),
		),
		hi(
			"पहले पर्दे सोचे थे, फिर लगा सोफ़े का कवर ज़्यादा गंदा है, कवर का ही बता दो",
			price("household-sofa-cover"),
			without("household-curtain"),
		),
		hi("दो शॉल... नहीं, एक ही दूँगी अभी। कितना?", total({ "womens-shawl": 1 })),
	],
	negation: [
		en(
			"Nothing fancy, not silk, just an ordinary cotton saree. Cost?",
			price("womens-cotton-saree"),
			without("womens-silk-saree"),
		),
		en(
			"I don't want delivery at home, may I collect from your counter?",
			either(acts("dropOff", "address", "handover", "contact"), honest),
		),
		en(
			"No need for a call back, just send me the price of trekking boots",
			price("footwear-trekking-boots"),
		),
		en(
			"My curtains have no lining, what's the rate?",
			price("household-curtain"),
			without("household-lined-curtain"),
		),
		en("isn't there anyone who could fetch the clothes from my house?", collects),
		en("24 to 48 hours is not good enough, I need it quicker than that", sameDay),
		hinglish(
			"mujhe saree nahi dhulwani, sirf blouse dena hai, kitna",
			price("womens-top-blouse"),
			without("womens-cotton-saree", "womens-silk-saree", "womens-embroidered-saree"),
		),
		hinglish(
			"suede nahi hai, asli leather ke joote hain, saaf karne ka kya loge",
			price("footwear-leather-shoes"),
			without("footwear-suede-shoes"),
		),
		hinglish("abhi nahi dena kapde, bas ye batao agle hafte kab kab khule ho", hours, opening),
		hinglish("cash nahi hai mere paas aaj, koi dikkat to nahi?", pays),
		hinglish("WhatsApp nahi chalata main, call karne ka number do", phone),
		hinglish(
			"bridal nahi hai, party me pehenne wala lehenga hai simple sa, kitna",
			price("womens-lehenga"),
			without("womens-bridal-lehenga"),
		),
		hi(
			"मुझे पूरा सूट नहीं देना, सिर्फ़ पैंट देनी है, कितना लगेगा?",
			price("mens-pants"),
			without("mens-two-piece-suit", "mens-three-piece-suit"),
		),
		hi(
			"घर पर कोई नहीं रहता दिन में, तो कपड़े कैसे लोगे?",
			acts("handover", "pickup", "pickupTime", "book", "terms"),
		),
		hi(
			"मेरा कंबल डबल बेड वाला नहीं, सिंगल है, कितना लगेगा?",
			price("household-blanket-single"),
			without("household-blanket-double"),
		),
		hi(
			"प्रेस नहीं चाहिए, बस धोकर तह कर दो, प्रीमियम वाला किलो कितना?",
			price("bulk-premium-wash-fold"),
			without("bulk-premium-wash-iron"),
		),
		hi("अगर मुझे सफ़ाई पसंद नहीं आई तो?", acts("guarantee")),
		hi("क्या आप मंगलवार को बंद नहीं रहते?", hours, opening),
	],
} satisfies Record<string, readonly Question[]>;
