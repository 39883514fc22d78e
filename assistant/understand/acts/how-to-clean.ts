/** How a thing is cleaned and kept, of which the content says little. */
import type { Reading } from "../reading.ts";
import type { Sentence } from "./sentence.ts";

/** As the tables write it, and as it was typed. */
const said = ({ text, tokens }: Reading) =>
	`${text}\n ${tokens.map((token) => token.text).join(" ")} `;

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
