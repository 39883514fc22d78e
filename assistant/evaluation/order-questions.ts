/** Orders that are under way, complaints and feedback: the chat must begin with the shop's own message. */
import { anyOf, business, type Question, toWhatsappWith, unsure } from "./question.ts";

function order(ask: string): Question {
	return { ask, intent: "order", has: [unsure, toWhatsappWith("orderStatus")], lacks: ["₹"] };
}

function complaint(ask: string): Question {
	return {
		ask,
		intent: "complaint",
		has: [toWhatsappWith("feedback"), anyOf(says("clean it again"), says("look into it"))],
		lacks: ["₹"],
	};
}

function says(text: string) {
	return { what: `"${text}"`, holds: (answer: string) => answer.includes(text) };
}

export const orderQuestions: readonly Question[] = [
	order("where's my order?"),
	order("whats the status of my order"),
	order("when will my order arrive"),
	order("when will my clothes be delivered"),
	order("has my blanket been delivered"),
	order("is my laundry ready"),
	order("my saree has not come back"),
	order("where r my clothes"),
	order("wheres my lehenga"),
	order("did you finish my suit"),
	order("order update"),
	order("any update on my clothes?"),
	order("i gave my clothes on monday, when will i get them"),
	order("no one came for pickup"),
	order("pickup boy has not come"),
	order("mera order kahan hai"),
	order("mera order kab aayega"),
	order("order kidhar hai"),
	order("order ka status batao"),
	order("order late kyu hai"),
	order("mere kapde kab milenge"),
	order("mere kapde ready hai kya"),
	order("kapde taiyar hai?"),
	order("mera suit kab milega"),
	order("maine kal kapde diye the kab milenge"),
	order("abhi tak kapde nahi aaye"),
	order("abhi tak delivery nahi hui"),
	order("delivery boy kab aayega"),
	order("मेरा ऑर्डर कहाँ है"),
	order("मेरा ऑर्डर कब आएगा"),
	order("मेरे कपड़े कब मिलेंगे"),
	order("मेरे कपड़े कहाँ हैं"),
	order("मेरे कपड़े तैयार हैं क्या"),
	order("ऑर्डर का स्टेटस"),
	order("ऑर्डर की स्थिति क्या है"),
	{
		ask: "meri saree kab milegi",
		intent: "order",
		has: [toWhatsappWith("orderStatus"), business.turnaround],
	},

	complaint("i have a complaint"),
	complaint("mujhe shikayat karni hai"),
	complaint("मेरी शिकायत है"),
	complaint("complaint against delivery boy"),
	complaint("your staff was rude"),
	complaint("bad service, shirt still dirty"),
	complaint("my shirt is torn, very bad"),
	complaint("you ruined my suit"),
	complaint("aapne meri saree kharab kar di"),
	complaint("कपड़े खराब कर दिए"),
	complaint("colour nikal gaya mere kurte ka"),
	complaint("kaam accha nahi tha"),
	...[
		"i want to give feedback",
		"feedback dena hai",
		"फीडबैक देना है",
		"सुझाव देना है",
		"i have a suggestion for you",
		"i want to appreciate your work",
	].map((ask) => ({ ask, intent: "feedback", has: [toWhatsappWith("feedback")] })),

	// No order is under way yet.
	{ ask: "how do i place an order", intent: "booking", lacks: ["cannot see orders"] },
	{ ask: "how soon can you wash my clothes", intent: "turnaround", has: [business.turnaround] },
	{ ask: "kapde kab tak milenge agar aaj du", intent: "turnaround", has: [business.turnaround] },
	{ ask: "is late night pickup possible", intent: "pickup", lacks: ["cannot see orders"] },
	{ ask: "kab aaoge mere ghar", intent: "pickup", lacks: ["cannot see orders"] },
	{ ask: "stain did not come out of my shirt", intent: "stain", lacks: ["cannot see orders"] },
	{ ask: "kahan hai aapki dukan", intent: "address", has: [business.address.street] },
	{ ask: "feedback of customers", intent: "reviews", has: ["Rated"] },
];
