/** Harm that is feared and care that is asked after: none of it has happened. */
import type { Sentence } from "./sentence.ts";
import { said } from "./wrongs.ts";

/** "Will it shrink", "kharab to nahi hoga". */
const coming =
	/ (?:will|wil|would|might|may|can|could|going to|jayega|jaega|jaegi|jayegi|jayenge|jaenge|jata|jati|jate|hoga|hogi|honge|hoge|ho jaye|na ho|karoge|doge|to nahi|toh nahi|chance|chances|risk) /;
/** "Kharab ho gaya", "it was torn". */
const happened =
	/ (?:gaya|gya|gayi|gai|gaee|gae|gaye|gye|diya|di|kiya|tha|thi|has|have|had|was|were|did|shrunk|mila|nikla) /;
/** Lost things, and who answers for harm: the terms say it. */
const answersFor =
	/ (?:lost|(?:lose|loses)(?! colou?r)|mising|missing|kho|chori|stolen|gum|responsib\w*|jim\w*|liable|claim|compensation|muav\w*|harjana|replace|misplace\w*) /;

/** Colour or beads that come off. */
const comesOff =
	/ (?:rang|rung|color|colour|colors|colours|moti|motiyon|beads|sequins|sitare|zari|print|embroidery) .*(?:nikal|nikl|ut(?:a|aa)?r|ch?h?oot|ch?h?ut|ud|fade|bleed|come off|fall off|run|go)\w*.* (?:jayega|jayegi|jayenge|jaega|jaegi|jaenge|to nahi|toh nahi|\S*ega|\S*egi|\S*enge|will|not) | will .*(?:color|colour|beads|print|embroidery) .*(?:go|run|fade|come|fall|bleed)/;

/** Harm of the cloth itself, not of an accident. */
const changes =
	/ (?:shrink|shrinks|sikud\w*|sikur\w*|fade|fades|bleed|bleeds|colou?r run|colou?r runs?|rang (?:nikal|utar|chhod|chod|ja)\w*|turns?) /;

/** "Does wool shrink", "silk sikudti hai kya", "is dry cleaning bad for clothes". */
const asARule = [
	/ (?:does|do|kya) .*(?:shrink|fade|bleed|sikud\w*|sikur\w*) | (?:sikud|sikur)(?:t[aei]|eg[aei]|enge) | shrinks | (?:vil|will|does) .*los[et]\w* (?:\S+ )?(?:shine|colou?r|shape|softness|sheen) | (?:does|vil|will) .*(?:damage|spoil|ruin|harm) /,
	/ (?:hard|sakht|kad[aei]|chot[aei]|fik[aei]|phik[aei]) (?:ho jat[aei]|hog[aei]|ho jayeg[aei]|ho jaeg[aei]|pad jat[aei]|pad jayeg[aei]) | rang .*(?:lagega|lag jayega|lag jaega|chadhega) | (?:does|vil|will) .*make .*(?:shiny|hard|dull|rough) /,
	/ (?:is|are|does|kya) .*(?:bad|harsh|harmful|hard|damaging) (?:for|on|to) (?:the |my )?(?:clothes|fabric|cloth|\S+) /,
];

/** "Chhota to nahi ho jayega", "chamak chali jayegi", "will the zari turn black". */
const worsens = [
	/ to+h? (?:nahi|nahin|naheen) (?:\S+ ){0,3}(?:hog[aei]|honge|jayeg[aei]|jaeg[aei]|jaaeg\w*|jayenge|jaenge|jaye|jae|padeg[aei]|chadheg[aei]|chadeg[aei]|utreg[aei]|nikleg[aei]|bigdeg[aei]|fateg[aei]|phateg[aei]) /,
	/ (?:ph?at|fat|bigd|sikud)eg[aei] (?:kya|na|to nahi) /,
	/ (?:rang|colou?r) (?:dhone se )?(?:to )?(?:nahi )?(?:jayega|jaega|chala ja\w*|utreg\w*|chhodeg\w*) /,
	/ (?:chamak|shine|rang|fitting|shape|kadhai|zari) .*(?:chal[aei] (?:jay|ja)\w*|khatam ho\w*|kal[aei] \S+) /,
	/ (?:will|if|does|may|might|can|going to) .*(?:turn|turns|go|goes|become|get|gets) (?:black|dull|rough|stiff|yellow|loose|shorter|smaller|ruined|worse) /,
];
const otherMatters = [
	"late",
	"express",
	"included",
	"price",
	"estimate",
	"howmuch",
	"hours",
	"open",
	"close",
	"pay",
	"order",
	"pickup",
] as const;

