/** The change that a follow-up makes to the list of a conversation. */
import type { Act, AskedItem } from "../../frame.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Part } from "../part.ts";

/** The list after a change. */
export interface Change {
	items: readonly AskedItem[];
	/** Words for a part of them are accounted for: "half", "the rest". */
	isDivided?: boolean;
	/** The list is not certain: something of the message is not in it. */
	isOpen?: boolean;
	act?: Act;
	/** An act that the message says counts, whatever was asked before. */
	keepsAct?: boolean;
	/** The things asked for until now that stay, beside the list: those that were not spoken of last, unless said. */
	keeps?: "all" | "nothing";
}

export interface FollowUp {
	part: Part;
	before: Part;
	/** The things spoken of last. */
	list: readonly AskedItem[];
	/** Everything that was asked for until now. */
	all: readonly AskedItem[];
	leans: boolean;
	knowledge: Knowledge;
}

export type Reader = (said: FollowUp) => Change | undefined;

export const asTotal = (items: readonly AskedItem[]): Act | undefined =>
	items.some(({ quantity }) => quantity !== undefined) ? "total" : undefined;

export function changed(items: readonly AskedItem[]): Change {
	const act = asTotal(items);
	return { items, ...(act && { act }) };
}

/** After what is put on the list, or stays on it. */
export const putsOnList =
	/ (?:ad|add|jo[dr]\w*|kar|karo|kardo|kijiye|rakho?|dalo?|daal|likho?|put|take|le l\w+|lena) /;
