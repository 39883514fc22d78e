/** Sums and offers that a question leaves no room for: they mislead a visitor although each figure is true. */
import type { Answer } from "../answer.ts";
import type { Act } from "../frame.ts";
import type { Check, Question } from "./question.ts";

export function harmsOf({ checks }: Pick<Question, "checks">, answer: Answer): string[] {
	return [
		...(hasWrongCounts(checks, answer) ? [`counts: ${countsText(answer)}`] : []),
		...(isTrouble(checks) && answer.toList ? ["offers a sale to somebody in trouble"] : []),
	];
}

function countsText({ toList, total }: Answer): string {
	const counts = toList?.items.map(({ id, quantity }) => `${id} ${quantity ?? ""}`) ?? [];
	return [...counts, total?.price].join(", ");
}

/** A total, or quantities for the list, that are none of those that the question allows. */
function hasWrongCounts(checks: readonly Check[], { total, toList }: Answer): boolean {
	const items = (toList?.items ?? []).filter(({ quantity }) => quantity !== undefined);
	const isCounted = total !== undefined || items.some(({ quantity }) => quantity !== 1);
	if (!isCounted) return false;
	const allowed = checks.flatMap(({ counts = [] }) => counts);
	// Whoever asks for a price may have said how many.
	const priced = checks.flatMap(({ ids = [] }) => ids);
	const isPriced = priced.length > 0 && items.every(({ id }) => priced.includes(id));
	if (allowed.length === 0)
		return checks.length > 0 && !isPriced && !checks.some(({ acts }) => acts?.includes("total"));
	const said = new Map(items.map(({ id, quantity }) => [id, quantity]));
	return !allowed.some(({ quantities, isWhole }) => {
		const wanted = Object.entries(quantities);
		return (
			wanted.every(([id, count]) => (said.get(id) ?? count) === count) &&
			(!isWhole || [...said.keys()].every((id) => id in quantities)) &&
			wanted.some(([id]) => said.has(id))
		);
	});
}

const troubles: readonly Act[] = ["complaint", "order"];
const sales: readonly Act[] = ["price", "total", "care", "services", "included", "express"];

/** Somebody tells of a wrong, or asks for an order. */
function isTrouble(checks: readonly Check[]): boolean {
	const acts = checks.flatMap((check) => check.acts ?? []);
	return (
		troubles.some((act) => acts.includes(act)) &&
		!sales.some((act) => acts.includes(act)) &&
		checks.every(({ counts, ids }) => !counts && !ids)
	);
}
