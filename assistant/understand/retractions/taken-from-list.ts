/** What a message takes off the list of before without asking for it: "I have given the dhurrie to our maid". */
import type { AskedItem } from "../../frame.ts";
import { numberAt } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { withoutRetracted } from "./what-is-left.ts";

/**
 * Reads the list and the message as one text, as if it had been typed at once.
 *
 * @param read reads a text
 * @param nameOf the words of an item's name
 * @returns what goes, whether it is open how many of a line that is, and whether the message says nothing else
 */
export function takenFromList(
	message: readonly Token[],
	list: readonly AskedItem[],
	read: (tokens: readonly Token[]) => Reading,
	nameOf: (id: string) => string,
): { item: AskedItem; isOpen: boolean; isAllOfMessage: boolean }[] {
	const lines = list.map((item) => {
		const tokens = tokensOf(`${item.quantity ?? 1} ${nameOf(item.ids[0] ?? "")},`);
		return { item, tokens };
	});
	const { gone, isDoubtful } = withoutRetracted(
		read([...lines.flatMap(({ tokens }) => tokens), ...message]),
	);
	const isGone = new Set(gone);
	const isAllOfMessage = message.every((token) => isGone.has(token));
	// What is struck of the list alone is not taken back by the message.
	if (!message.some((token) => isGone.has(token))) return [];
	const few = fewOf(message);
	// "It is 6, actually" counts anew.
	if (few === undefined && message.some((_, at) => numberAt(message, at)?.isDoubtful === false))
		return [];
	return lines.flatMap(({ item, tokens }) => {
		const last = tokens.at(-1);
		if (!last || !isGone.has(last)) return [];
		const { ids, quantity = 1 } = item;
		if (quantity === 1 && !tokens.every((token) => isGone.has(token))) return [];
		const isSome = few !== undefined && few < quantity;
		const isOpen = isDoubtful || (quantity > 1 && !isSome);
		return [{ item: isSome ? { ids, quantity: few } : { ids }, isOpen, isAllOfMessage }];
	});
}

/** "One of the sarees", "jeans me se ek". */
function fewOf(message: readonly Token[]): number | undefined {
	const textAt = (at: number) => message[at]?.text ?? "";
	const places = message.flatMap(({ text }, at) => {
		if (text === "of") return [at - 1];
		return text === "se" && /^(?:me|mein|(?:un|in|us|is)me?i?n?)$/.test(textAt(at - 1))
			? [at + 1]
			: [];
	});
	return places.flatMap((at) => numberAt(message, at)?.value ?? [])[0];
}
