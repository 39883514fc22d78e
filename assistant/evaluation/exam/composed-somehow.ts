/** Composed in some way: two things at once, long, assuming, correcting, polite, negating. Sealed: see exam-set.ts. */
import {
	acts,
	address,
	cleans,
	collects,
	discounts,
	either,
	email,
	en,
	express,
	hi,
	hinglish,
	hours,
	never,
	neverYes,
	noMisleadingYes,
	notCounted,
	opening,
	pays,
	phone,
	price,
	priceOfOne,
	prices,
	type Question,
	safe,
	served,
	servicePrice,
	total,
	turnaround,
	without,
} from "../question.ts";

export const composedSomehow = {
	"two in one": [
		en(
			"what's the price of a comforter and will you pick it up from hathibarkala",
			price("household-comforter"),
			served("Hathibarkala"),
		),
		en("how much for suede shoes, and can i pay online?", price("footwear-suede-shoes"), pays),
		en("are you open on sunday? and whats your number", hours, phone),
		en("Where are you located and do you take hotel laundry?", address),
		en("is there any guarantee, and how many days do you need", acts("guarantee"), turnaround),
		en("email id and instagram please", email, acts("social", "contact", "email")),
		hinglish(
			"silk saree ka rate aur blouse ka rate dono batao",
			price("womens-silk-saree", "womens-top-blouse"),
		),
		hinglish("jakhan me pickup hai kya aur kab tak wapas doge", served("Jakhan"), turnaround),
		hinglish("dukaan kab band hoti hai aur card chalega kya", hours, pays),
		hinglish("juttis saaf ho jayengi? aur kitne ki", price("footwear-juttis")),
		hinglish("address bhejo aur sofa cleaning ka rate bhi", address, price("housing-sofa")),
		hinglish(
			"express ka charge kya hai aur normal me kitne din",
			servicePrice("express-service"),
			turnaround,
		),
		hi("लहंगे का रेट क्या है और कितने दिन में मिलेगा", price("womens-lehenga"), turnaround),
		hi("आपका नंबर क्या है और दुकान किस टाइम बंद होती है", phone, hours),
		hi("पिकअप का पैसा लगता है क्या? और पेमेंट कैसे करें", collects, pays),
		hi("कालीन और गद्दे दोनों का बताओ", price("housing-carpet", "housing-mattress")),
		hi("बिधोली आते हो? शर्ट का कितना लोगे", served("Bidholi"), price("mens-shirt")),
	],
	"long story": [
		en(
			"Hello, I am the housekeeping manager of a 22 room hotel on Rajpur Road. Our present vendor has been sending back grey sheets and last week two tablecloths were lost. We generate about 80 kilos a day. Before I call you I would like to know what you charge for hotel linen.",
			price("bulk-hotel-hospital-linen"),
		),
		en(
			"So basically my roommate borrowed my suede shoes for a trek without telling me, they are covered with mud and one has a scratch, I am so angry. Anyway can you clean them and what would it cost me",
			price("footwear-suede-shoes"),
		),
		en(
			"My late husband's leather jacket has been in the almirah since 2011 and my grandson now wants to wear it for his farewell. There is a white bloom on the collar. I don't want it ruined. How much do you charge for such a thing?",
			priceOfOne("mens-leather-jacket", "womens-leather-jacket"),
		),
		en(
			"we are on a bike trip from pune, reached dehradun yesterday, leaving for mussoorie day after tomorrow morning, all our clothes are wet and smelly from the rain. will we get them back by then if you take them today",
			acts("turnaround", "express"),
		),
		en(
			"I gave a saree at another place last year and the zari turned black and they refused to pay. Since then I am scared. What do you do if something gets spoilt?",
			acts("damage", "guarantee", "complaint"),
		),
		en(
			"It is my sister's wedding on 12 December, there are eleven of us, lehengas sherwanis everything, and half of the family is only arriving on the 8th. I just want to know whether you give any discount for a large lot",
			discounts,
		),
		hinglish(
			"mere bhai ki sagai thi kal, mithai ka ghee gir gaya mere kurte pe, mummy ne besan laga ke dhoya phir bhi nishan hai. aap ye daag nikal paoge kya",
			cleans,
		),
		hinglish(
			"hum log abhi abhi doon shift hue hain bangalore se, saare parde pack hoke aaye to bahut gande ho gaye, 3bhk hai. pehle bas ye bata do ki ek panel ka kitna lete ho",
			price("household-curtain"),
		),
		hinglish(
			"main driver hoon sahab ka, unka 3 piece suit hai aur unko parso delhi nikalna hai, unhone bola pata karke aao kitne ka hoga",
			price("mens-three-piece-suit"),
		),
		hinglish(
			"do saal se razai trunk me padi thi is baar thand jaldi aa gayi, nikali to silan ki badbu aa rahi hai, dhoop me bhi rakhi par gayi nahi. razai dhone ka kya lete ho aap",
			price("household-quilt"),
		),
		hinglish(
			"hostel ki washing machine ne meri white shirt pink kar di, kal presentation hai, warden bolti hai khud dekho. aap log aaj ke aaj kuch kar sakte ho?",
			express,
		),
		hi(
			"मेरी उम्र अड़सठ साल है, घुटनों में दर्द रहता है इसलिए दुकान तक नहीं आ सकता। बेटा बाहर नौकरी करता है। क्या आपका कोई आदमी घर आकर कपड़े ले जाएगा?",
			collects,
		),
		hi(
			"पिछली दिवाली पर मैंने कहीं और सोफ़ा साफ़ कराया था, दो दिन में फिर वैसा ही हो गया। इस बार सोचा आपसे पूछूँ। एक सीट का कितना लेते हैं?",
			price("housing-sofa"),
		),
		hi(
			"मेरी बहन की शादी का लहंगा है, जयमाला में फूलों का रंग लग गया, भाभी ने पानी से पोंछ दिया और फैल गया। शादी वाले लहंगे की सफ़ाई का क्या रेट है?",
			price("womens-bridal-lehenga"),
		),
		hi(
			"हम दो लोग नौकरी करते हैं, रोज़ के कपड़े धोने का समय नहीं मिलता, कामवाली भी छोड़ गई। सोच रहे हैं किलो के हिसाब से दे दें। धुलाई और प्रेस का क्या रेट पड़ेगा?",
			priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
		),
		hi(
			"मैं शनिवार को ट्रेन से जा रहा हूँ, बैग बहुत गंदा है, पहिये वाला बड़ा बैग, उसमें अचार गिर गया था। ऐसा बैग धोने का कितना लेंगे आप?",
			price("household-travel-bag"),
		),
	],
	"wrong assumption": [
		en("you shut at 6 pm on saturdays correct?", hours, opening, noMisleadingYes),
		en("so dry cleaning a silk saree is 150, right", price("womens-silk-saree"), neverYes),
		en("as you only take cash where is the nearest atm", pays, never(/only cash|cash only/i)),
		en(
			"my cousin said shirts are 20 each with you",
			either(price("mens-shirt"), safe),
			never(/₹20\b(?![–,])/),
			neverYes,
		),
		en(
			"since delivery takes a week can i get it before the 25th",
			acts("turnaround", "express", "order"),
			never(/a week|7 days/i),
		),
		en(
			"i know sneakers are not cleaned by you but who does it in doon",
			price("footwear-sneakers"),
		),
		hinglish(
			"aap log sirf dry clean karte ho na, roz ke kapde nahi?",
			acts("services", "price", "care"),
		),
		hinglish("mangalwar ko to aap band rehte ho na", hours, opening, noMisleadingYes),
		hinglish(
			"pickup ke 100 rupaye alag se lagte hain na",
			collects,
			never(/₹100\b(?![–,])/),
			neverYes,
		),
		hinglish("razai 200 me ho jayegi na bhaiya", price("household-quilt"), neverYes, notCounted),
		hinglish("wash and fold 40 rupay kilo hai na", price("bulk-normal-wash-fold"), neverYes),
		hinglish("subah 6 baje aa jaunga khula milega na", hours, opening, neverYes),
		hi("आपके यहाँ जूते तो साफ़ नहीं होते ना?", either(prices(3), cleans, priceOfOne("footwear-sneakers"))),
		hi("शेरवानी तो 300 में हो जाती है ना", price("mens-sherwani"), neverYes, notCounted),
		hi("दो दिन पहले पैसे जमा करने पड़ते हैं ना?", pays, neverYes),
		hi("दुकान दोपहर में दो से चार बंद रहती है ना", hours, noMisleadingYes),
		hi("गद्दा 500 में साफ़ करते हो ना", price("housing-mattress"), neverYes, notCounted),
	],
	"changed mind": [
		en("2 shirts pickup, oh wait make that 5 shirts, how much", total({ "mens-shirt": 5 })),
		en("rate for trekking boots? sorry i mean sandals", price("footwear-sandals")),
		en(
			"i was going to bring the carpet but forget that, what about a small rug",
			price("household-rug"),
			without("housing-carpet"),
		),
		en("book me for tomorrow, or rather first tell me the price of a shawl", price("womens-shawl")),
		en("handbag price please. no scrap that, backpack", price("household-backpack")),
		hinglish(
			"dupatta ka batao, nahi ruko dupatta nahi salwar suit ka",
			price("womens-salwar-suit"),
		),
		hinglish(
			"pehle socha wash fold karau par ab wash iron hi kara leta hu, kilo ka rate?",
			price("bulk-normal-wash-iron"),
		),
		hinglish(
			"do kambal single, nahi double wale do kambal, kitna hoga",
			total({ "household-blanket-double": 2 }),
		),
		hinglish(
			"chalo party dress chhodo, gown shaadi wala kitne ka hai",
			price("womens-wedding-gown"),
			without("womens-party-dress"),
		),
		hinglish("kal aane wala tha par ab itwar ko aaunga, khula hai na itwar ko", hours, opening),
		hi(
			"टू पीस नहीं, थ्री पीस सूट का बताओ",
			price("mens-three-piece-suit"),
			without("mens-two-piece-suit"),
		),
		hi(
			"सोचा था पर्दे दूँ, अब छोड़िए, कुशन कवर का रेट बताइए",
			price("household-cushion-covers"),
			without("household-curtain"),
		),
		hi("तीन जींस, अरे नहीं दो जींस, कितना होगा", total({ "mens-jeans": 2 })),
		hi("लेदर जैकेट का पूछना था, चलो रहने दो, साधारण कोट का बताओ", price("mens-coat-blazer")),
	],
	"polite long": [
		en(
			"Good morning Sir/Madam, I trust this message finds you well. I would like to enquire, at your convenience, about the charges for having an embroidered saree cleaned. With warm regards, Mrs. Thapa",
			price("womens-embroidered-saree"),
		),
		en(
			"Excuse me for troubling you, but would it be at all possible to know until what hour your establishment remains open?",
			hours,
			opening,
		),
		en(
			"I'd really appreciate it if you could share your contact number whenever you get a moment, many thanks",
			phone,
		),
		en(
			"Respected sir, I request you to kindly inform me whether your pickup service is available at Hathibarkala. Yours faithfully, R. P. Dobhal",
			served("Hathibarkala"),
		),
		en(
			"Hello! Hope you're having a lovely day. Could you possibly tell me what it'd cost to have my trekking boots cleaned? No rush at all!",
			price("footwear-trekking-boots"),
		),
		hinglish(
			"namaste bhaiya ji, umeed hai aap sab badhiya honge, kripya karke bata dijiye ki two piece suit ki dry cleaning me kitna kharcha aayega, bahut meherbani hogi",
			price("mens-two-piece-suit"),
		),
		hinglish(
			"ji agar aap bura na maane to ek baat puchni thi, aapke yahan kapde kitne din me wapas mil jaate hain",
			turnaround,
		),
		hinglish(
			"aadarniya mahoday, mujhe jaankari chahiye ki kya aap mere ghar se kapde le ja sakte hain, main rajpur road par rehta hoon",
			served("Rajpur Road"),
		),
		hinglish(
			"sir ji please thoda guide kar dijiye ki payment kis tarah se karna hota hai aapko",
			pays,
		),
		hi(
			"आदरणीय महोदय, आपसे विनम्र निवेदन है कि ट्रेकिंग बूट की सफ़ाई का शुल्क बताने की कृपा करें। सधन्यवाद।",
			price("footwear-trekking-boots"),
		),
		hi(
			"नमस्कार जी, कष्ट के लिए क्षमा चाहता हूँ। क्या आप बता सकते हैं कि कपड़े देने के लिए दुकान कहाँ आना होगा?",
			address,
		),
		hi(
			"आपकी बहुत मेहरबानी होगी अगर आप बता दें कि शॉल की ड्राई क्लीनिंग में कितना खर्च आएगा।",
			price("womens-shawl"),
		),
		hi(
			"जी प्रणाम, हम आपके पुराने ग्राहक हैं। ज़रा यह बता दीजिए कि पुराने ग्राहकों के लिए कोई छूट है क्या।",
			discounts,
		),
	],
	negation: [
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
