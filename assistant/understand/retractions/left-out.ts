/** The question without the things that are taken back: "all shoes but sneakers", "sari ke alava ladies ka rate". */
import type { AskedItem } from "../../frame.ts";
import { leaveOut } from "../asked-item.ts";
import type { ItemIndex } from "../item-index.ts";
import type { Part } from "../part.ts";

/**
 * Takes the things of `gone` out of the items of `part`, or out of its category.
 *
 * @param gone what the message takes back, read by itself
 * @returns `part` itself if nothing applies
 */
export function withoutThings(part: Part, gone: Part, index: ItemIndex): Part {
	const isLeftOut = namedIn(gone, index);
	if (isLeftOut === undefined) return part;
	const { items } = part.frame;
	if (items.length > 0) {
		// "Everything except shoes: 2 shirts and sneakers", which are shoes.
		const isAmong = ({ ids }: AskedItem) =>
			gone.frame.items.some(
				(item) =>
					item.quantity === undefined &&
					item.ids.length > ids.length &&
					ids.every((id) => item.ids.includes(id)),
			);
		const others = items.filter((item) => !isAmong(item));
		const left = (others.length > 0 ? others : items).map((item) => ({
			...item,
			ids: leaveOut(item.ids, isLeftOut),
		}));
		return { ...part, frame: { ...part.frame, items: left }, asked: left };
	}
	return part;
}

/**
 * @returns a test whether an entry is left out; undefined if `gone` names no thing. A kind alone leaves out every entry that
 *   has it: "silk nahi".
 */
function namedIn({ found: { groups, without } }: Part, index: ItemIndex) {
	if (groups.length + without.length === 0) return undefined;
	const things = new Set(
		groups.flatMap(({ words, hasHead }) => (hasHead ? index.find(words) : [])),
	);
	const kinds = [...without, ...groups.flatMap(({ words, hasHead }) => (hasHead ? [] : words))];
	return (id: string) => things.has(id) || index.isNamedBy(id, kinds);
}
