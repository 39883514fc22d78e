/** Figures of the reading of lists, by the conversations that learning leaves out. */
import type { Turn } from "../contract.ts";
import type { Line, ListBefore } from "../frame.ts";
import { changedLines } from "../lines.ts";
import { understand } from "../read/understand.ts";
import { answerQuestion } from "../testing/answer-question.ts";
import { isHeld, isList, type ListMessage, listConversations } from "../testing/list-examples.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { noonInTheShop } from "./cases.ts";

const now = new Date(noonInTheShop);
type Outcome = "right" | "asked" | "wrong sum" | "other";

/** Of the conversations that are held back every so many: all take minutes. */
export function listFigures(every = 2): string {
	const outcomes = listConversations()
		.filter((_, at) => isHeld(at))
		.filter((_, at) => at % every === 0)
		.flatMap(outcomesOf);
	const part = (outcome: Outcome) =>
		`${((100 * outcomes.filter((one) => one === outcome).length) / outcomes.length).toFixed(1)} %`;
	return `lists after ${outcomes.length} messages: right ${part("right")}, asked ${part("asked")}, wrong sum ${part("wrong sum")}`;
}

/** The page sends its list along, here as the answers have left it: nobody presses. */
export function outcomesOf(conversation: readonly ListMessage[]): Outcome[] {
	const history: Turn[] = [];
	let list: ListBefore = {};
	let last: readonly Line[] = [];
	return conversation.map(({ message: content, wanted }) => {
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
		const isRight =
			wanted === undefined || wanted === "ask" ? !isSum : isStated && isList(items, wanted);
		// The list as it stands, said again beside another matter, is no wrong sum.
		const isAgain = wanted === undefined && isList(items, last);
		if (Array.isArray(wanted)) last = wanted;
		if (isRight) return "right";
		return isSum && !isAgain ? "wrong sum" : isUncertain ? "asked" : "other";
	});
}
