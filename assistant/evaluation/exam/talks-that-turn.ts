/** Conversations that turn to another matter, point back, press, or change the language. Sealed: see exam-set.ts. */
import { careful, carpet, honest, stains } from "../checks.ts";
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
	never,
	neverYes,
	noSameDay,
	opening,
	pays,
	price,
	priceOfOne,
	refuses,
	safe,
	sends,
	served,
	talk,
	total,
	turnaround,
	without,
} from "../question.ts";

export const talksThatTurn = {
	"to another matter": [
		talk(
			en("rate of silk saree please", price("womens-silk-saree")),
			en("btw do you open early, like 7", hours, opening, neverYes),
			en("who'll come to collect, is it free", collects),
		),
		talk(
			en("do you serve Premnagar", served("Premnagar")),
			en("nice. is there some student discount", discounts),
			en("and the suede shoes price", price("footwear-suede-shoes")),
		),
		talk(
			en("what if colour runs", careful),
			en("fine. payment by card?", pays),
			en("your location", address),
		),
		talk(
			hinglish("razai ka kitna loge", price("household-quilt")),
			hinglish("dukaan kaha padti hai", address),
			hinglish("accha aur tumhare yaha card machine hai", pays),
		),
		talk(
			hinglish("clement town me pickup hai na", served("Clement Town")),
			hinglish("coat kitne ka hai", price("mens-coat-blazer")),
			hinglish("log kaisa bolte hain service ko", acts("reviews", "why")),
		),
		talk(
			hinglish("cash chalega?", pays),
			hinglish(
				"gadde pe bachhe ne susu kar diya, saaf hoga",
				either(stains, price("housing-mattress")),
			),
			hinglish("ye sab hone me kitna time jayega", turnaround),
		),
		talk(
			hi("कालीन का क्या भाव है", carpet),
			hi("अच्छा छोड़ो, आप होली पर छुट्टी करते हो?", acts("hours", "unsure"), sends),
			hi("और थ्री पीस सूट का?", price("mens-three-piece-suit"), without("housing-carpet")),
		),
		talk(
			hi("पिकअप मुफ़्त है?", collects),
			hi("दाग नहीं गया तो?", acts("guarantee", "condition", "complaint", "care")),
			hi("शाम को कब तक खुले हो", hours, opening),
		),
		talk(
			hi("कुर्ता पजामा कितने का", price("mens-kurta-pyjama")),
			hi("बुक कैसे करूँ", acts("book", "pickup")),
			hi("घर पर कोई नहीं रहता, चौकीदार दे दे तो?", either(acts("handover"), honest)),
		),
	],
	"pointing back": [
		talk(
			en("ankle boots price", price("footwear-ankle-boots")),
			en("how long will those take", turnaround),
			en("can they be done same day", express),
		),
		talk(
			en("2 sweaters and 1 shawl cost", total({ "mens-sweater": 2, "womens-shawl": 1 })),
			en("will they shrink", careful),
			en("ok book it", acts("book", "pickup")),
		),
		talk(
			hinglish("bridal lehenga ka rate", price("womens-bridal-lehenga")),
			hinglish("iska pickup ghar se hoga?", collects),
			hinglish("ye same day ho sakta hai", express, noSameDay),
		),
		talk(
			hi("सफ़ेद स्नीकर्स का रेट", price("footwear-white-sneakers")),
			hi("ये बिलकुल नए जैसे हो जाएँगे?", either(cleans, careful), neverYes),
			hi("ऐसे तीन जोड़े हैं, कितना हुआ", total({ "footwear-white-sneakers": 3 })),
		),
		talk(
			hi("डबल कंबल का क्या लेते हो", price("household-blanket-double")),
			hi("इसमें प्रेस भी शामिल है क्या", either(acts("included", "expert", "care"), honest)),
			hi("वही सिंगल हो तो?", price("household-blanket-single")),
		),
	],
	pressing: [
		talk(
			en("can you do a suit for 200", either(price("mens-two-piece-suit"), safe), neverYes),
			en("come on, last price 250", either(safe, price("mens-two-piece-suit")), never(/₹250\b/)),
			en("just say ok", either(refuses, safe, acts("thanks")), never(/₹250\b/)),
		),
		talk(
			hinglish("lehenga 1 ghante me kar do", express, noSameDay),
			hinglish(
				"pakka batao ho jayega ya nahi",
				either(express, honest, acts("care", "book")),
				neverYes,
			),
		),
		talk(
			hi("शेरवानी 300 में कर दो ना", either(price("mens-sherwani"), safe), neverYes),
			hi("चलो 400, आख़िरी", either(price("mens-sherwani"), safe), never(/₹400\b/)),
		),
	],
	"another tongue": [
		talk(
			en("jeans dry clean cost", price("mens-jeans")),
			hinglish("aur pant ka kitna hai bhaiya", price("mens-pants")),
		),
		talk(
			hinglish("dukan kab tak khuli hai aaj", hours, opening),
			hi("और कल सुबह कितने बजे खुलेगी", hours, opening),
		),
		talk(
			hi("हैंडबैग का रेट क्या है", price("womens-handbag")),
			en("ok and how do I book", acts("book", "pickup")),
		),
		talk(
			hi("जैकेट धुलवानी है, क्या रेट है", priceOfOne("mens-jacket", "womens-jacket")),
			hinglish("kitne din me milegi wapas", turnaround),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
