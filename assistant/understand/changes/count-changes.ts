/** Follow-ups of numbers alone and of works: "3 kar do", "ek aur", "only ironing". */
import { frameLimits } from "../../frame.ts";
import { ironedList } from "../kinds-of-work.ts";
import { countLast, isAlone } from "../running-list.ts";
import { asTotal, type Change, changed, type FollowUp, type Reader } from "./change.ts";
import { saysPlain } from "./kind-changes.ts";

const everyOne = / (?:both|dono|donon|all|sab|sabhi|teeno|each) /;

/** "Only ironing", "pants ko press": another work for what is there. */
export function works({ part, before, list, leans, knowledge }: FollowUp): Change | undefined {
	if (part.removes) return undefined;
	const items = leans ? ironedList(list, part, before, knowledge.index) : undefined;
	return items && { items, act: asTotal(items) ?? "price" };
}

/** "Ek aur", "add 2", "1 aur mil gaya", "3 more panels". */
const oneMore =
	/^(?:(?:ok|acha|aur|and|add|plus|bas) )*\S+ (?:pieces? |pcs )?(?:aur|or|more|extra|another)(?: \S+){0,3}$|^(?:aur|and)? ?(?:add|plus|another)(?: \S+)?(?: more)?$/;
/** "Do rehne do": two of them stay, or go. */
const mayStay = /\br[ea]hn[ae]\b/;

/** More or fewer of the last thing: "ek aur", "remove one". */
export function counts({ part, list }: FollowUp): Change | undefined {
	const { found, frame, text, removes, isExplicit } = part;
	const isMore = oneMore.test(text);
	const count = found.quantity ?? (isMore && /\banother\b/.test(text) ? 1 : undefined);
	const last = list.at(-1);
	if (!last || count === undefined || count % 1 > 0) return undefined;
	if (found.isEach || everyOne.test(` ${text} `)) return undefined;
	if (frame.items.length > 0 || found.groups.some(({ hasHead }) => hasHead)) return undefined;
	// "2 kam karo" is no discount.
	const isFewer = removes && frame.acts.includes("discount");
	if (isExplicit && !isFewer && !frame.acts.includes("total")) return undefined;
	const now = last.quantity ?? 1;
	const rest = list.slice(0, -1);
	const of = (quantity: number) => changed([...rest, { ...last, quantity }]);
	if (removes)
		return {
			...(now > count ? of(now - count) : changed(rest)),
			isOpen: mayStay.test(text),
		};
	return isMore ? of(Math.min(frameLimits.quantity, now + count)) : undefined;
}

/** "Make it 3", "and if it is 12": as many of the last thing; "make both 2", "5-5": of each. */
export const number: Reader = ({ part, before, all, knowledge }) => {
	if (part.frame.items.length > 0) return undefined;
	const { quantity, unit, isEach, loose } = part.found;
	const isOfAll = isEach || everyOne.test(` ${part.text} `);
	if (isOfAll && all.length > 1 && loose.length === 0 && quantity !== undefined) {
		if (part.isExplicit && !part.frame.acts.includes("total")) return undefined;
		const each = (now = 1) => (part.removes ? now - quantity : quantity);
		const items = all.map((item) => ({ ...item, quantity: each(item.quantity) }));
		return changed(items.filter((item) => item.quantity > 0));
	}
	if (part.isExplicit) return undefined;
	const last = before.frame.items.at(-1);
	// After a rate per kilo.
	const isByWeight =
		unit === undefined &&
		before.found.reading.has("perkg", "unit-kg") &&
		last?.ids.every((id) => knowledge.index.item(id)?.measure === "kg");
	const amount = { quantity, unit: isByWeight ? ("kg" as const) : unit };
	const items = countLast(before.frame.items, amount, knowledge);
	// "3 of them are silk", "make it 60", which may be an offer for a shirt of 80.
	const isPart = part.refersToMany && !isAlone(part) && (last?.quantity ?? 1) > 1;
	const isOffer = unit === undefined && (quantity ?? 0) >= 30;
	// "Ek aur hai 3 by 4 ka"
	const isMore = / (?:aur|more|extra) /.test(part.text);
	const isOpen = isMore || isOffer || isPart || saysPlain(part.text);
	return items && { items, isOpen, keepsAct: true, act: "total" };
};
