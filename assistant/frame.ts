/**
 * The meaning of a question: ids of the content and words of closed sets, never the visitor's text. The embedded reader and
 * a provider both make frames; `answer/` writes the answer to a frame from the content. So a provider can misread a
 * question, but has no way to state a fact.
 */
import { z } from "zod";
import type { answerLanguages } from "./answer/languages/answer-languages.ts";
import meanings from "./meanings.json" with { type: "json" };

/** The wants of a question. The meanings are part of the instructions to a provider. */
export const acts = meanings.acts;

export type Act = keyof typeof acts;

/** Said beside nothing else. */
export const isQuiet = (act: Act) => /^(?:help|greeting|thanks|unsure|beyond)$/.test(act);

/** A message's effect on a line of the chat's list. The meanings are part of the instructions to a provider. */
export const changeKinds = meanings.changeKinds;

export type ChangeKind = keyof typeof changeKinds;

/** The limits of a frame; a reader leaves the rest out. */
export const frameLimits = { items: 12, alternatives: 12, quantity: 10_000, changes: 24 } as const;

const day = z.string().regex(/^20\d\d-\d\d-\d\d$/);
const id = z.string().max(80);

export const lineSchema = z.object({
	ids: z
		.array(id)
		.min(1)
		.max(frameLimits.alternatives)
		.describe(
			'Ids of the rate card that the words fit, the best first; several where the question leaves it open ("saree").',
		),
	quantity: z
		.number()
		.positive()
		.max(frameLimits.quantity)
		.optional()
		.describe(
			"How many, or how much in the unit of the price (kg, sq. feet, panels); left out where not said.",
		),
});

const lineChange = lineSchema.extend({
	does: z.enum(Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]),
	of: id.optional().describe("An id of the line before, for kind and instead."),
});

/** The descriptions are part of the instructions to a provider. */
export const frameSchema = z.object({
	acts: z
		.array(z.enum(Object.keys(acts) as [Act, ...Act[]]))
		.min(1)
		.max(3)
		.describe("What is asked, the main thing first; at least one, at most three."),
	items: z
		.array(lineSchema)
		.max(frameLimits.items)
		.describe("The things of the rate card that are asked about."),
	changes: z
		.array(lineChange)
		.max(frameLimits.changes)
		.describe(
			"What the last message does to the list that is summed, in order; none where it asks something else, as the price of one.",
		),
	category: id.optional().describe("The id of a category of the rate card."),
	service: id.optional().describe("The id of a service."),
	areas: z
		.array(z.string().max(80))
		.max(6)
		.describe("Areas that the shop names, as the content writes them."),
	isElsewhere: z.boolean().describe("Names a place where the shop does not say that it comes."),
	isOtherCity: z.boolean().describe("The place named is another city, or in one."),
	isOtherWork: z
		.boolean()
		.describe("Wants another work on items than their prices are for, or refuses that work."),
	days: z.array(day).max(7).describe("The days asked about, by the shop's calendar: YYYY-MM-DD."),
	isHoliday: z
		.boolean()
		.describe("Names a public holiday or a festival, on which shops often close."),
	time: z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/)
		.optional()
		.describe('The time asked about, as in "22:00".'),
	page: z
		.int()
		.min(0)
		.max(50)
		.describe("Which part of a list that is longer than an answer, from 0."),
	isPartial: z.boolean().describe("A part of the question was not understood."),
	isUncertain: z
		.boolean()
		.describe(
			"A number, or a word that changes the list, could not be read: no sum is stated. Changes then hold what is certain.",
		),
});

export type Frame = z.output<typeof frameSchema>;
export type AskedItem = z.output<typeof lineSchema>;
export type LineChange = z.output<typeof lineChange>;

/**
 * A line of the chat's list: one id, or several while its kind is open. Without a quantity it is one piece, or the shop
 * weighs or measures it.
 */
export type Line = AskedItem;

/** The chat's list before a question. */
export interface ListBefore {
	/** Its lines as they stand; undefined before the first list. */
	lines?: readonly Line[] | undefined;
	/** True while nobody has set the list's quantities since a message of which something stayed unread. */
	isListOpen?: boolean | undefined;
}

/** The languages of answers. Hinglish: Hindi in Latin letters. */
export type AnswerLanguage = keyof typeof answerLanguages;

/** The result of `understand()`: beside the frame what only the embedded reader knows. */
export interface Understood extends Frame {
	language: AnswerLanguage;
	/**
	 * Words that were not understood where a thing stood, or name a thing that the shop does not clean, to be named in
	 * the answer: letters only, at most two, none of them rude.
	 */
	unknown: readonly string[];
	/** The acts nearest to the question where it was not understood, the nearest first; at most three. */
	nearest: readonly Act[];
	/** The text of the shop that answers: "questions/sofa-cleaning-service/take-down", "faq/payment". */
	passage?: string | undefined;
}
