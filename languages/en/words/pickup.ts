/** Time and place of the pickup of a list. */

export const pickup = "Pickup";
/** For a counter without pickup. */
export const dropOff = "You bring it";
export const anyDay = "Any day";
export const today = "Today";
export const tomorrow = "Tomorrow";
export const anotherDay = "Another day";
export const onWhichDay = "On which day?";
export const anyTime = "Any time";
export const morning = "Morning";
export const evening = "Evening";
export const express = "Express: same-day service, for what is urgent";
/** The names of the fields, alone and with the hint that they may stay empty. */
export const area = "Area";
export const areaIfYouLike = "Area, if you like";
export const note = "Note";
export const noteIfYouLike = "Note, if you like";
export const noteExample = "A stain, a landmark, who to call";
/** "37 of 500 characters". */
export const length = (count: number, most: number) =>
	count === 0 ? `Up to ${most} characters` : `${count} of ${most} characters`;
export const tooLong = (length: string, over: number) => `${length}: shorten it by ${over}.`;

export const chooseDay = (first: string, last: string) => `Choose a day from ${first}, to ${last}.`;
/** "Closed on 8 November · Diwali" */
export const closedOn = (date: string, name?: string) =>
	`Closed on ${date}${name ? ` · ${name}` : ""}`;
export const closedForToday = "Closed for today";

/** Before another sentence. */
export const sentence = (words: string) => `${words}.`;
