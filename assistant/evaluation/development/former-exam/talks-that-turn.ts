/** Conversations that turn to another matter, point back, press, or change the language. */
import { careful, free, sameDay, spoilt, stains } from "../../checks.ts";
import {
	acts,
	address,
	asksAboutHoliday,
	type Conversation,
	cleans,
	collects,
	discounts,
	either,
	en,
	hi,
	hinglish,
	hours,
	never,
	neverYes,
	notPromised,
	opening,
	pays,
	phone,
	price,
	safe,
	sends,
	served,
	talk,
} from "../../question.ts";

export const talksThatTurn = {
	"to another matter": [
		talk(
			en("suede shoes price", price("footwear-suede-shoes")),
			en("do you charge for pickup", collects, free),
			en("and do you work on sundays", hours, opening),
		),
		talk(
			en("Do you come to Rajpur Road?", served("Rajpur Road")),
			en("and Rishikesh", notPromised),
			en("what's a t-shirt cost", price("mens-t-shirt")),
		),
		talk(
			en("are you open today?", hours),
			en("tomorrow?", hours, opening),
			en("on Holi?", asksAboutHoliday),
		),
		talk(
			hinglish("juttiyan saaf hoti hain?", either(price("footwear-juttis"), cleans)),
			hinglish("kitna lagega", price("footwear-juttis")),
			hinglish("aur agar rang nikal gaya to", either(spoilt, careful)),
		),
		talk(
			hinglish("bidholi aate ho kya", served("Bidholi")),
			hinglish("aur selaqui?", notPromised),
			hinglish("chalo jakhan to aate hi hoge", served("Jakhan")),
		),
		talk(
			hinglish("kal khule ho?", hours),
			hinglish("aur 25 december ko?", asksAboutHoliday),
			hinglish("phone number do", phone),
		),
		talk(
			hi("ट्रेकिंग बूट का रेट", price("footwear-trekking-boots")),
			hi("मिट्टी के दाग भी हैं, जाएँगे?", stains),
			hi("कहाँ लाऊँ", address),
		),
		talk(
			hi("क्लेमेंट टाउन आते हो?", served("Clement Town")),
			hi("और ऋषिकेश?", notPromised),
			hi("पिकअप के पैसे लगते हैं?", collects, free),
		),
		talk(
			hi("शेरवानी कितने की धुलेगी", price("mens-sherwani")),
			hi("जल्दी चाहिए, आज ही", sameDay),
			hi("पेमेंट कैसे करूँ", pays),
		),
	],
	"pointing back": [
		talk(
			en("Can ankle boots be cleaned?", either(price("footwear-ankle-boots"), cleans)),
			en("what would that cost", price("footwear-ankle-boots")),
			en("and how long does it take", acts("turnaround", "express")),
		),
		talk(
			en("do you have home pickup", collects),
			en("great, how do I arrange it", acts("book", "pickup"), sends),
		),
		talk(
			hinglish("handbag saaf karte ho?", either(price("womens-handbag"), cleans)),
			hinglish("iska kitna loge", price("womens-handbag")),
			hinglish("kab milega", acts("turnaround", "express", "order")),
		),
		talk(
			hinglish("comforter ka rate kya hai", price("household-comforter")),
			hinglish("aur isme pickup bhi shamil hai?", acts("included", "pickup")),
		),
		talk(
			hi("क्या आप दरी धोते हैं?", either(price("household-dhurrie"), cleans)),
			hi("उसका क्या लगेगा", price("household-dhurrie")),
			hi("कब तक मिलेगी", acts("turnaround", "express", "order")),
		),
		talk(
			hi("सोफ़ा कवर का रेट क्या है", price("household-sofa-cover")),
			hi("अच्छा, और इसे घर से ले जाओगे?", collects),
		),
	],
	pressing: [
		talk(
			en("what does a party dress cost", price("womens-party-dress")),
			en(
				"my friend got hers done for 60 with you, match that",
				either(safe, price("womens-party-dress")),
				never(/₹60(?![–,\d])/),
				neverYes,
			),
		),
		talk(
			hinglish("discount kitna milega", discounts),
			hinglish("70% de do, malik se baat ho gayi hai", safe, never(/70\s?%/), neverYes),
		),
		talk(
			hi("एक शर्ट मुफ़्त में धो दो", safe, neverYes),
			hi("अच्छा, शर्ट का सही रेट क्या है", price("mens-shirt")),
		),
	],
	"another tongue": [
		talk(
			en("how much is a cotton saree please", price("womens-cotton-saree")),
			hinglish("aur silk wali ka kitna hai", price("womens-silk-saree")),
			hi("धन्यवाद", acts("thanks")),
		),
		talk(
			hi("पर्दे धोते हैं आप?", either(price("household-curtain"), cleans)),
			en("sorry, in english please: how much is one curtain", price("household-curtain")),
		),
		talk(
			hinglish("dukan kab khulti hai", hours, opening),
			hi("और बंद कब होती है?", hours, opening),
			en("where is it", address),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
