/** Wrongs that a customer tells of the shop without the word "complaint". */
import type { Reading } from "../reading.ts";

const yours = "(?:aap|ap|aapke|apke|aapki|apki|aapne|apne|aapane|tumne|tumhare|you|your|u|ur)";
const broken =
	"(?:tod|tor|tord|ph?ar|fad|faad|phad|phaad|faar|phaar|gira|jala|bigad|bigaad|bigar|bigaar|kharab|khrab|gum|kho)";
const lessHalf = "(?:aadh[aei]|adh[aei]|half|only \\d+|sirf \\d+|\\d+ hi)";
const laundry =
	"(?:kap[dr]\\S*|clothes|order|bag|bags|parcel|saman|samaan|laundry|laundary|pieces?|suit|shirts?|sarees?|sari)";
const came =
	"(?:a+y[aei]|a+[ei]|mil[aei]|bhej[aei]|laut\\S*|de gay?e|de gae|came|come|back|got|received|returned|delivered)";
const more = "(?:extra|ekstra\\S*|zyada|zyaadaa|jyada|double|dugn[aei]|more than)";
const took =
	"(?:li[ay]?[ae]?|le liy?[ae]|lie|lagay[ae]|laga[ey]|jod[ae]|charged|took|added|kata|kaate|kat liye)";

/** The shop's people broke, tore or lost it: "paaya tod diya aapke ladko ne". */
const theyDamaged = [
	new RegExp(
		` ${broken} (?:ke )?(?:di|diy)[aeiy]* .*${yours} | ${yours} .*${broken} (?:kar )?(?:ke )?(?:di|diy)[aeiy]* `,
	),
	/ (?:ph?at|fat|fatt|phat|toot|tut|jal|kho|sikud|sikur|kharab ho|utar) ga?y[aei]* (?:\S+ )?(?:aap|ap)k[ei] (?:yah|pas|dukan|shop)| (?:aap|ap)k[ei] (?:yaha?n?|paas?|dukan|shop) (?:\S+ ){0,3}(?:ph?at|fat|toot|tut|jal|kho) ga?y/,
	/ (?:press|pres|iron|istri) (?:se |ka |ke |ki |me )?(?:jal\w*|burnt|burn) | jalne (?:ka|ke|kaa) (?:nishan|nishaan|dag) | (?:burn|scorch|iron) marks? (?:on|in) (?:my|the) /,
];

/** A part of the order, or another's: "aadhe kapde aaye", "wrong bag delivered". */
const notAllOrOthers = [
	new RegExp(` ${lessHalf} (?:${laundry} )?(?:hi |to )?(?:vapas |wapas )?${came} `),
	new RegExp(
		` (?:wrong|vrong|galat|kisi aur \\S+|dusre ke|doosre ke) (?:\\S+ )?${laundry} (?:\\S+ )?(?:${came}|de|di|diy[ae]|bhej|aa|a|sent|gave) `,
	),
	new RegExp(
		` (?:sent|gave|delivered|brought|got|received) (?:me |us )?(?:the |a )?(?:wrong|vrong) ${laundry} `,
	),
	/ (?:ek|do|1|2|3|\d) (?:\S+ )?(?:kam|gayab|missing) (?:hai|hain|tha|the) | (?:is|are) missing from (?:the|my) /,
];

/** More money than was agreed: "extra charge kyu liya". */
const tookMore = [
	/ (?:you|u|people|guys|boy|guy|he|they) (?:took|charged|added|made me pay|asked for) (?:\S+ ){0,3}(?:extra|more) /,
	new RegExp(` ${more} (?:\\S+ ){0,2}(?:kyu|kyun|kyon|why) (?:\\S+ )?${took} `),
	new RegExp(
		` (?:paise|paisa|rupaye|rupay|rs|bill?|charge|chaarj|charges|\\d+) (?:\\S+ ){0,2}${more} (?:charge |paise )?${took} `,
	),
	new RegExp(
		` ${more} (?:\\S+ )?(?:paise|paisa|rupaye|rs|charge|chaarj|charges|bill|money) (?:\\S+ )?${took} `,
	),
	/ (?:kyu|kyun|kyon|why) (?:\S+ ){0,4}(?:extra|zyada|jyada) (?:\S+ ){0,2}(?:charged?|li\w*|paise) .*(?:liy\w*|li|did|was|charged) | why (?:was i|did you|were we|you) (?:\S+ )?(?:charged?|charging|take|took|taking) (?:\S+ ){0,3}(?:extra|more) /,
];

/** Nobody came, and promises that were not kept: "3 din se bol rahe ho", "har baar kal kal". */
const notKept = [
	/ (?:no one|nobody|none) (?:came|has come|showed|turned up|arrived) | (?:koi|larka|ladka|pickup \S+|delivery \S+) (?:\S+ ){0,2}nahi (?:a+y[aei]|a+[ei]) /,
	/ (?:\d+|do|teen|char|kitne|kai) (?:din|dino|hafte|ghante) se (?:\S+ ){0,2}(?:bol|keh|kah|kal|tal|taal|chakkar|ghuma|pareshan|bula|wait|intez)/,
	/ (?:still|stil) (?:\S+ )?(?:waiting|vaiting) (?:since|for|from) | (?:waiting|vaiting) since /,
	/ (?:roz|har bar|har baar|every ?time) (?:\S+ )?(?:kal kal|bahan\w*|jhoot\w*|jhuth\w*|excuse\w*|late|der|wait) | (?:jhoot|jhuth|jhooth) bol/,
];

/** Bad work: "is this what you call ironing", "not happy with". */
const badWork = [
	/ (?:nobody|no one) (?:answers|picks|receives|replies|responds) | is this (?:what|how) (?:you|u) (?:call|do|iron|clean) | (?:aise|ese|esi|aisi|aisa) (?:\S+ )?(?:dhot[ei]|press|pres|safai|kaam|kam) (?:kart[ei] |hoti |hota )?(?:ho|hai|hain|he) (?:kya )?/,
	/ (?:not|never) (?:at all |very |so |really )?(?:happy|satisfied|impressed|pleased) (?:with|about) (?:the|your|you|this|ur|my|how)| unhappy | khush nahi (?:hu|hoon|hai|hain|hun) /,
	/ (?:creases|wrinkles|silvat\S*|shikan) (?:all over|abhi|vaise|waise|still|reh|rah|hi) /,
	/ kap\w* (?:me |mein |se )?(?:\S+ )?(?:se )?(?:badbu|badboo|smell|bu|boo) (?:abhi |abhi bhi )?(?:a+|aa) (?:rahi|rhi|rahee) | (?:never again|kabhi nahi dunga|kabhi nahi dungi|ab nahi dunga|last time i give)/,
];

/** A wish or a worry, of which nothing has happened. */
const notYet =
	/ (?:if|agar|agr|will|would|can|could|sakte|sakta|sakti|karoge|karenge|doge|dega|loge|lenge|lagega|hatao|hata do|remove|hat jayegi|jayegi|jayega|chahiye|want|need|how much|kitna|kitne ka) /;

/**
 * What is told to have gone wrong; undefined where nothing is.
 * @param text of the sentence, as the tables write it and as it was typed
 */
export function wrongTold(
	{ tokens }: Reading,
	text: string,
): "damage" | "money" | "other" | undefined {
	if (tokens.length < 3 || notYet.test(text)) return undefined;
	const tells = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
	if (tells(theyDamaged) || tells(notAllOrOthers)) return "damage";
	if (tells(tookMore)) return "money";
	return tells(notKept) || tells(badWork) ? "other" : undefined;
}
