/** Numbers of a follow-up that count what was named before: "3 pcs", "total 5". */
import { numberAt, unitAt } from "./numbers.ts";
import type { Part } from "./part.ts";
import { share } from "./running-list.ts";
import { tokensOf } from "./tokens.ts";

export function withListCounts(part: Part, before: Part): Part {
	return withoutSum(piecesCounted(part, before), before);
}

/** "3 pcs" after a kurta counts it; after suits it says of which kind. */
function piecesCounted(part: Part, before: Part): Part {
	const { found, frame, text } = part;
	const [item, ...others] = frame.items;
	const known = before.frame.items;
	if (!item || others.length > 0 || known.length === 0) return part;
	if (known.some(({ ids }) => share(ids, item.ids))) return part;
	const tokens = tokensOf(text);
	const at = tokens.findIndex((_, place) => unitAt(tokens[place + 1]) === "piece");
	const quantity = numberAt(tokens, at)?.value;
	if (quantity === undefined || found.groups.some(({ words }) => words.length > 1)) return part;
	return {
		...part,
		frame: { ...frame, items: [] },
		found: { ...found, items: [], groups: [], quantity, numbers: [quantity] },
	};
}

/** "Total 5" after two shirts and three pants counts the list, and changes none of its lines. */
function withoutSum(part: Part, before: Part): Part {
	const list = before.frame.items;
	const sum = list.reduce((all, { quantity = 1 }) => all + quantity, 0);
	const { found, frame } = part;
	if (list.length < 2 || frame.items.length > 0 || found.quantity !== sum || found.isEach)
		return part;
	const numbers = found.numbers.filter((number) => number !== sum);
	return { ...part, found: { ...found, quantity: undefined, numbers } };
}
