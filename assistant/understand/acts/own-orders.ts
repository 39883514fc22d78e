/** Questions about an order under way, and complaints. Visitors name their things: "mera suit kab milega". */
import type { Reading } from "../reading.ts";

/** Nothing is under way yet: "agar du", "kitne din". */
const supposing =
	/ (?:if|agar|can|could|would|should|how|du|dun|dunga|dungi|karu|karun|karvana|karana|karna|dena|need|want|chahiye|available|possible|do|kitna|kitne|kitni|de to|doge|karoge) /;
const stillNot = / (?:abhi tak|ab tak|stil|yet|abi tak) /;

export function asksAboutOrder(reading: Reading): boolean {
	const { has, line, text, time } = reading;
	if (has("cancel")) return true;
	const isOwn = has("my", "order");
	// Not yet given: "how soon will my sofa be ready".
	if (
		has("howlong") &&
		/ (?:vil|will|vould|ho jayega|ho jaega|hoga|lagega) /.test(text) &&
		!has("gave", "own_time", "order")
	)
		return false;
	const laundry = has("clothes", "thing", "order");
	if (has("my") && laundry && has("own_time") && !has("damage", "complaint", "stain")) return true;
	if (
		has("howlong") &&
		!stillNot.test(text) &&
		!/ (?:mera|mere|meri|my) (?:order|parcel|ordar) /.test(text)
	) {
		if (!(has("my") && has("status", "ready"))) return has("gave") && has("own_time");
	}
	if (has("elsewhere", "area") && !has("status", "order")) return false;
	if (
		has("gave") &&
		(has("own_time", "not") || stillNot.test(text)) &&
		(laundry || isOwn) &&
		has("when", "getback", "ready", "not", "status", "where", "late")
	)
		return true;
	if (has("if")) return false;
	if (
		/ (?:nobody|no one|koi nahi) /.test(text) &&
		!has("phone") &&
		has("pickup", "come", "getback")
	)
		return true;
	if (has("gave") && reading.days.length > 0 && (has("thing", "clothes", "order") || has("when")))
		return true;
	if (
		stillNot.test(text) &&
		has("not") &&
		has("status", "pickup", "clothes", "thing", "order", "getback", "deliver") &&
		!has("clean", "stain")
	)
		return true;
	const isDone = / (?:has|have|is|are|did|been|was|hua|hui|hue|gaya|gayi|gaye|kya) /.test(text);
	const mine = has("my") && has("thing", "clothes", "order", "wash");
	const elsewise =
		has("when", "want", "howlong", "stain", "damage", "complaint") || reading.days.length > 0;
	if (mine && has("getback", "deliver", "ready") && isDone && !elsewise) return true;
	const cameNot =
		has("not") &&
		(has("getback", "deliver", "come", "ready") || / (?:ai|aya|aye|ayi) /.test(text)) &&
		!has("clean", "stain", "remove", "want");
	if (cameNot && reading.tokens.length <= 5 && !has("if") && !supposing.test(text)) return true;
	if (cameNot && (isOwn || stillNot.test(text) || has("order", "deliver"))) return true;
	if (cameNot && has("clothes", "pickup") && !has("if") && !supposing.test(text)) return true;
	if (has("status") && (isOwn || laundry)) return true;
	if (
		isOwn &&
		laundry &&
		has("where", "address") &&
		!has("clean", "wash", "price", "shop", "your", "book", "pickup")
	)
		return true;
	if (
		/ (?:order|where|my) .*(?:where|order) /.test(line) &&
		has("order") &&
		!has("book", "price", "howmuch")
	)
		return true;
	if (
		has("late") &&
		(isOwn || has("clothes", "deliver")) &&
		!has("open", "close") &&
		time === undefined &&
		!/ late (?:night|evening|tak|hours) /.test(text)
	)
		return true;
	if (supposing.test(text) && !stillNot.test(text)) return false;
	if (isOwn && laundry && has("when") && has("getback", "ready", "deliver", "come")) return true;
	if (has("order") && has("when") && has("getback", "come", "deliver", "ready")) return true;
	if (has("order") && has("deliver") && has("when", "come", "getback")) return true;
	return has("ready") && (isOwn || (has("clothes") && !has("dayword"))) && laundry && !has("when");
}

/** The order is late by the visitor's own account. */
export const isWaiting = ({ has, text }: Reading): boolean =>
	(stillNot.test(text) && has("not")) || has("late");

/** What the shop has done, or left: "dag nahi gaya". */
const wrong =
	/ (?:gaya|gya|gayi|gaye|hua|hui|kiya|aya|nikla|nikle|hata|utra|did|came|come|back|removed|remove|vaise|gone|is|still) /;

export function isComplaint(reading: Reading): boolean {
	const { has, text } = reading;
	if (has("insult", "distress")) return true;
	if (
		has("phone") &&
		has("not", "who") &&
		(has("pickup") || / (?:answer\w*|respond\w*|receive|lagta|lag raha) /.test(text))
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
	const isPast = / (?:tha|thi|the|last time|pichli bar|pichle bar|pichhli bar) /.test(text);
	if (has("not") && has("stain", "clean", "remove") && isPast && !has("if")) return true;
	if (has("complaint"))
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
		!has("price", "discount", "howmuch")
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
		!/ (?:jayega|jaega|niklega|hoga|to|kya) /.test(text);
	if (notClean) return true;
	return (
		has("damage") &&
		(has("my", "gave") || / (?:aapne|apne|apane|you|tumne|aap logo ne|ap log) /.test(text)) &&
		/ (?:gaya|gya|gayi|gaye|kardiya|kar di|diya|has|have|was|is|you|damaged|kho) /.test(text) &&
		!/ (?:will|kya|what|to|toh|karoge|responsible|jimmedari|happens) /.test(text)
	);
}
