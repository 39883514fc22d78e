/** Whether an answer that the shop has written is asked for, rather than a price or a service. */
import type { Act } from "../frame.ts";
import { declinesExpress } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import type { ReadSentence } from "./sentences.ts";
import { foldWord } from "./sound.ts";
import type { WrittenAnswer } from "./written-answers.ts";

/** "Can it be dyed", "kya dhona chahiye", "ghar pe dhou", of folded words. */
const asks =
	/^ do | na $| (?:can|do (?:i|you|ve|they)|does|vil|vould|should|must|is|are|or|ya|diference|fark|farq|kya|kaise|kab|jaruri|tarika|bata\w*|chahiy?e|sakt[aei]|pad(?:eg|t)\w+|ho(?:g|t)[aei]|\w+(?:eg|ung|eng|og)[aei]|\w+[oav]u|\w+[aeo]un|\w+uon) /;
/** "Dho do": what is to be done. */
const orders = / (?:do|dena|dijiye|dijie|(?:karvan|dhulvan|dhulan|karn)[aei] ha?i?|please) /;
/** A sentence with more words than this describes a problem, not only a thing ("yellow shoes"). */
const longestName = 4;

/** Acts of which the shop may have written more than their own answers say. */
const openActs: ReadonlySet<Act> = new Set<Act>([
	"unsure",
	"care",
	"services",
	"included",
	"pickup",
	"damage",
	"condition",
	"help",
	"expert",
	"eco",
	"estimate",
	"unclaimed",
	"handover",
]);
/** Acts for which a question about care is easily taken. */
const mistakenActs: ReadonlySet<Act> = new Set<Act>([
	"areas",
	"book",
	"pockets",
	"why",
	"notListed",
	"beyond",
	"feedback",
	"discount",
	"hours",
	"pickupTime",
]);
const laments: ReadonlySet<Act> = new Set<Act>(["complaint", "guarantee", "order"]);
/** What is said of an act alone. */
const ownWords: Partial<Record<Act, RegExp>> = {
	hours: / (?:open|close|closed|khul\w*|band) /,
	pickup: / (?:fri|charge|charj|muft) /,
	discount: / (?:discount|diskaunt|off?ers?|package|student\w*|ch?hut|ch?hoot) /,
	unclaimed: / (?:you (?:store|kip)|rakhte|rakhoge|rakh lo\w*|rakh lete) /,
	pockets: / (?:left|forg\w+|bhul\w*|ch?h?ut ga\w+|re?h ga\w+|find|found|mil\w*) /,
};
const notWork: ReadonlySet<string> = new Set(["dye", "takedown"]);
/** How long a thing takes, or how often it is due. */
const ofDuration: ReadonlySet<string> = new Set(["drytime", "rain", "often"]);
/** What befalls things at home. */
const ofHome: ReadonlySet<string> = new Set(
	"insects mildew ink sole smell yellow shine label rexine".split(" "),
);
/** What the shop did, or brought. */
const blames =
	/ (?:ap(?:ne|k[aei])|ap log\w*|tumn?e|tumhar\w+|your|you \w+(?:ed|nt|ev|ave|ost)|return\w+|(?:came|got) back|delivered|after your \w+|gave|given|vapas|mil\w*|ay[aei]|a?b?hi bhi|ab bhi|stil (?:dirty|smel\w*|there|not|has|have|stink\w*|vet)|last time|vho vil|pay|refund) /;

/** Of what is only told, the shop may have been the cause. */
const afterCleaning =
	/ after (?:\S+ ){0,2}(?:clean|vash)\w*|(?:dh\w+|safai|(?:clean|klin)\w*(?: \w+ne)?) ke bad /;

/** "1 kg me kitne kapde", "how many clothes in a kilo" */
const asksWeight =
	/ (?:unit-kg|perkg) (?:come )?(?:howmuch|howmany) (?:unit-piece )?(?:clothes|thing) | (?:howmuch|howmany) (?:clothes|unit-piece|thing) (?:come )?(?:num )?(?:unit-kg|perkg) /;
/** How often, for how long, or by how much. */
const asksNoPrice = / kitn\w+ (?:bar|dafa|din\w*|mahin\w*|der|siku\w+|shrink\w*) | shrink\w* /;

/**
 * The entry that answers, as "questions/<id>".
 *
 * @param acts those that were said; undefined where things are only named: of one that the shop does not name, no other
 *   price says more
 */
