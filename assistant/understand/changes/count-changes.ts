/** Follow-ups of numbers alone and of works: "3 pcs", "total 5", "ek aur", "only ironing". */
import { frameLimits } from "../../frame.ts";
import { ironedList } from "../kinds-of-work.ts";
import { numberAt, unitAt } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { countLast, isAlone, share, sumOf, wordsOfLine } from "../running-list.ts";
import { tokensOf } from "../tokens.ts";
import { refine } from "../variants.ts";
import { headsOf } from "../words/item-words.ts";
import { asTotal, type Change, changed, type FollowUp, type Reader } from "./change.ts";
import { saysPlain } from "./kind-changes.ts";

/** "3 pcs" after a kurta counts it; after suits it says of which kind. */
export function pieces({ part, list, knowledge }: FollowUp): Change | undefined {
	const { found, frame, text } = part;
	const [item, ...others] = frame.items;
	if (!item || others.length > 0 || list.some(({ ids }) => share(ids, item.ids))) return undefined;
	const tokens = tokensOf(text);
	const at = tokens.findIndex((_, place) => unitAt(tokens[place + 1]) === "piece");
	const quantity = numberAt(tokens, at)?.value;
	if (quantity === undefined || found.groups.some(({ words }) => words.length > 1))
		return undefined;
	if (refine(list, found.loose, part, knowledge)) return undefined;
	const items = countLast(list, { quantity, unit: undefined }, knowledge);
	return items && { items, used: [quantity], act: "total" };
}

/**
 * "Total 5" after two shirts and three pants counts the list, and changes none of its lines. Of another number of things
 * one is missing, or one too many.
 */
export function sum({ part: { found, frame }, list }: FollowUp): Change | undefined {
	const { quantity, isEach } = found;
	if (list.length < 2 || frame.items.length > 0 || isEach || quantity === undefined)
		return undefined;
	const isSum = quantity === sumOf(list);
	if (!isSum && !frame.acts.includes("total")) return undefined;
	return { items: list, used: [quantity], act: "total", isOpen: !isSum };
}

/** "Only ironing", "pants ko press": another work for what is there. */
export function works({ part, before, list, leans, knowledge }: FollowUp): Change | undefined {
	if (part.removes) return undefined;
	const items = leans ? ironedList(list, part, before, knowledge.index) : undefined;
	return items && { items, act: asTotal(items) ?? "price" };
}

const doubled =
	/ (?:double|dugn\w+|dogu?n\w+|do gun[ae]) (?:kar\w*|it|them|everything|sab|all|both) | (?:dugn\w+|dogu?n\w+) $/;
const halved = / (?:half|aadh\w*|adh\w*) (?:kar\w*|it|them) /;

/** "Dono double kar do", "parde aadhe kar do": so many times what there is. */
export function times({ part, all, knowledge: { index } }: FollowUp): Change | undefined {
	const text = ` ${part.text} `;
	const factor = doubled.test(text) ? 2 : halved.test(text) ? 0.5 : undefined;
	if (factor === undefined || part.removes || part.replaces) return undefined;
	// "Blanket double kar do" says which.
	const isSize = all.some(
		(line) => index.find([...headsOf(wordsOfLine(line, index)), "double"]).length > 0,
	);
	if (factor === 2 && isSize) return undefined;
	const named = all.filter(({ ids }) => part.frame.items.some((item) => share(item.ids, ids)));
	const meant = named.length > 0 ? named : all;
	const items = all.map((line) =>
		meant.includes(line) ? { ...line, quantity: (line.quantity ?? 1) * factor } : line,
	);
	if (items.some(({ quantity = 1 }) => quantity % 1 > 0)) return undefined;
	return { ...changed(items, ...part.found.left), isDivided: true, isMultiplied: true };
}

const oneMore =
	/^(?:(?:ok|acha|aur|and|add|plus|bas) )*\S+ (?:aur|or|more|extra|another)(?: (?:piece|pieces|pcs|bhi|add|jod|jodo|jor|joro|kar|karo|kardo|do|dal|dalo|please|lo|le|hai|hain|add karo))*$|^(?:aur|and)? ?(?:add|plus|another)(?: \S+)?(?: more)?$/;

