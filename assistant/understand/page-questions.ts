/** Whether a question of the search pages is asked, rather than a price or a service. */
import type { Act } from "../frame.ts";
import { declinesExpress } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import type { ReadSentence } from "./sentences.ts";

/** "Can it be dyed", "kya dhona chahiye". */
const asking =
	/ (?:can|do|does|will|should|is|are|kya|padenge|padega|padegi|chahiye|cahiye|sakte|sakta|sakti) /;

/** Matters of which the search pages may say more than the shop's other texts do. */
const openActs: ReadonlySet<Act> = new Set<Act>([
	"unsure",
	"care",
	"services",
	"included",
	"turnaround",
	"pickup",
	"damage",
	"harm",
	"condition",
	"help",
	"expert",
	"eco",
	"estimate",
	"unclaimed",
]);
/** Acts for which a question of a search page is easily taken. */
const mistakenActs: ReadonlySet<Act> = new Set<Act>(["areas", "pockets", "why", "notListed"]);

/** "1 kg me kitne kapde", "how many clothes in a kilo" */
const asksWeight =
	/ (?:unit-kg|perkg) (?:come )?(?:howmuch|howmany) (?:unit-piece )?(?:clothes|thing) | (?:howmuch|howmany) (?:clothes|unit-piece|thing) (?:come )?(?:num )?(?:unit-kg|perkg) /;

/**
 * The entry that answers, as "questions/<id>".
 *
 * @param acts those that were said; undefined where things are only named: of one that the shop does not name, no other
 *   price says more
 */
export function questionAsked(
	{ sentence }: ReadSentence,
	acts: readonly Act[] | undefined,
	{ questions }: Knowledge,
): string | undefined {
	if (asksWeight.test(sentence.line)) return questions.ofWeight();
	if (!acts && !asking.test(sentence.text)) return undefined;
	if (sentence.hasQuantity || declinesExpress(sentence.text)) return undefined;
	if (sentence.days.length > 0 || sentence.time !== undefined) return undefined;
	const asked = questions.asked(sentence.tokens);
	const isPriced =
		sentence.has("price", "cheap", "costly", "total") ||
		(sentence.has("howmuch") && !/ kitn\w+ (?:bar|baar|din|mahin\w+) /.test(sentence.text));
	const isOpen = (act: Act) =>
		openActs.has(act) ||
		(act === "price" && !isPriced) ||
		(mistakenActs.has(act) && asked?.isSure === true);
	return (acts ?? []).every(isOpen) ? asked?.id : undefined;
}
