/** What a message is about where its words alone mislead: wrongs told, wishes, business, weather, small talk. */
import {
	acts,
	collects,
	complains,
	discounts,
	en,
	hi,
	hinglish,
	notListed,
	pays,
	phone,
	price,
	type Question,
	refuses,
	total,
} from "../question.ts";

const polite = acts("thanks", "help", "greeting", "feedback");
const onlyThen = acts("pickupTime");
const harm = acts("harm");

export const wrongsWishesBusiness = {
	"wrongs told": [
		en("got someones else bedsheet in my bag", complains),
		en("the delivery guy was shouting at my mother", complains),
		en("great job guys, my white shirt is now pink", complains),
		en("half my clothes came where is the other half", complains),
		hinglish("phone pe koi uthata hi nahi", complains),
		hinglish("kapde kho gaye to", acts("damage")),
		hi("मेरी शर्ट का बटन टूटा हुआ आया", complains),
		hi("दूसरे का कंबल दे गए", complains),
	],
	"wishes and refusals": [
		en("dont come today come tomorrow instead", onlyThen),
		en("no dry cleaning, only steam press for 5 shirts", acts("total")),
		en("i dont want express, normal is fine, how many days", acts("turnaround")),
		en("i dont have whatsapp", phone),
		hinglish("aaj nahi kal aana", onlyThen),
		hinglish("dopahar me koi nahi hota shaam ko aana", onlyThen),
		hinglish("kalaf nahi chahiye kurte me", acts("unsure")),
		hi("आज मत आना कल आ जाना", onlyThen),
		hi("प्रेस मत करना", acts("unsure")),
	],
	business: [
		en(
			"we run a 20 room hotel in rajpur road, do you do linen",
			price("bulk-hotel-hospital-linen"),
		),
		en(
			"our office has 15 curtains, can you give quotation",
			total({ "household-curtain": 15 }),
			discounts,
		),
		en("can you bill monthly", acts("unsure")),
		hinglish("pg ke 25 ladke hai mahine ka kitna loge", discounts),
		hinglish("mahine ke end me payment kar sakte hain kya", acts("unsure", "pay")),
	],
	"care and repairs": [
		en("does wool shrink in dry clean", harm),
		en("is dry cleaning bad for clothes", harm),
		en("how often should i dry clean a coat", acts("unsure")),
		en("my dog chewed the lehenga border can you fix and clean", price("womens-lehenga")),
		hinglish("chai ka daag kitne din purana ho to nikal jata hai", acts("condition", "care")),
		hinglish("purse ki chain theek karoge", notListed),
		hinglish("jeans me patch lagana hai", notListed),
		hi("सिल्क ड्राई क्लीन से सिकुड़ती है क्या", harm),
	],
	"weather, times and small talk": [
		en("let me ask my wife", polite),
		en("happy diwali", polite),
		en("how to make tea", refuses),
		en("can i trust ur pickup boy with cash", pays),
		en("in monsoon does it take longer", acts("services", "turnaround", "unsure")),
		hinglish("barish me bhi aaoge lene", collects),
		hinglish("aaj bahut barish hai kal aa jana", onlyThen),
		hinglish("jakhan se kal subah 10 baje le lena", onlyThen),
		hinglish("office se 7 baje ke baad lena", onlyThen),
		hinglish("aaj le gaye to kapde kab doge", acts("turnaround")),
		hinglish("khud dene aau to sasta padega kya", acts("pickup", "dropOff")),
		hi("बारिश में भी आओगे लेने", collects),
	],
} satisfies Readonly<Record<string, readonly Question[]>>;
