/** Checks that tell more apart than an act does: doubt that helps, a trip that is free, what a complaint is owed. */
import { acts, type Check, check, doubt, sends } from "./question.ts";

/** What the text must say, whatever else it says. */
export function says(what: string, pattern: RegExp): Check {
	return check(what, ({ text }) => pattern.test(text));
}

/** Says that it is not sure, and gives a way to ask. */
export const honest: Check = {
	...check(
		"honest doubt with a way to ask",
		(answer) => (answer.acts.includes("unsure") || doubt.test(answer.text)) && sends.holds(answer),
	),
	acts: ["unsure"],
};

export const free: Check = says(
	"that it is free",
	/\bfree\b|muft|फ़्री|फ्री|मुफ़्त|no (extra )?(charge|cost)|koi (charge|paisa) nahi|(पैसे|चार्ज) नहीं/i,
);

/** A thing came back spoilt, dirty or not at all: a price or praise of the cleaning is no answer. */
export const spoilt: Check = acts("complaint", "damage", "guarantee");
export const late: Check = acts("order", "complaint");
/** Whether a stain goes: a price alone says nothing of that. */
export const stains: Check = acts("care", "condition", "harm", "expert");
/** Whether cleaning does a thing good or harm. */
export const careful: Check = acts(
	...(["care", "harm", "condition", "expert", "damage", "guarantee", "eco"] as const),
);
