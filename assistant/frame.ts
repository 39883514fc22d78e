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
	ids: z.array(id).min(1).max(frameLimits.alternatives),
	quantity: z.number().positive().max(frameLimits.quantity).optional(),
});

const lineChange = lineSchema.extend({
	does: z.enum(Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]),
	of: id.optional(),
});

export const frameSchema = z.object({
	acts: z
		.array(z.enum(Object.keys(acts) as [Act, ...Act[]]))
		.min(1)
		.max(3),
	items: z.array(lineSchema).max(frameLimits.items),
	changes: z.array(lineChange).max(frameLimits.changes),
	category: id.optional(),
	service: id.optional(),
	areas: z.array(z.string().max(80)).max(6),
	isElsewhere: z.boolean(),
	isOtherCity: z.boolean(),
	isOtherWork: z.boolean(),
	days: z.array(day).max(7),
	isHoliday: z.boolean(),
	time: z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/)
		.optional(),
	page: z.int().min(0).max(50),
	isPartial: z.boolean(),
	isUncertain: z.boolean(),
});

export type Frame = z.output<typeof frameSchema>;

/** The meanings of the frame's fields are part of the instructions to a provider. */
export const fieldMeanings: Readonly<Record<keyof Frame, string>> = meanings.fields;

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
	/** Prices or the like were told before. */
	isPriced?: boolean;
	/** The text of the shop that answers: "questions/sofa-cleaning-service/take-down", "faq/payment". */
	passage?: string | undefined;
}
