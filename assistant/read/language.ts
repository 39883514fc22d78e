/** In which language a visitor is answered. */
import type { Turn } from "../contract.ts";
import type { AnswerLanguage } from "../frame.ts";
import { foldWord } from "./sound.ts";
import { tokensOf } from "./tokens.ts";

function folded(words: string): ReadonlySet<string> {
	return new Set(words.split(/\s+/).map(foldWord));
}

/** Words by which a sentence in Latin letters is Hindi: no names of things, which both languages share. */
const hindi = folded(
	`pe ne gira giri ladka ladke ladki ek teen char paanch panch saat aath das kam nikla nikle nikli dono bina ka ki ke ko kaa kee se mein mei mai hai hain he hei ho hoga hogi honge hota hoti hote hua hui hue tha thi hun hoon hu kya kia kyaa kab kahan kaha kahaa kidhar kidar kaise kese kaisa kaisi kaun kon kaunsa konsa kaunsi konsi
	kitna kitne kitni ketna kitnaa kyu kyun kyon nahi nahin nahee mat aur bhi hi toh wala wali wale waale vala vali mera mere meri hamara hamare hamari humara humare mujhe mujhko muje hum humko hume hamein aap aapka apka aapki apki aapke apke apko aapko aapne tum tumhara
	tumhari apna apne apni yeh ye woh wo iska uska iski uski isko usko koi kuch kuchh sab sabhi sabka abhi aaj kal parso tak tk wapas vapas chahiye chahie chaiye chaie chahye lekin agar agr yadi phir fir jab tab yaha yahan waha wahan idhar udhar bahut bohot bahot zyada jyada thoda sirf bas
	kar karo karna karne karte karta karti karwana karwani karwane krwana karva karvana karana karke kiya karu karun karenge karoge karega kijiye kijie kardo kro krna krne krte krdo krwani de do dedo dena dijiye dijie dunga doge diya diye diyo le lo lena lete lenge loge liya lun lu
	lagega lagenge lagta lagte lagegi padega padegi padta milega milegi milenge milta milte mila mile mili mil jayega jayegi jaenge jayenge jaega jaoge jao gaya gayi gaye gya raha rahe rahi rha rhi sakte sakta sakti skte batao bata batado bataiye batana btao bataye dikhao bolo
	aaya aaye aayi aayega ayega aaoge aoge aayenge ayenge aate aata aana aao aaunga dhulwana dhulana dhulega dhulta dhote dho dhona dhulai dhulvana dhulwane khula khuli khule khulta khulega band saaf safai chal chalega chalta rakhte rakh bhejo bhej bhejna uthao utha uthate
	kapde kapda kapdo kapre paise paisa daam daag dag dhabba dukan dukaan ghar din dino ghante baje subah shaam sham raat dopahar jaldi turant sasta mehnga chhoot achha accha acha theek thik haan shukriya dhanyavad dhanyawad kripya jaldi sahi galat kharab pata samay
	se pehle baad andar upar niche sath saath liye lie bare baare waise matlab samajh bolna puchna poochna chahta chahti chahte hogaya hojayega hojaega krke wahi yahi kaafi kitno inka unka kis kisi jo jitna jitni jitne utna utni utne itna itni itne dedh dhai adhai savva paune darjan darzan aadha aadhi aadhe dugna dugni dugne`,
);

/** Hindi words that an English sentence may hold. */
const weakHindi = folded(
	"namaste namaskar bhaiya bhaiyya bhai bhaia didi ji jee yaar sirji ghar daag kapde kapda dukan dukaan dhulai pata kal raat shaam accha acha theek thik shukriya dhanyavad dhanyawad haan safai kar saaf subah din ho se ye wo jo",
);

/** Things by their Hindi names: they show Hinglish where nothing else shows a language. */
const hindiThings = folded(
	"kambal razai rajai gadda gadde joota joote jutti chadar parda parde pajame kurte takiya takiye tauliya jodi jode",
);

/** Forms of Hindi verbs, folded: "dhulvana", "pahunchaoge", "likhiye". */
const hindiVerb =
	/^(?:dhu?o?l?|khu?o?l|mil|pahu(?:n|nc|nch|c|ch)|laut|uth?|hat|mit|nika?l|chh?u?o?[td]|phat|fat|bigd?a?d?|sikud|karv?|bata?|pu?u?nch?|puch?|dikh?|chal|cal|ban|rakh?|pad|lag|bol|ch?ah|man|pahan|dekh?|samja?|bh?ej|badal?|likh?|sun|khar)(?:n[aei]|t[aei]|kar|ke|y[aei]|un|e?ga|e?gi|enge|oge|ogi|unga|ungi|ay[aei]|ao|iye|iyega|v(?:a|ana|ane|ani|ao|aye|aya|ayi|aiye|ate|ata|aoge|ayenge|aunga)|an[aei]|at[aei]|aoge|aenge|ayenge|aeg[ai]|ayeg[ai]|aunga|aen|aye|en|ein|jiye|jie)$/;

