/** A statement that only describes what was spoken of: "red ones", "it has a long train". */
import type { Part } from "./part.ts";

const notDetails =
	"num not what how howmuch when where why who which can want unlistedThing unlistedWork unsaid label billing".split(
		" ",
	);
/** "Is it insured", "kal bataungi". */
const noDetail =
	/ (?:kya|na|ho|bata\w*|puch\w*|let|vil|tel|think|ask) |^ (?:is|are|do|does|did|have|i|ve) /;

/** Neither what is asked nor a thing, a number, a day or a place, in a statement. */
export const isDetail = ({ frame, words, found: { reading, loose } }: Part) =>
	frame.acts.join() === "unsure" &&
	words < 8 &&
	frame.items.length + frame.areas.length + frame.days.length + loose.length === 0 &&
	frame.time === undefined &&
	!reading.has(...notDetails) &&
	!noDetail.test(reading.text) &&
	reading.tokens.every(({ end }) => end !== "?");
