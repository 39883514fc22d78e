/** Which kind of the things of before a follow-up means: "silk wali", "ladies". */
import type { AskedItem } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import { ofGender } from "./genders.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import { headsOf } from "./words/item-words.ts";

/** The last thing in the kind that the words say: the saree in silk. */
export function refine(
	items: readonly AskedItem[],
	words: readonly string[],
	part: Part,
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	const item = index.item(last?.ids[0] ?? "");
	if (!last || !item) return undefined;
	const names = [...item.cards, ...item.aliases].flatMap((name) => headsOf([...name]));
	for (const head of new Set(names)) {
		const ids = index.find([head, ...words]);
		const said = part.found.quantity ?? part.frame.items[0]?.quantity ?? last.quantity;
		if (ids.length > 0) return [...items.slice(0, -1), askedItem(ids, said)];
	}
	return undefined;
}

export function byGender(
	items: readonly AskedItem[],
	gender: readonly string[],
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	const item = index.item(last?.ids[0] ?? "");
	if (!last || !item) return undefined;
	for (const card of item.cards) {
		const ids = ofGender([...new Set([...last.ids, ...index.find([...card])])], gender, index);
		if (ids.length > 0) return [...items.slice(0, -1), { ...last, ids }];
	}
	return undefined;
}
