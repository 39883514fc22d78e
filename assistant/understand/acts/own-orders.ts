/** Questions about an order under way, and complaints. Visitors name their things: "mera suit kab milega". */
import type { Reading } from "../reading.ts";
import { said } from "./wrongs.ts";

/** Nothing is under way yet: "agar du", "kitne din". */
const supposing =
	/ (?:if|agar|sakte|sakta|sakti|can|could|would|should|how|du|dun|dunga|dungi|karu|karun|karvana|karana|karna|dena|need|want|chahiye|available|possible|do|kitna|kitne|kitni|de to|doge|karoge) /;
const stillNot = / (?:abhi tak|ab tak|stil|yet|abi tak|abhi bhi|ab bhi|aj tak) /;

/** "Koi aaya nahi", "delivery nahi hui". */
const cameOrDone = / (?:a+y[aei]|a[ei]|hu[aei]|came) /;

/** "48 ghante bola tha, 4 din ho gaye". */
const promised =
	/ (?:says|say|likha|bol[aei]|bolke|bolkar|kehke|kehkar|bol kar|keh kar|bataya|kaha|said|told|promise\w*) .*(?:ho gay?[aei]|ho g[yi]e|ho gae|its been|it has been|days|din) | ho gay?[aei] .*(?:apne|aapne|tumne|you) (?:bol\w*|kaha|said|told) /;

/** "Aaj mat aana": a visit is called off. */
export const callsOff =
	/ (?:mat|nahi|na) (?:a+na|a+o|a jana|aiye\w*|bhejna|bhejo|bhejiye\w*) | (?:do|please|pls|plz) not (?:come|send|(?:n[ei]+d|have) to come) | no n[ei]+d to (?:come|send) (?!before|after|til|until)/;
/** "Kal aana", "shaam ko aa jana": somebody is to come, nobody is missed. */
const isToCome = / (?:a+na|a+o|a ja[on]\w*|aiye\w*|aiega) /;
/** "Order no 4521", "aaj bulaya tha", "we ordered 2 pm pickup", "meri delivery hogi kya". */
const bookedBefore =
	/ order (?:no|number|id) \d| bula+ya+ tha| (?:booked|ordered|scheduled) (?:\S+ ){0,4}pickup | (?:pickup|pikap) (?:\S+ )?(?:book|buk|schedule) (?:kiya+|karay?a|ki) | (?:meri|my) (?:delivery|delivary) | (?:delivery|delivary) (?:\S+ ){0,3}(?:meri|my) $/;
/** "Time nahi milta", "koi nahi hota": as it always is. */
const asAlways = / nahi (?:milt|hot|kart|rah?t)[aei] /;

export function asksAboutOrder(reading: Reading): boolean {
	const { has, line, text, time, pieces } = reading;
	const visits = pieces.filter(({ meaning }) => meaning === "come" || meaning === "book");
	if (callsOff.test(text) && visits.length < 2 && !has("if", "elsewhere", "area")) return true;
	if (asAlways.test(text) && !has("order")) return false;
	if (has("cancel")) return !has("price", "money", "free", "howmuch", "included");
	if (/ never (?:given|used|tried) | kabhi nahi | first time /.test(text)) return false;
	if (bookedBefore.test(said(reading)) && !has("if")) return true;
	const isOwn = has("my", "order");
	// Not yet given: "how soon will my sofa be ready".
	if (
		has("howlong") &&
		/ (?:vil|will|vould|ho jayega|ho jaega|hoga|lagega) /.test(text) &&
		!has("gave", "own_time", "order")
	)
		return false;
	const laundry = has("clothes", "thing", "order");
	const isWish = has(
		"damage",
		"complaint",
		"stain",
		"want",
		"total",
		"howmuch",
		"price",
		"discount",
	);
	if (has("my") && laundry && has("own_time") && !isWish) return true;
	if (
		has("howlong") &&
		!stillNot.test(text) &&
		!/ (?:mera|mere|meri|my) (?:order|parcel|ordar) /.test(text)
	) {
		if (!(has("my") && has("status", "ready")))
			return has("gave") && !has("if") && (has("own_time") || reading.days.length > 0);
	}
	if (has("unit-days") && promised.test(text) && !has("if")) return true;
	if (has("eco")) return false;
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
	if (
		has("gave") &&
		!has("if") &&
		reading.days.length > 0 &&
		(has("thing", "clothes", "order") || has("when"))
	)
		return true;
	if (
		stillNot.test(text) &&
		has("not") &&
		has("status", "pickup", "clothes", "thing", "order", "getback", "deliver", "gave") &&
		!has("clean", "stain")
	)
		return true;
	const isDone = / (?:has|have|is|are|did|been|was|hua|hui|hue|gaya|gayi|gaye|kya) /.test(text);
	const mine = has("my") && has("thing", "clothes", "order", "wash");
	const elsewise =
		has("when", "want", "howlong", "stain", "damage", "complaint", "discount", "price") ||
		reading.days.length > 0;
	if (mine && has("getback", "deliver", "ready") && isDone && !elsewise && !has("pickup"))
		return true;
	const cameNot =
		has("not") &&
		!isToCome.test(text) &&
		// "Deliver on Monday, not Sunday".
		(reading.days.length === 0 || cameOrDone.test(text) || has("gave", "my")) &&
		!/ (?:available|hot[aei]|kart[aei]|a+t[aei]|provide|free) /.test(text) &&
		(has("getback", "deliver", "come", "ready") || / (?:ai|aya|aye|ayi) /.test(text)) &&
		!has("clean", "stain", "remove", "want");
	if (cameNot && has("waiting", "staff") && !has("if")) return true;
	if (cameNot && reading.tokens.length <= 5 && !has("if") && !supposing.test(text)) return true;
	if (cameNot && (isOwn || stillNot.test(text) || has("order", "deliver"))) return true;
	if (cameNot && has("clothes", "pickup") && !has("if") && !supposing.test(text)) return true;
	if (has("status") && !has("stain") && (isOwn || laundry || has("wash"))) return true;
	if (
		isOwn &&
		laundry &&
		has("where", "address") &&
		(!has("price") || / (?:rate|ret|price) nahi /.test(text)) &&
		!has("clean", "wash", "shop", "your", "book", "pickup")
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

/** The order is late by the visitor's own account: "abhi tak nahi aaye", "teen din ho gaye". */
export const isWaiting = ({ has, text }: Reading): boolean =>
	promised.test(text) ||
	/ (?:was|were) promised /.test(text) ||
	(has("not") && has("pickup", "deliver", "staff") && cameOrDone.test(text)) ||
	(has("not") && (stillNot.test(text) || has("own_time", "waiting"))) ||
	has("late");
