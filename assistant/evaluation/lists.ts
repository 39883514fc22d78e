/**
 * Conversations about lists, `cases/lists.tsv`: a language, the messages, and what the answer to each should price, with
 * "›" between messages. "none": nothing; "ask": how many are meant is open; "×?": no count was said.
 */
import { readFileSync } from "node:fs";
import type { Turn } from "../contract.ts";
import type { AskedItem, Line } from "../frame.ts";
import { changedLines } from "../lines.ts";
import { understand } from "../read/understand.ts";
import { answerQuestion } from "../testing/answer-question.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { noonInTheShop } from "./cases.ts";

const now = new Date(noonInTheShop);
type Outcome = "right" | "asked" | "wrong sum" | "other";

/** Of every so many conversations one is held: all take minutes. */
export function listFigures(every = 8): string {
	const lines = readFileSync(new URL("cases/lists.tsv", import.meta.url), "utf8")
		.trimEnd()
		.split("\n");
	const outcomes = lines
		.filter((line, at) => at % every === 1 && !line.startsWith("# "))
		.flatMap(outcomesOf);
	const part = (outcome: Outcome) =>
		`${((100 * outcomes.filter((one) => one === outcome).length) / outcomes.length).toFixed(1)} %`;
	return `lists after ${outcomes.length} messages: right ${part("right")}, asked ${part("asked")}, wrong sum ${part("wrong sum")}`;
}

/** The page sends its list along, here as the answers have left it: nobody presses. */
function outcomesOf(line: string): Outcome[] {
	const [, messages = [], wanted = []] = line.split("\t").map((part) => part.split(" › "));
	const history: Turn[] = [];
	let list: { lines?: readonly Line[]; isListOpen?: boolean } = {};
	return messages.map((content, at) => {
		const said = { data: sampleShopData, now, history: [...history], ...list };
		const { acts, items, isUncertain } = understand(content, said);
		const answer = answerQuestion(content, said);
		history.push({ role: "user", content }, { role: "assistant", content: answer.text });
		if (answer.list)
			list = {
				lines: changedLines(list.lines ?? [], answer.list.changes),
				isListOpen: !answer.list.isSummed,
			};
		const isStated = acts.some((act) => act === "price" || act === "total") && !isUncertain;
		const isSum = isStated && items.some(({ quantity }) => quantity !== undefined);
		const want = wanted[at] ?? "";
		const isRight = want === "none" || want === "ask" ? !isSum : isStated && isList(items, want);
		return isRight ? "right" : isSum ? "wrong sum" : isUncertain ? "asked" : "other";
	});
}

/** Of "mens-shirt×3, household-blanket-single/household-blanket-double×?", in any order. */
function isList(items: readonly AskedItem[], want: string): boolean {
	const rest = want.split(", ").map((one) => {
		const [ids = "", count] = one.trim().replace(/kg$/, "").split("×");
		return { ids: ids.split("/"), quantity: count === "?" ? 1 : Number(count) };
	});
	return (
		items.length === rest.length &&
		items.every(({ ids, quantity = 1 }) => {
			const at = rest.findIndex(
				(one) => one.quantity === quantity && one.ids.some((id) => ids.includes(id)),
			);
			return at >= 0 && rest.splice(at, 1).length > 0;
		})
	);
}
