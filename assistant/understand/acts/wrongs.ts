/** What went wrong at the shop: its doing, told as past. */
import type { Reading } from "../reading.ts";
import { wrongTold } from "./told-wrongs.ts";

/** As the tables write it, and as it was typed. */
export const said = ({ text, tokens }: Reading) =>
	`${text}\n ${tokens.map((token) => token.text).join(" ")} `;

/** "Aap logo ne", "your guy", "aapki press se", "it came back", "pichli baar", "dhone ke baad". */
const shopsDoing = [
	/ (?:aap|aap_|ap|tum) (?:log|logo|logon) (?:ne|hi|_ne) | (?:aapne|aapane|tumne) | (?:you|u) (?:people|guys) /,
	/ your (?:\S+ )?(?:guys?|boys?|man|men|staff|team|people|v?w?ash|cleaning|ironing|shop|delivery|driver|place) /,
	/ (?:aapk|apk|tumhar|tumar)\w* (?:\S+ )?(?:se|ne|me|mein) /,
	/ (?:it|they|shirt|suit|saree|\S+s?) (?:has |have )?(?:came|come|comes) back (?!from)| (?:got|received) (?:\S+ ){1,4}back (?!from)| returned (?!from)/,
	/ (?:vapas|vapis|wapas|lot|laut) (?:\S+ )?(?:bhej\w*|a[aeiy]\w*|mil\w*|ki\w*|kar\w*|di\w*) | laute | lauta\w* /,
	/ (?:when|after|while) (?:you|u) (?:\S+ )?(?:clean|wash|vash|iron|press|dry)\w* | (?:you|u) (?:cleaned|vashed|washed|ironed|pressed) /,
	/ (?:dhulai|safai|dry ?clean\w*) (?:me|mein) | (?:dhul|kar)[vw]a+y?[aei] (?:tha|thi|the) /,
	/ (?:pich?h?a?l[ie]|last) (?:bar|baar|time) | (?:kap\w*|clothes) (?:\S+ ){0,2}(?:a+ye|came) .*(?:par|but|lekin|magar) /,
	/ (?:dho|dhul|safai|press|pres|clean|cleaning|v?w?ash)\w* (?:karne |hone )?ke ba+d | since (?:it|you|u) | (?:came|come|got) (?:it )?from (?:you|u|your) | after (?:your |the |being |getting |it was )?(?:\S+ )?(?:clean|iron|press|v?w?ash)\w* /,
];
/** "Great job guys, my shirt is pink now". */
const mockPraise =
	/ (?:great|good|nice|amazing|excellent|superb|vov|wow|va+h|vah|kya bat hai|bravo|shabash|congrat\S*|thanks for|thank you for) /;
const wrongState =
	/ (?:gone|bh?[ei]+g\w*|wet|vet|damp|gil[aei]|dirty|gand[aei]|mail[aei]|smel\w*|stink\w*|turned|pink|p[ei]+l[aei]|chad\w*|chot[aei]|chhot[aei]|loose|tight|dhil[aei]|missing|mising|holes?|ched|chhed|batan|buttons?|creases?|crushed|wrinkl\w*|vrinkl\w*|silvat\w*|shrank|jal\w*|rang|colou?r|nishan|ka+m nik\w*|jha[dr]\w*|gayab|came off|not (?:\S+ )?(?:iron|clean|press)\w*) /;
const past =
	/ (?:gaya|gya|gayi|gai|gaee|gae|gaye|gye|diya|diye|die|dee|di|kiya|kiye|ki|tha|thi|the|nikl[aei]|a+y[aei]|a[ei]|mil[aei]|lauta|laute|laut|was|vas|were|did|got|came|has|have|had|is|are|turned|returned|ruined|shrunk|shrank|left|broke|broken|burnt|lost|hai|hain) /;
export const asksWork =
	/ (?:can you|could you|do you|will it|will you clean|sakte|sakta|sakti|dete ho|doge|karoge|chahiye) /;

/** It happened at home, or by another's hand: "ghar pe dhoya tha". */
export const ownDoing =
	/ (?:at home|ghar (?:pe|par|me)|maid|galti se|mujhse|humse|(?:dog|cat|kutt\w*|billi|bach\w*|bacch\w*|bet[aei]|mehman\w*|biwi|pati|husband|wife) (?:logo )?ne|(?:party|shaadi|shadi|function|barish|baarish|school|almari) me|while \w+ing|dancing|trek|chuh\w*|moths?|ke+de|kide|kaam ?wali|kam ?wali|dhobi|mummy ne|(?:maine|mene) (?:\S+ ){0,4}(?:dhoy\S*|saf|pres|press|istri|lagay\S*|dal[aei]|gir[aei]|try)|i washed|i vashed|i tried|our staff|(?:the|our) machine|(?:other|another) (?:shop|laundry)|dusr[ie] (?:dukan|shop|laundry|jagah|dhobi|vale)|(?:pres|press|istri|laundry) vale ne|unhon?e|jahan? diya|kah[ie]n? aur se|pehle vale (?:dukan|shop|laundry|dhobi|ne)) /;

