/** Words by which a message speaks of the list before it: more, less, only, the rest. */
import type { Reading } from "./pieces.ts";

const begins =
	/^ (?:(?:acha|accha|ok|okay|oh|thik|theek|haan|yes|ji|hai) )*(?:aur|and|or|also|plus|phir|fir|then|bhi|with|another|add) /;
const also =
	/ (?:bhi|also|too|add|plus|ba[dr]h?a+ (?:do|dena|dijiye)|jo[dr]o?|jo[dr]na|jo[dr] (?:do|lo)|sa+th m(?:e|ein)|d[a]+l\w*|include|throw in|bring in) /;
/** "Ek aur", "2 more", "aur do laga lo". */
const moreAfter = /^(?:aur|or|more|extra|additional)$/;
const moreWord = / (?:more|extra|another) /;
const moreFirst =
	/^ (?:(?:acha|accha|ok|okay|haan|ji) )*(?:aur|and|plus|add) (?!\S+ (?:ka|ki|ke) )/;
const inPlaceOf = / (?:instead|jagah|badle) /;

/** So many more of a number or thing: "ek aur", "2 more", "ek coat aur nikla", not "2 coat aur 3 shirt". */
export function isMore({ pieces, text }: Reading): boolean {
	const isAfter = pieces.some(({ kind, meaning }, at) => {
		const next = pieces[at + 1];
		const isOf = kind === "number" || kind === "thing" || /^(?:ek|one)$/.test(meaning);
		const after = pieces[at + 2]?.kind;
		return (
			isOf &&
			pieces[at]?.isLast !== true &&
			next?.kind === "word" &&
			moreAfter.test(next.meaning) &&
			after !== "number" &&
			after !== "thing"
		);
	});
	return !inPlaceOf.test(text) && (isAfter || moreWord.test(text));
}

/** "Aur 2 shirt", "and 3 coats": of things that are there already so many more. */
export const isMoreOfThings = (reading: Reading): boolean =>
	isMore(reading) || (moreFirst.test(reading.text) && !inPlaceOf.test(reading.text));

export const adds = (reading: Reading): boolean =>
	begins.test(reading.text) || also.test(reading.text) || isMore(reading);

const less =
	/ (?:less|fewer|minus|kam|hata\w*|remov\w*|nikal (?:do|lo|dijiye|dena)|ch?h?od\w*|drop|cancel|radd|off|ghata\w*|kaat\w*|without|bina|bagair|ke bajay|except|excluding|take off|take out|out|skip|leave|back|wapas|vapas|no need|not needed|rehne|rahne|forget) /;
const refusal = / (?:nahi|nah?in|mat|na|no|not|don|dont) /;

/** "Shirt hata do", "2 less". */
export const takesLess = ({ text }: Reading): boolean => less.test(text);

/** The same of a thing or kind without a number: "shirt nahi". */
export const refuses = ({ text }: Reading): boolean => less.test(text) || refusal.test(text);

export const keepsOnly = ({ text }: Reading): boolean =>
	/ (?:only|just|sirf|bas|keval|khali) /.test(text);

export const isOfRest = ({ text }: Reading): boolean =>
	/ (?:rest|baki|baaki|others?|remaining|dusr[aei]|doosr[aei]) /.test(text);

export const isOfAll = ({ text }: Reading): boolean =>
	/ (?:both|dono|donon|all|sab|sabhi|sabka|teeno|tino|charo|each|har|everything) /.test(text);

/** "And those have lining" */
export const isOfThose = ({ text }: Reading): boolean =>
	/ (?:those|these|they|them|all|both|ye|yeh|ve|wo|woh|vo|voh|sab|sabhi|sare|sari|dono|inme|unme) /.test(
		text,
	);

/** "New list: 2 coats", "scrap all that". */
export const beginsAnew = ({ text }: Reading): boolean =>
	/ (?:new|nay[ai]|nayi|fresh|real|correct|final) (?:list|order) | scrap | start over | start again | shuru se /.test(
		text,
	);

/** After what is put on the list. */
export const puts = ({ text }: Reading): boolean =>
	/ (?:ad|add|jo[dr]\w*|kardo|kar (?:do|dijiye)|rakho?|dalo?|da+l|likho?|put|take|le (?:lo|lijiye|jao|jaiye)|bhej\w*) /.test(
		text,
	);

const refers =
	/ (?:it|its|that|this|them|those|these|they|ones?|uska|uski|uske|iska|iski|iske|unk[aei]|ink[aei]|isko|usko|yeh|ye|ve|woh|wo|voh|vo|[vw]al[aei]|same|is|us|use|ise|dono|instead|jagah) /;

/** Leans on what was said before, or is short. */
export const leans = (reading: Reading): boolean =>
	reading.tokens.length <= 6 || adds(reading) || refers.test(reading.text);

const readWord =
	/^(?:aur|and|or|also|plus|bhi|too|the|a|an|of|to|is|are|it|its|that|this|them|those|these|they|one|ones|i|we|my|me|mere|mera|meri|hai|hain|h|he|hi|ho|hon|tha|the|thi|ka|ki|ke|kaa|kee|ko|k|se|mein|par|pe|ab|now|make|made|kar|karo|kardo|kr|do|de|dena|dijiye|lo|lijiye|add|jod\w*|jor\w*|put|total|kul|kitn\w*|how|much|what|in|all|for|please|pls|plz|ji|bhaiya|bhai|sir|haan|yes|ok|okay|acha|accha|thik|theek|sorry|no|nahi|not|na|mat|only|sirf|just|bas|more|less|kam|extra|another|instead|jagah|hata\w*|remove|drop|leave|cancel|nikal\w*|ch?h?od\w*|rehne|rahne|rakh\w*|likh\w*|dal\w*|daal\w*|wala|wali|wale|vala|vali|vale|have|got|has|with|will|be|can|you|give|need|want|chahiye|dry|clean\w*|wash\w*|dhul\w*|then|phir|fir|to|toh|hua|hue|hui|ban\w*|hoga|price|rate|cost|so|on|up|ek|each|sab|dono|both|rest|baki|baaki|other|others|dusr\w*|as|well|too|ladies|gents|mil\w*|list|if|agar|actually|wait|change|instead|pairs?|pieces?|pcs)$/;

/** The number of words that no rule reads. */
export const unread = ({ pieces }: Reading): number =>
	pieces.filter(({ kind, meaning }) => kind === "word" && !readWord.test(meaning)).length;