/** "Will it shrink", "kharab to nahi hoga", "is it safe to give my lehenga". */
export function fearsHarm(s: Sentence): boolean {
	const { has } = s;
	const text = said(s);
	if (
		/ (?:machine|mashin) /.test(text) &&
		/ (?:nahi|not) /.test(text) &&
		!/ (?:have|own|hai nahi|nahi hai) /.test(text) &&
		s.hasThing &&
		!has("stain")
	)
		return true;
	if (/ (?:how do i know|kaise pata) .*(?:not|nahi) /.test(text) && has("damage", "thing"))
		return true;
	if (has("fear") && s.hasThing && !has("express", "hours", "insult") && !s.isSum)
		return !has("damage") || !answersFor.test(text);
	const isOfThing = s.hasThing && !has("stain", ...otherMatters);
	if (isOfThing && worsens.some((pattern) => pattern.test(text)) && !happened.test(text))
		return true;
	const isOfCloth = s.hasThing || has("clothes", "dryclean", "wash");
	if (isOfCloth && asARule.some((pattern) => pattern.test(text)) && !happened.test(text))
		return true;
	if (comesOff.test(text) && s.hasThing && !has("stain") && !happened.test(text)) return true;
	if (!has("damage") || answersFor.test(text) || has("unlistedWork", "condition")) return false;
	// Torn cloth that is to be cleaned, not cloth that may tear.
	if (
		/ (?:torn|phat\w*|fat\w*|toot\w*|tut\w*) /.test(text) &&
		!/ toh? nahi | (?:ph|f)ateg\w* | tooteg\w* | tuteg\w* /.test(text)
	)
		return false;
	if (s.hasThing && / (?:kharab|khrab|damage\w*) hot[aei] /.test(text)) return true;
	if (has("if") && / (?:bata|batana|tell|inform|let me know) /.test(text)) return true;
	if (has("if") && has("what", "who", "how")) return changes.test(text);
	return coming.test(text) && !happened.test(text) && !/ (?:what|kaun) /.test(text);
}

/** A thing that is to be cleaned where it is. */
export const isAtVisitors = (s: Sentence) => {
	const text = said(s);
	return atVisitors.test(text) && !selfWashing.test(text);
};

/** "Can I wash silk at home", "machine or hand", "at home or taken away": only the shop's texts may answer. */
export function asksHow(s: Sentence): boolean {
	const { has } = s;
	const text = said(s);
	const isHome = / (?:home|ghar) /.test(text);
	const works = has("wash", "clean", "dryclean") || / dho /.test(text);
	if (works && isHome && selfWashing.test(text)) return true;
	if (isHome && / (?:or|ya) .*(?:take|taken|le ja\w*|leja\w*|lekar|away|shop|dukan) /.test(text))
		return works || s.hasThing;
	if (
		/ (?:machine|mashin) .*(?:or|ya) .*(?:hand|hath) | (?:hand|hath) .*(?:or|ya) .*(?:machine|mashin) /.test(
			text,
		)
	)
		return true;
	if ((works || / at (?:my|our) place or /.test(text)) && s.hasThing && atVisitors.test(text))
		return true;
	return s.hasThing && takesDown.test(text) && !/ (?:rang|colou?r|zari) /.test(text);
}

/** "How often should it be cleaned", "how do I store woollens". */
export const asksUpkeep = (s: Sentence) =>
	/ how often | kitni bar | (?:how (?:do i|to|should i|can i)|hov (?:do i|to|should i|can i)) (?:store|keep|(?:take )?care|look after|maintain|preserve) | kaise (?:rakh|sambhal|store)\w* | (?:store|rakhne|sambhalne) (?:karne )?ka tarika | kitne (?:din|mahine|sal|time) (?:me|bad|baad) .*(?:chahiye|cahiye|karvan\w*|dhulvan\w*) /.test(
		said(s),
	) && !s.has("express", "pickup", "come");

/** "Ghar aake saaf karte ho", "at my place". */
const atVisitors =
	/ (?:mere|hamare|apne)? ?(?:ghar|andar) (?:pe|par|aa?ke|aa?kar|a ke|aa? kar) | at (?:my |our )?(?:home|house|place) | on site /;

/** "Parde utaar ke le jate ho", "do you take the curtains down". */
const takesDown =
	/ (?:ut(?:a|aa)r(?:ke|kar|ne|na|oge|enge|te|vana|na)?) (?:\S+ )?(?:le|lag\w*|ke|kar|padeg\w*|ho|hai|kya|hoge|den[aei])? | take (?:\S+ ){0,2}down /;

/** "Can I wash it", "kaise dhou". */
const selfWashing =
	/ (?:can i|should i|could i|how do i|how to|can \S+ be|can we|dho sakte hai|dho sakte hain|dho sakta h\w*|dho sakti h\w*|dho lu\w*|be (?:wash\w*|clean\w*)|dhona chahiye|kaise dho\w*|kaise saf) /;