/** "1 aur mil gaya", "ek seat aur hai", "3 more panels": so many beside those of before. */
function countsMore({ pieces, tokens }: Reading): boolean {
	return pieces.some(({ kind, to }, at) => {
		const next = pieces[at + 1];
		const place = next?.kind === "unit" ? next.to : to;
		const isNumber = kind === "number" || /^(?:ek|one)$/.test(tokens[to - 1]?.text ?? "");
		const isLast = pieces.slice(at + 1).every((other) => other.kind !== "number");
		const isSize = pieces.some(({ unit }) => unit === "by");
		return isNumber && (isLast || isSize) && /^(?:aur|more|extra)$/.test(tokens[place]?.text ?? "");
	});
}

/** "Make both 2", "dono do do kar do". */
const ofAll = /\b(?:both|dono|donon|sab|sabhi|teeno)(?: ko| ke| ki)? \S+/;
const countsEach = /^ num $/;

const mayStay = /\br[ea]hn[ae]\b/;

/** "Ek aur", "remove one", "5-5": only a number. */
export function counts({ part, list, all }: FollowUp): Change | undefined {
	const { found, frame, text, removes, isExplicit } = part;
	const isOneMore = oneMore.test(text) || countsMore(found.reading);
	const count = found.quantity ?? (isOneMore && /\banother\b/.test(text) ? 1 : undefined);
	if (
		count === undefined ||
		count % 1 > 0 ||
		frame.items.length > 0 ||
		found.groups.some(({ hasHead }) => hasHead)
	)
		return undefined;
	if (found.isEach || (all.length > 1 && countsEach.test(found.reading.line) && ofAll.test(text))) {
		const each = (now = 1) => (removes ? now - count : count);
		const items = all.map((item) => ({ ...item, quantity: each(item.quantity) }));
		return changed(
			items.filter(({ quantity }) => quantity > 0),
			...found.left,
		);
	}
	// "2 kam karo" is no discount.
	const isFewer = removes && frame.acts.includes("discount");
	if (isExplicit && !isFewer && !frame.acts.includes("total")) return undefined;
	const last = list.at(-1);
	if (!last) return undefined;
	const now = last.quantity ?? 1;
	const rest = list.slice(0, -1);
	const of = (quantity: number) => changed([...rest, { ...last, quantity }], count, count);
	// "Do rehne do": two of them stay, or go.
	const isOpen = mayStay.test(text);
	// "Bina lining wale 6"
	if (removes && found.without.length > 0) return undefined;
	if (removes) return { ...(now > count ? of(now - count) : changed(rest, count, count)), isOpen };
	return isOneMore ? of(Math.min(frameLimits.quantity, now + count)) : undefined;
}

export const number: Reader = ({ part, before, knowledge }) => {
	if (part.frame.items.length > 0 || part.isExplicit) return undefined;
	const { quantity, unit } = part.found;
	// "And if it is 12", after a rate per kilo.
	const isByWeight =
		unit === undefined &&
		before.found.reading.has("perkg", "unit-kg") &&
		before.frame.items.at(-1)?.ids.every((id) => knowledge.index.item(id)?.measure === "kg");
	const amount = { quantity, unit: isByWeight ? ("kg" as const) : unit };
	const items = countLast(before.frame.items, amount, knowledge);
	const used = part.found.quantity === undefined ? [] : [part.found.quantity];
	// "One of them is 5x7"
	// "Only 3 of them are going" is how many are left.
	// "Make it 60", of a shirt for 80, may be a count or an offer.
	const prices = before.frame.items
		.at(-1)
		?.ids.flatMap((id) => knowledge.index.item(id)?.prices ?? []);
	const isOffer =
		unit === undefined &&
		(quantity ?? 0) >= 30 &&
		(prices ?? []).some((one) => (quantity ?? 0) > one / 3 && (quantity ?? 0) <= one);
	const isOpen =
		isOffer ||
		saysPlain(part.text) ||
		(part.refersToMany && !isAlone(part) && (before.frame.items.at(-1)?.quantity ?? 1) > 1);
	return items && { items, used, isOpen, keepsAct: true, act: "total" };
};