export function questionAsked(
	read: ReadSentence,
	acts: readonly Act[] | undefined,
	{ written }: Knowledge,
): string | undefined {
	const { sentence } = read;
	if (asksWeight.test(sentence.line)) return written.ofWeight();
	const isDated = sentence.days.length > 0 || sentence.time !== undefined;
	if (isDated || sentence.has("unit-kg") || declinesExpress(sentence)) return undefined;
	const asked = written.asked(sentence.tokens);
	if (!asked || isCounted(read, asked)) return undefined;
	const isMeant = acts ? mayAnswer(read, acts, asked) : isAsked(read, asked);
	return isMeant ? asked.key : undefined;
}

const foldedText = ({ sentence }: ReadSentence) =>
	` ${sentence.tokens.map(({ text }) => foldWord(text)).join(" ")} `;

const isOfSign = ({ key }: WrittenAnswer) => key.startsWith("questions/label-sign/");

/** "3 dots in the iron" are not three to be ironed, "once in how many months" is no order. */
function isCounted({ sentence }: ReadSentence, asked: WrittenAnswer): boolean {
	const isNoCount = isOfSign(asked) || / (?:bar|dafa|times|once) /.test(sentence.text);
	return sentence.hasQuantity && !(asked.isSure && isNoCount);
}

function isPriced({ sentence }: ReadSentence): boolean {
	return (
		sentence.has("price", "cheap", "money") ||
		(sentence.has("total") && sentence.hasThing) ||
		(sentence.has("howmuch") && !asksNoPrice.test(sentence.text))
	);
}

const isQuestion = (read: ReadSentence) =>
	asks.test(foldedText(read)) || read.sentence.has("what", "how", "when", "why", "which");

/** Where no act is said. */
function isAsked(read: ReadSentence, { isSure }: WrittenAnswer): boolean {
	const text = foldedText(read);
	if (isPriced(read) || blames.test(text)) return false;
	const isTold = isSure && read.sentence.tokens.length > longestName && !orders.test(text);
	return isQuestion(read) || (isTold && !afterCleaning.test(text));
}

/** Whether the entry says more than each act's own answer. */
function mayAnswer(read: ReadSentence, acts: readonly Act[], asked: WrittenAnswer): boolean {
	// FAQ, terms and privacy entries answer only where no act is recognised.
	if (!asked.key.startsWith("questions/")) return acts.join() === "unsure";
	// Whether clothes are washed together, the shop does not say.
	const isSaid = asked.matters.some((matter) => /^(?:small|product|byweight)$/.test(matter));
	if (!asked.isSure && !isSaid && read.sentence.has("unsaid")) return false;
	// What a quote is made of.
	if (asked.isSure && asked.matters.includes("quote")) return !acts.includes("email");
	const text = foldedText(read);
	return acts.every((act) => {
		if (ownWords[act]?.test(text)) return false;
		// That a shop dyes clothes is another matter than that they lose their dye.
		const isWork = act === "notListed" && read.sentence.has("unlistedWork");
		if (isWork && asked.matters.some((matter) => notWork.has(matter))) return false;
		const isRate = read.sentence.has("perkg") && !asked.isSure && !isSaid;
		// "Heavy vala hai, bahut kaam hai us pe", of a thing that has a price.
		const isOfThing = read.sentence.hasThing && !asked.isSure && !read.sentence.has("perkg");
		if (act === "price" || act === "total") return !isPriced(read) && !isRate && !isOfThing;
		if (act === "turnaround") return asked.matters.some((matter) => ofDuration.has(matter));
		// What the shop says of harm is better than a text about something near it.
		if (act === "harm") return asked.isSure;
		if (openActs.has(act)) return true;
		return (
			asked.isSure && (mistakenActs.has(act) || laments.has(act)) && isWithoutBlame(read, asked)
		);
	});
}

/** What is asked, or befell a thing at home, is no wrong of the shop's. */
function isWithoutBlame(read: ReadSentence, asked: WrittenAnswer): boolean {
	const text = foldedText(read);
	const isOfHome = isOfSign(asked) || asked.matters.some((matter) => ofHome.has(matter));
	if (read.sentence.has("guarantee", "complaint")) return false;
	return !blames.test(text) && !afterCleaning.test(text) && (isQuestion(read) || isOfHome);
}
