/**
 * The language of an answer by its script and its function words, apart from the code under test, which tells the
 * language of questions.
 */
import type { AnswerLanguage } from "../frame.ts";

const english = new Set(
	"the is are we you your our and of it for from what that this with can be will not at in on as or a an if have has when how they them there their but please do does most us any all by".split(
		" ",
	),
);
const hindi = new Set(
	"hai hain ka ki ke ko se mein par aur hum aap aapka aapki aapke hamara hamari hamare nahi nahin kya kar karte karti karein kijiye dijiye lijiye liye tak jo bhi yeh ye woh wo hota hoti hote gaya gayi gaye jaate jata jati jaye jayega karenge denge lete dete wala wali wale kab kahan kaise kitna kitni kitne lagta lagega baje subah shaam raat dopahar din ghante roz mil milega milte milta pooch poochh puchh bataiye batate bata pakka pata kuch koi ek apna apni apne unka iska iske uska wapas baat yahan wahan hoga hogi honge raha rahe rahi hua hui hue phir agar lekin ya sab saare kapde dhulai saaf rate-list ji haan namaste shukriya dekhiye likhiye bhejiye".split(
		" ",
	),
);

/** @returns undefined where the words belong to both languages: "Shirt: ₹80" */
export function languageOf(text: string): AnswerLanguage | undefined {
	const words = text
		// Reviews stay in the words that they were written in.
		.replaceAll(/“[^”]{25,}”|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+/g, " ")
		.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu);
	if (!words) return undefined;
	const devanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length;
	if (devanagari > words.length / 3) return "hi";
	const small = words.map((word) => word.toLowerCase());
	const inEnglish = small.filter((word) => english.has(word)).length;
	const inHindi = small.filter((word) => hindi.has(word)).length;
	if (inEnglish === inHindi) return undefined;
	return inHindi > inEnglish ? "hinglish" : "en";
}
