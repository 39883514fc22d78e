/** Words by which a text leans on what was said before it. */
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Reading } from "./reading.ts";

/** "Aur silk saree", "what about curtains", "2 more", "bhi". */
const adds =
	/^ (?:(?:acha|ok|okay|oh|thik|hai|nod) )*(?:aur|and|or|also|plus|phir|fir|then|bhi|with|what about|how about) |^ \S+ (?:aur|more|another|extra) |^ another | (?:bhi|also|too|tu_|ad|add|ba[dr]h?a (?:do|dena|dijiye)|extra|jo[dr](?= $)|jo[dr]o|jo[dr]na|jo[dr] (?:do|lo|dijiye|dena)|sa+th m(?:e|ein|en|ain)) | (?:aur|or)(?: (?:hai|hain|h|de|do|lo|le|dena|lena|mil\w*|nik\w*|a+y?[aei]+|ga\w+|da+l\w*|ba[dr]h?a\w*|ad|add|jo[dr]\w*|kar\w*|likh\w*))* $/;

/** "No, 3 shirts", "jeans ki jagah", "i mean sneakers". */
const replaces =
	/^ (?:no|nahi|nope|sor+y|actually|instead|not) | (?:instead|sor+y|actually|galti|oops|(?:us|is|un|in)?ki jagah|badle|rather|nahi .* nahi|i meant?|mera matlab|matlab) /;

/** "Shirt hata do", "without the blazer", "drop it". */
const removes =
	/ (?:remov\w*|hata\w*|cancel|nikal (?:do|lo|li\w+|dijiye)|ch?h?od\w*|ch?h?or\w*|vithout|without|bina|minus|drop|les|take of|take out|except|delete|do not include|do not count|(?<!(?:hi|hee_?) )r[ea]hn[ae]|kam(?! (?:kar(?:oge|enge|t[ei])|ho|lag))|nahi chahiye|mat|forget|skip|leave) |^ (?:(?:ok|and|then) )?no thing (?:, )?$/;

/** "It", "uska", "silk vali". */
const refers =
	/ (?:it|its|that|this|them|those|these|they|one|ones|uska|uski|uske|iska|iski|iske|unk[aei]|ink[aei]|isko|usko|yeh|ye|ve|voh|vo|inka|unka|vala|vali|vale|same|vaha|yaha|there|is|us|use|ise|unhe|inhe|dono) /;

/** "3 of them", "unme se 2". */
const refersToMany =
	/ (?:(?:\d+|one|two|three|four|five) of the|of them|of these|of those|unmen?|unmein|inmen?|inmein|usmen?|ismen?|ismen? se) /;

export interface FollowUpSigns {
	/** Only asks for the next part of a list. */
	asksMore: boolean;
	/** The same, in words that change no list. */
	asksRest: boolean;
	/** Begins like an addition: "aur", "and", "also". */
	adds: boolean;
	/** Takes something back: "nahi", "instead". */
	replaces: boolean;
	/** Takes a thing away. */
	removes: boolean;
	/** Points at what was spoken of: "it", "uska", "silk one". */
	refers: boolean;
	/** Names dry cleaning as the work that is wanted. */
	drycleans: boolean;
	/** Speaks of some of what was spoken of: "3 of them". */
	refersToMany: boolean;
}

export function followUpSigns(sentence: Reading): FollowUpSigns {
	return {
		asksMore: asksMore(sentence),
		asksRest: rest.test(sentence.text),
		adds: adds.test(sentence.text),
		replaces: replaces.test(sentence.text),
		// "Door mat", not "mat karo".
		removes: removes.test(
			` ${sentence.pieces.map(({ kind, from, to, isLast }) => `${kind === "thing" ? kind : sentence.words.slice(from, to).join(" ")}${isLast ? " ," : ""}`).join(" ")} `,
		),
		refers: refers.test(sentence.text),
		drycleans: sentence.has("dryclean") && !declinesDryCleaning(sentence.text),
		refersToMany: refersToMany.test(sentence.text),
	};
}

/** Concepts beside which "more" asks for nothing but the rest of a list. */
const besideMore = new Set([
	"more",
	"and",
	"list",
	"num",
	"unit-piece",
	"number",
	"nod",
	"price",
	"clothes",
	"what",
	"which",
	"who",
]);

/** "Is that everything", "anything else", "aur kitne bache hain", "iske alava", "khatam": of a list, what is left. */
const rest = new RegExp(
	`^ (?:${[
		"(?:ok |okay |acha |and |so )*(?:is |are )?(?:that|this|these|thats|those)(?: is| are)? (?:all|everything|it)(?: of them| you have| you clean| you do)?",
		"(?:is there |are there |and |aur |or |do you have )*(?:any(?:thing|one|s)?|something|some) (?:more|else|left|others?)(?: left| you clean| you do| there)?",
		"(?:and |ok |acha )*(?:then|then what|what then|phir|fir|phir kya|fir kya|whats left|what is left|how many left|how many more)",
		"(?:aur )?(?:is|us|in|un)ke? al[ae]+va+(?: (?:aur|kya|kuch|kuchh|hai|hain|bhi|dikha\\w*|bata\\w*))*",
		"(?:aur |or )?(?:kitn\\w+ )?(?:aur )?(?:bach\\w+|baki|reh ga\\w+)(?: (?:hai|hain|he|kya|kuch|bhi|vale|vala|vali|sab|ke|ka|aur|rat?e?|ret|dikha\\w*|bata\\w*|do|ho))*",
		"(?:aur|or) (?:bhi )?(?:kya|kuch|kuchh)(?: (?:kya|kuch|kuchh|bhi|sab|chij\\w*|chiz\\w*|rate?|ret|hai|hain|he|hot[aei]|milt[aei]|dikha\\w*|bata\\w*|do))*",
		"(?:bas |bus )?(?:itn\\w+ (?:hi|he|hee)|khat?am|khatm|the end|end)(?: (?:hai|hain|he|kya|ho|gaya|gaye|gai|gayi|hi))*",
	].join("|")}) $`,
);

function asksMore({ has, line, areas, unknown, text }: Reading): boolean {
	if (rest.test(text)) return true;
	if (areas.length + unknown.length > 0) return false;
	const isMore =
		has("more") ||
		/^ (?:aur|and|or) $/.test(text) ||
		/^ (?:aur|or)(?: (?:kya|kaun|kon|kaunse|konse|kaunsi|se|si|hai|hain|he|list|me|mein))+ $/.test(
			text,
		) ||
		/^ (?:aur|or) (?:\S+ )?(?:batao|dikhao|bata\w*) $/.test(text);
	return (
		isMore &&
		line
			.trim()
			.split(" ")
			.every((concept) => besideMore.has(concept))
	);
}
