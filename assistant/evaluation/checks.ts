/** Checks that tell more apart than an act does: doubt that helps, a trip that is free, what a complaint is owed. */
import {
	acts,
	type Check,
	check,
	doubt,
	either,
	notCounted,
	price,
	sends,
	servicePrice,
	total,
} from "./question.ts";

/** Words that the text must have, whatever else it says. */
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
/** Wanted the same day: the usual time alone is no answer. */
export const sameDay: Check = acts("express");
/** Somebody else hands over or receives the clothes: that there is a pickup says nothing of that. */
export const byOthers: Check = either(acts("handover"), honest);
/** True if a stain goes: the price of the garment says nothing of that. */
export const stains: Check = either(
	acts("care", "condition", "harm", "expert"),
	servicePrice("stain-removal"),
	honest,
);
/** True if cleaning does a thing good or harm. */
export const careful: Check = either(
	acts("care", "harm", "condition", "expert", "damage", "guarantee", "eco"),
	honest,
);

/** A sofa's price by the seat or for a whole one; of so many seats not times another number. */
export function sofa(seats?: number): Check {
	const bySeat = price("housing-sofa");
	const whole = servicePrice("sofa-cleaning-service");
	if (seats === undefined) return either(bySeat, whole);
	return either(total({ "housing-sofa": seats }), [either(bySeat, whole), notCounted]);
}

/** A carpet's price by the square foot or the square metre. */
export const carpet: Check = either(
	price("housing-carpet"),
	servicePrice("carpet-cleaning-service"),
);
