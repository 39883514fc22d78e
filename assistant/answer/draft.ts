/** The parts of an answer before it is cut to length, and how it becomes text. */
import type { Answer, AnswerRow } from "../answer.ts";
import { limits } from "../limits.ts";

export interface Draft {
	/** A sentence above rows or points. */
	lead?: string | undefined;
	rows?: readonly AnswerRow[];
	total?: Answer["total"];
	/** The most important first. A single one without a lead is a sentence, several are a list. */
	points?: readonly string[];
	/** Sentences below, the most important first. */
	after?: readonly string[];
	/** Points that are said if the answer stays within the length to aim for. */
	extras?: readonly string[];
	/** Only asks which of a list is meant: says nothing beside another answer. */
	isMenu?: boolean;
	/** So many more prices are shown if asked for. */
	more?: number;
	/** By the rate card's ids; without a quantity where the shop must measure. */
	toList?: readonly { id: string; quantity?: number }[];
	actions?: readonly ActionName[];
}

export type ActionName = "call" | "whatsapp" | "directions" | "writeReview";

type Written = Pick<Answer, "text" | "rows" | "total" | "before" | "after">;

/** "Shirt: 3 × ₹80 = ₹240" */
export function rowText({ name, detail, price }: AnswerRow): string {
	return detail ? `${name}: ${detail} = ${price}` : `${name}: ${price}`;
}

/** Cuts a draft to the limit: what does not fit is left out whole. Undefined where nothing fits. */
export function write(draft: Draft): Written | undefined {
	const kept: Required<Pick<Draft, "points" | "after">> & Draft = { points: [], after: [] };
	const fits = (change: Partial<Draft>, most: number = limits.answerCap) => {
		const text = textOf({ ...kept, ...change });
		if (text.length > most) return false;
		Object.assign(kept, change);
		return true;
	};
	const rows = draft.rows ?? [];
	let count = rows.length;
	while (count > 0 && !fits({ rows: rows.slice(0, count), total: draft.total })) count--;
	if (draft.lead) fits({ lead: draft.lead });
	const after = distinct(draft.after ?? []);
	const [mostImportant, ...lower] = after;
	if (mostImportant && rows.length > 0) fits({ after: [mostImportant] });
	const points = distinct(draft.points ?? []);
	for (const point of points) fits({ points: [...kept.points, point] });
	for (const line of rows.length > 0 ? lower : after) fits({ after: [...kept.after, line] });
	for (const extra of distinct(draft.extras ?? []))
		if (!kept.points.includes(extra)) fits({ points: [...kept.points, extra] }, limits.answerAim);
	const text = textOf(kept);
	if (text === "") return undefined;
	const below = paragraphs([listOf(kept.points, true), ...kept.after]);
	return {
		text,
		...(kept.rows?.length && {
			rows: kept.rows,
			...(kept.total && { total: kept.total }),
			...(kept.lead && { before: kept.lead }),
			...(below && { after: below }),
		}),
	};
}

function textOf({ lead = "", rows = [], total, points = [], after = [] }: Draft): string {
	const table = listOf(rows.map(rowText), true);
	const list = listOf(points, rows.length > 0 || lead !== "");
	return paragraphs([
		...(table || (list && points.length > 0 && lead)
			? [`${lead}${lead && "\n"}${table || list}`]
			: [lead]),
		total ? `${total.name}: ${total.price} (${total.note})` : "",
		table || !lead ? list : "",
		...after,
	]);
}

/** A blank line ends a list: else a line below it belongs to its last point. */
function paragraphs(parts: readonly string[]): string {
	return parts.filter((part) => part !== "").join("\n\n");
}

function listOf(points: readonly string[], always: boolean): string {
	if (points.length === 1 && !always) return points[0] ?? "";
	return points.map((point) => `- ${point}`).join("\n");
}

function distinct(texts: readonly string[]): string[] {
	return [...new Set(texts.filter((text) => text !== ""))];
}
