import type { Conversation, Question } from "./question.ts";

/** Questions by the recipe that they were written by. */
export interface Families {
	singles: Readonly<Record<string, readonly Question[]>>;
	conversations: Readonly<Record<string, readonly Conversation[]>>;
}