/** "Rahoge", "dhulenge", "aaunga". */
const hindiFuture =
	/^(?!challenge|revenge|avenge)[a-z]{2,}(?:oge|ogi|enge|engi|o?unga|o?ungi|ayega|aega|ayegi|aegi)$/;

/** Words of both languages: they say nothing beside English words. */
const shared = new Set(
	"hi he app do de le lo so band mile me the to is bad mat main mai us par log hum tum in on are sat ban das man tak hua thi tha mere sab hue".split(
		" ",
	),
);

/** Words by which a sentence is English. */
const english = folded(
	`a an the is are am was were be been do does did has have had can could will would shall should may might must i me my we us our you your he she it its they them their this that these those there here what which who whom whose when where why how
	in on at to of for from by with without about and or not if than then any some all many much want need please tell know give send show let like looking after before until till between during does't also just only it's i'm
	get got make made take come came going open close closed available provide offer accept work works works happen happens long soon back still yet`,
);

/** English words that are Hindi ones too, or stand in Hinglish sentences. */
const weakEnglish = folded(
	"me to do the is us on in at or it he so open close closed available and please by send all tell work long only just also back give want need get come going charge",
);

/** The language that a text shows; undefined where it has no sign of one: "shirt", "9?". */
function languageShown(text: string): AnswerLanguage | undefined {
	const words = tokensOf(text.slice(0, 500));
	const inHindi = words.filter(({ isHindi }) => isHindi).length;
	let [strong, weak, plain, weakPlain] = [0, 0, 0, 0];
	let both = 0;
	for (const { text: word, isHindi } of words) {
		if (isHindi || /^hii+$/.test(word)) continue;
		const key = foldWord(word);
		if (shared.has(word)) {
			if (hindi.has(key)) both += 1;
			if (english.has(key)) weakPlain += 1;
		} else if (weakHindi.has(key)) weak += 1;
		else if (english.has(key)) {
			if (weakEnglish.has(key)) weakPlain += 1;
			else plain += 1;
		} else if (hindi.has(key) || hindiFuture.test(word) || (word.length > 4 && hindiVerb.test(key)))
			strong += 1;
	}
	const last = words.at(-1)?.text ?? "";
	if (words.length > 1 && plain === 0 && /^(?:do|de|lo|tak|hua|thi|tha|band|mile|mat)$/.test(last))
		strong += 1;
	if (plain === 0 && both > 1) strong += 1;
	if (strong > 0) strong += both / 2;
	if (inHindi > 0) {
		const latin = words.length - inHindi;
		if (plain >= 2 && inHindi <= 1) return "en";
		return strong > inHindi && latin > inHindi ? "hinglish" : "hi";
	}
	const inEnglish = plain + weakPlain / 2;
	if (strong > 0) return strong * 2 >= inEnglish || strong >= 3 ? "hinglish" : "en";
	if (plain > 0) return weak > plain ? "hinglish" : "en";
	if (weak > 0) return weak >= weakPlain ? "hinglish" : "en";
	if (words.length > 2 && words.some(({ text: word }) => hindiThings.has(foldWord(word))))
		return "hinglish";
	// "Do blazer" is two of them, or asks for it.
	return weakPlain > both && words.length > 1 ? "en" : undefined;
}

/** "Thank you", "ok bye": said in every language. */
const courtesies = new Set(
	"thanks thank thankyou thanku you u so much very a lot ok okay bye good night sir madam bhaiya bhai ji great nice hi hello".split(
		" ",
	),
);

/** "Hii", "heyy". */
const greeting = /^(?:hi+|he+y+|hello+)$/;

/** "Can you talk in Hindi", "English me batao": the language that is asked for. */
function languageWanted(question: string): AnswerLanguage | undefined {
	const text = tokensOf(question)
		.map((token) => token.text)
		.join(" ");
	if (
		/\b(?:in|speak|use) (?:english|angrezi)\b|\b(?:english|inglish|angre[zj](?:i|ee)) (?:me|mein|m)\b/.test(
			text,
		)
	)
		return "en";
	return /\b(?:in|speak|use) hindi\b/.test(text) ? "hi" : undefined;
}

/** A text without a sign of a language keeps that of the conversation, else it is the page's. */
export function languageOf(
	question: string,
	{
		history = [],
		pageLanguage = "en",
	}: { history?: readonly Turn[] | undefined; pageLanguage?: "en" | "hi" | undefined } = {},
): AnswerLanguage {
	const wanted = languageWanted(question);
	if (wanted) return wanted;
	const shown = languageShown(question);
	const isCourtesy = tokensOf(question).every(
		({ text, isHindi }) => !isHindi && (courtesies.has(text) || greeting.test(text)),
	);
	if (shown && !isCourtesy) return shown;
	for (const { content } of history.filter(({ role }) => role === "user").toReversed()) {
		const before = languageShown(content);
		if (before) return before;
	}
	if (shown) return shown;
	const letters = question.match(/\p{L}+/gu) ?? [];
	return pageLanguage === "hi" && letters.length > 3 ? "en" : pageLanguage;
}
