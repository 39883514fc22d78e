/** The parts of an answer before it is cut to length, and how it becomes text. */
import type { Answer, AnswerRow } from "../answer.ts";
import { limits } from "../limits.ts";
import type { Phrases } from "./languages/answer-languages.ts";
import type { CardItem } from "./rate-card.ts";

export interface Draft {
	/** A sentence above rows or points. */
	lead?: string | undefined;
	rows?: readonly AnswerRow[];
	total?: Answer["total"];
	list?: Answer["list"];
	/** Sentences of the text alone, for what the page's list shows by itself; the first in place of a lead. */
	leadInWords?: string;
	inWords?: readonly string[];
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
	/** Matters to ask by a press. */
	asks?: readonly (keyof Phrases["asks"])[];
	/** Without a quantity where the shop must measure. */
	toList?: readonly { item: CardItem; quantity: number | undefined }[];
	actions?: readonly ActionName[];
}

export type ActionName = "call" | "whatsapp" | "directions" | "writeReview";

type Written = Pick<Answer, "text" | "rows" | "total" | "list" | "before" | "after">;

/** "Shirt: 3 × ₹80 = ₹240" */
export function rowText({ name, detail, price }: AnswerRow): string {
	return detail ? `${name}: ${detail} = ${price}` : `${name}: ${price}`;
}

/** Cuts a draft to the limit: what does not fit is left out whole. Undefined where nothing fits. */
export function write(draft: Draft): Written | undefined {
	type Kept = Draft & Required<Pick<Draft, "points" | "inWords" | "after">>;
	const kept: Kept = { points: [], inWords: [], after: [] };
	const fits = (change: Partial<Draft>, most: number = limits.answerCap) => {
		const text = textOf({ ...kept, ...change });
		if (text.length > most) return false;
		Object.assign(kept, change);
		return true;
	};
	const rows = draft.rows ?? [];
	let count = rows.length;
	while (count > 0 && !fits({ rows: rows.slice(0, count), total: draft.total })) count--;
	const lead = draft.lead ?? draft.leadInWords;
	if (lead) fits({ lead });
	for (const line of draft.inWords ?? []) fits({ inWords: [...kept.inWords, line] });
	const after = distinct(draft.after ?? []);
	const [mostImportant, ...lower] = after;
	if (mostImportant && rows.length > 0) fits({ after: [mostImportant] });
	for (const point of distinct(draft.points ?? [])) fits({ points: [...kept.points, point] });
	for (const line of rows.length > 0 ? lower : after) fits({ after: [...kept.after, line] });
	for (const extra of distinct(draft.extras ?? []))
		if (!kept.points.includes(extra)) fits({ points: [...kept.points, extra] }, limits.answerAim);
	const text = textOf(kept);
	if (text === "") return undefined;
	const below = paragraphs([listOf(kept.points, true), ...kept.after]);
	return {
		text,
		...(draft.list && { list: draft.list }),
		...(kept.rows?.length && {
			rows: kept.rows,
			...(kept.total && { total: kept.total }),
			...(kept.lead && draft.lead && { before: kept.lead }),
			...(below && { after: below }),
		}),
	};
}

function textOf({
	lead = "",
	rows = [],
	total,
	inWords = [],
	points = [],
	after = [],
}: Draft): string {
	const table = listOf(rows.map(rowText), true);
	const list = listOf(points, rows.length > 0 || lead !== "");
	const isUnderLead = table === "" && lead !== "";
	return paragraphs([
		[lead, isUnderLead ? list : table].filter(Boolean).join("\n"),
		total ? `${total.name}: ${total.price} (${total.note})` : "",
		...inWords,
		isUnderLead ? "" : list,
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