/** "12 diye the, 11 mile". */
export function lacksPiece({ pieces, text }: Reading): boolean {
	const [given = 0, back = given] = pieces.flatMap(({ number }) => number ?? []);
	return (
		back < given &&
		/ (?:gave|given|diy[ae]|di|die|sent|bhej[ae]|paid for) .* (?:got|received|recieved|mil[aei]|back|a+y[aei]|a[aei]*i|vapas) /.test(
			text,
		)
	);
}

/** "Warna problem ho jayegi": none has come up. */
const noProblem = / (?:varna|any|koi|no) (?:\S+ ){0,2}problem | problem (?:ho ja\w*|hog\w*|na ho) /;

/** Something is wrong with a thing, and it is the shop's doing. */
function isShopsDoing(reading: Reading): boolean {
	const { has } = reading;
	const text = said(reading);
	if (has("if", "price", "howmuch", "discount", "want") || asksWork.test(text)) return false;
	const isWrong = has("stain", "damage", "condition", "late") || wrongState.test(text);
	const isMocked = mockPraise.test(text) && (has("damage", "late") || wrongState.test(text));
	return isWrong && past.test(text) && (isMocked || shopsDoing.some((one) => one.test(text)));
}

/** "300 bola tha, ab 350 kaise": another price was named before. */
export function disputesPrice(reading: Reading): boolean {
	const text = said(reading);
	const figures = reading.pieces.filter(({ number = 0 }) => number >= 10).length;
	const isQuoted =
		/ (?:bol[aei]|batay[aei]|kah[aei]|likh[aei]|said|told|quoted|listed|vritten|written) /.test(
			text,
		);
	const isAgain = / (?:ab|now|kaise|kyu|kyun|why|nobody|ladke|guy|boy|mang|maang|mange) /.test(
		text,
	);
	// "Pichli bar 350 liya, single ka to 250 hai".
	if (figures > 0 && / (?:pich\w+|last) .*(?:liya|liye|le liya|charged|took|kata) /.test(text))
		return true;
	// "80 was for a shirt, now the bill says 90".
	if (figures > 0 && / kyu (?:\S+ )?(?:li[ey]\w*|charge|kaat\w*) /.test(text)) return true;
	if (figures > 1 && / (?:was|tha|thi) .*(?:now|ab) /.test(text)) return true;
	return isQuoted && figures > 0 && (figures > 1 || isAgain);
}

/** "Kachra kar diya", "kreez nahi bani", "had given", "abhi tak gila hai". */
const tellsPast =
	/ (?:kar|laga|bana|ch?hod|gira|tod|phad|fad|jala|bigad|kho) (?:ke )?(?:di|diy[ae]|dee|gay?[aei]|gae) | (?:diy[aei]|di|die) (?:tha|thi|the) | nahi (?:ban[aei]|hu[aei]|nikl[aei]|dhul[aei]|kiy[ae]|diy[ae]|utr[aei]) | abhi tak | (?:had|have) (?:given|sent) | (?:is|are|was|were) still | (?:you|they) (?:gave|sent|lost|took|put|made|returned) /;
const asks =
	/ (?:can|could|will|would|please|plz|kya|kaise|chahiye|chaiye|karna|karni|karane|karv\S*|karw\S*|dena|deni|dene|lena|hoga|hogi|\S+oge|\S+enge|\S+ega|\S+egi|sakt[aei]) /;

/** A statement about a thing that tells what became of it: no price is wanted. */
export const tellsOfThing = (reading: Reading): boolean =>
	tellsPast.test(said(reading)) &&
	!asks.test(said(reading)) &&
	!ownDoing.test(said(reading)) &&
	!reading.has(
		"price",
		"howmuch",
		"want",
		"total",
		"list",
		"if",
		"when",
		"howlong",
		"stain",
		"weather",
	) &&
	!reading.tokens.some(({ end }) => end === "?");

const praise =
	/ (?:ach+[aei]|ac+h+[aei]|badhiya|badiya|great|good|nice|nicely|lovely|perfect\w*|beautiful\w*|polite|happy) /;

/** What the shop has done, or left: "dag nahi gaya". */
const wrong =
	/ (?:gaya|gya|gayi|gaye|hua|hui|kiya|aya|nikla|nikle|nikal[aei]|hata|utra|did|came|come|back|removed|remove|vaise|gone|is|still) /;

