/** Two questions at once, a story before the question, much politeness. */
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
	opening,
	pays,
	phone,
	price,
	priceOfOne,
	type Question,
	served,
	servicePrice,
	turnaround,
} from "../question.ts";

export const toldAtLength = {
	"two in one": [
		en("price of a sherwani? and may i pay by upi", price("mens-sherwani"), pays),
		hinglish("kitne baje band karte ho aur upi chalega", hours, pays),
		hi("शॉल का रेट और कितने दिन लगेंगे", price("womens-shawl"), turnaround),
		hinglish("pata bhejo aur gadde ka rate bhi", address, price("housing-mattress")),
		en("whats your address and till when are you open", address, opening),
		en("price of lined curtains? also do you take cards", price("household-lined-curtain"), pays),
		en("do you pick up from jakhan and how long does it take", served("Jakhan"), turnaround),
		en(
			"is there a discount for offices and what is the per kg rate",
			discounts,
			priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron"),
		),
		hinglish("sherwani ka rate kya hai aur kitne din me doge", price("mens-sherwani"), turnaround),
		hinglish("number bhejo apna aur ye batao pickup free hai na", phone, collects),
		hinglish("chappal ka kitna aur joota spor wala kitna", price("footwear-sandals")),
		hi("पर्दे का रेट क्या है और पेमेंट कब करना होगा", price("household-curtain"), pays),
		hi("दुकान कहाँ है और संडे को खुली रहती है?", address, hours),
		hi("दुपट्टा और शॉल दोनों का दाम बताओ", price("womens-dupatta", "womens-shawl")),
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
			"My parents are shifting here next month and the carpet they are bringing is very dusty, it has been in a store room for two years. My mother has asthma so we want it cleaned before we spread it. What do you charge for it?",
			price("housing-carpet"),
		),
		en(
			"I was at a function last night, someone spilled gravy all over my cream blazer and I have an interview on Wednesday, I tried wiping it with water and it only got worse. Can such a stain come out?",
			cleans,
		),
		en(
			"We run a small guest house near Premnagar with eight rooms, till now our staff washed everything in house but the machine has broken. Do you take hotel sheets?",
			either(price("bulk-hotel-hospital-linen"), acts("services", "discount", "care", "price")),
		),
		hinglish(
			"meri beti ki shaadi thi pichle mahine, usme maine jo banarasi pehni thi uspe thoda tel lag gaya hai, maine ghar pe try nahi kiya kyunki bahut mehngi hai. banarasi ka dry clean kitne ka hoga",
			priceOfOne("womens-silk-saree", "womens-embroidered-saree"),
		),
		hinglish(
			"hum hostel me rehte hain 3 log, machine kharab hai, har hafte ke kapde jama ho jate hain jeans tshirt sab, hum soch rahe the kilo ke hisaab se de dein. kya rate hai",
			priceOfOne("bulk-normal-wash-fold", "bulk-normal-wash-iron"),
		),
		hi(
			"पिछले हफ़्ते मेरे पिताजी अस्पताल से लौटे हैं, उनका कंबल और चादर रोज़ बदलनी पड़ती है, घर में धोने वाला कोई नहीं है। क्या आप घर से कपड़े ले जाते हैं?",
			collects,
		),
		hi(
			"मेरी ननद की शादी है, लहंगा दो साल पहले पहना था, अब निकाला तो हल्की महक है। लहंगे की सफ़ाई का क्या लेंगे?",
			priceOfOne("womens-lehenga", "womens-bridal-lehenga"),
		),
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
	"polite long": [
		en(
			"Good evening, I hope you are doing well. I would be grateful if you could let me know the cost of cleaning a small rug. Thank you in advance.",
			price("household-rug"),
		),
		en(
			"Dear team, kindly confirm whether payment may be made by card at the time of delivery. Regards, Col. Negi",
			pays,
		),
		en(
			"Would you be so kind as to tell me how I might arrange a collection from my home?",
			acts("book", "pickup"),
		),
		hinglish(
			"namaskar ji, aapko takleef dene ke liye maafi, kripya bata dijiye ki wedding gown ki cleaning ka kya lenge aap, dhanyavaad",
			price("womens-wedding-gown"),
		),
		hinglish("ji namaste, agar aapko dikkat na ho to apni dukan ka pata bata dijiye", address),
		hi(
			"नमस्ते जी, आशा है आप ठीक होंगे। कृपया बताइए कि आपकी दुकान किस समय तक खुली रहती है। धन्यवाद।",
			hours,
			opening,
		),
		hi("महोदय, कृपया ऊनी स्वेटर की ड्राई क्लीनिंग का मूल्य बताने का कष्ट करें।", price("mens-sweater")),
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
} satisfies Record<string, readonly Question[]>;
