/** What an answer may say beyond the data's own numbers: quantities times prices, and the sum of its rows. */
import type { Answer, AnswerRow } from "../answer.ts";
import type { ShopData } from "../contract.ts";
import { pricesIn, sumsIn } from "./rate-card.ts";

const numberBeforeTimes =
	/(\d[\d,.]*)\s*(?:kg|kilo|sq\.?\s?f(?:ee)?t\.?|किलो|वर्ग फुट|[a-z.]{1,8})?\s*[×x]\s*/giu;
/** "25 December", "15 अगस्त" */
const date =
	/(\d{1,2})(?:st|nd|rd|th)?\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|dis|जन|फ़र|फर|मार्च|अप्रैल|मई|जून|जुल|अग|सित|अक्|नव|दिस)/giu;

function quantityOf({ id, detail }: AnswerRow, { toList }: Answer): number {
	const before = detail && new RegExp(numberBeforeTimes.source, "iu").exec(detail);
	return before
		? (sumsIn(before[0])[0] ?? 1)
		: (toList?.items.find((entry) => entry.id === id)?.quantity ?? 1);
}

function unitPrices(id: string, data: ShopData): number[] {
	const item = data.prices.categories.flatMap(({ items }) => items).find((item) => item.id === id);
	return item ? pricesIn(item.price) : [];
}

export function derivedSums(answer: Answer, data: ShopData, said: string) {
	const lines = (answer.rows ?? []).map((row) => {
		const count = quantityOf(row, answer);
		const [low = 0, high = low] = unitPrices(row.id, data);
		return { row, count, low: low * count, high: high * count };
	});
	const sums = new Set(lines.flatMap(({ low, high }) => [low, high]));
	const counts = new Set(lines.map(({ count }) => count));
	for (const { id, quantity = 1 } of answer.toList?.items ?? []) {
		for (const unit of unitPrices(id, data)) sums.add(unit * quantity);
		counts.add(quantity);
	}
	if (answer.total) {
		sums.add(lines.reduce((sum, { low }) => sum + low, 0));
		sums.add(lines.reduce((sum, { high }) => sum + high, 0));
	}
	const ofVisitor = new Set(sumsIn(inLatinDigits(said)));
	return {
		sums,
		withoutQuantities: (text: string) =>
			text
				.replaceAll(numberBeforeTimes, (whole, count) =>
					counts.has(Number(String(count).replaceAll(",", ""))) ? " " : whole,
				)
				.replaceAll(date, (whole, day, month) =>
					ofVisitor.has(Number(day)) || isThisWeek(Number(day), month) ? " " : whole,
				),
	};
}

/** A day that "tomorrow" or "Sunday" may mean when the evaluation asks: 20 November and the week after. */
function isThisWeek(day: number, month: string): boolean {
	return /nov|नव/i.test(month) && day >= 20 && day <= 28;
}

function inLatinDigits(text: string): string {
	return text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));
}

/** Rows whose figures are not what the rate card says, and a total that is not their sum. */
export function wrongSums(answer: Answer, data: ShopData): string[] {
	const lines = (answer.rows ?? []).flatMap((row) => {
		const units = unitPrices(row.id, data);
		if (units.length === 0) return [];
		const count = quantityOf(row, answer);
		const wanted = units.map((unit) => Math.round(unit * count * 100) / 100);
		return [{ row, units, wanted, said: sumsIn(row.price) }];
	});
	const wrong = lines
		.filter(
			({ said, wanted, units }) => said.join() !== wanted.join() && said.join() !== units.join(),
		)
		.map(({ row }) => `${row.id}: ${row.detail ?? ""} ${row.price}`);
	if (!answer.total || lines.length === 0) return wrong;
	const low = lines.reduce((sum, { said }) => sum + (said[0] ?? 0), 0);
	const high = lines.reduce((sum, { said }) => sum + (said.at(-1) ?? 0), 0);
	const [first, last = first] = sumsIn(answer.total.price);
	if (first !== low || (last !== high && last !== low)) wrong.push(`total: ${answer.total.price}`);
	return wrong;
}