export function isComplaint(reading: Reading): boolean {
	const { has, text } = reading;
	// "Ye to loot hai, itna mehnga" is about the price.
	if (has("costly") && !has("damage", "stain", "late", "not", "insult")) return false;
	if (/ (?:vhy|why) do /.test(text) && !has("my", "your")) return false;
	const told = wrongTold(reading, said(reading));
	if (told === "money") return true;
	if (ownDoing.test(said(reading)) && !has("your", "insult")) return false;
	const isWrong = has("not", "damage", "stain", "late", "complaint", "insult", "distress");
	if (praise.test(said(reading)) && !isWrong && !told && !wrongState.test(said(reading)))
		return false;
	if (
		has("insult", "distress") ||
		told !== undefined ||
		isShopsDoing(reading) ||
		lacksPiece(reading) ||
		disputesPrice(reading)
	)
		return true;
	if (
		has("phone") &&
		has("not", "who") &&
		(has("pickup") || / (?:answer\w*|respond\w*|receive|lagta|lag raha) /.test(text))
	)
		return true;
	if (
		has("why") &&
		has("my") &&
		wrongState.test(said(reading)) &&
		/ (?:now|ab) /.test(said(reading))
	)
		return true;
	// "I gave a coat and pants, the pants are fine but the coat has white marks".
	if (
		has("gave") &&
		has("own_time", "getback") &&
		has("stain", "damage") &&
		/ (?:but|par|lekin|magar) /.test(text) &&
		!has("if", "want", "price", "howmuch")
	)
		return true;
	const isTreated =
		/ (?:ki|kiya|kiye) h(?:ui|ua|ue) | (?:dhul\w*|dhone|safai|saf karne|clean\w*|dry|dryclean) ke bad | (?:after|ke bad) .*(?:clean\w*|vash\w*|wash\w*|dry|dho\w*|dhul\w*) | (?:dry|dryclean|vashed|washed|cleaned|dhule|dhuli|dhula) (?:clean )?(?:\S+ )?(?:shirt|kapde|suit|kurta|saree|\S+) (?:me |mein )?se /.test(
			text,
		);
	if (
		isTreated &&
		/ (?:smel\w*|badbu\w*|badbo\w*|stink\w*|odor|odour|dag|stain\w*) /.test(text) &&
		!has("can", "if", "price")
	)
		return true;
	const isPast = / the $| (?:tha|thi|last time|pichli bar|pichle bar|pichhli bar) /.test(text);
	if (has("not") && has("stain", "clean", "remove") && isPast && !has("if")) return true;
	if (has("complaint") && !noProblem.test(text))
		return !(has("if") && has("damage")) || / (?:shikayat|complaint|complain) /.test(text);
	if (has("if") || / (?:can|could|will|would|should|do) (?:you|u) /.test(text))
		return has("complaint");
	const isTold =
		/ (?:stil|abhi bhi|ab bhi|abi bhi|phir bhi|fir bhi|second time|dusri bar|again) /.test(text) &&
		has("stain", "damage", "unlistedWork", "iron", "clean") &&
		!has("want", "price");
	if (isTold) return true;
	// "Aapne", not "apne", which is the visitor's own.
	const youDid = reading.tokens.some((token) =>
		/^(?:aapne|aapane|tumne|aaplogone)$/.test(token.text),
	);
	if (
		youDid &&
		has("thing", "clothes", "iron", "wash", "clean") &&
		!has("price", "discount", "howmuch", "feedback")
	)
		return true;
	const atYours = has("your") && has("my") && has("thing", "clothes");
	if (
		atYours &&
		/ (?:gaya|gayi|gaye|gya|gyi|diya|di|hui|hua) /.test(text) &&
		!has("address", "area", "getback")
	)
		return true;
	const cameBack =
		/ (?:came back|come back|vapas ae|vapas ai|vapas aya|vapas aye|vapas ayi|returned|vapas mila|vapas mile) /.test(
			text,
		);
	if (
		cameBack &&
		has("my", "clothes", "thing") &&
		!has("when", "howlong", "not", "want", "howmuch")
	)
		return true;
	const notClean =
		has("not") &&
		has("stain", "clean") &&
		wrong.test(text) &&
		!/ (?:do not|mat|please|only|sirf) /.test(text) &&
		// "Mehendi lag gayi, dhoya nahi abhi": nobody of the shop's did it.
		!/ (?:lag|gir|fail|phail) g[ay]\w* /.test(text) &&
		!/ (?:jayega|jaega|niklega|hoga|to|kya) /.test(text);
	if (notClean) return true;
	return (
		has("damage") &&
		(has("my", "gave") || / (?:aapne|apne|apane|you|tumne|aap logo ne|ap log) /.test(text)) &&
		/ (?:gaya|gya|gayi|gaye|kardiya|kar di|diya|has|have|was|is|you|damaged|kho) /.test(text) &&
		!/ (?:will|kya|what|to|toh|karoge|responsible|jimmedari|happens) /.test(text)
	);
}
