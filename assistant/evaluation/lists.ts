/**
 * Conversations about lists, `lists/*.tsv`: a language, the messages, and what the answer to each should price, with "›"
 * between messages. "none": nothing; "ask": how many are meant is open; "×?": no count was said.
 */
import { readdirSync, readFileSync } from "node:fs";
import { answerQuestion } from "../answer-question.ts";
import type { Turn } from "../contract.ts";
import { understand } from "../read/understand.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";

const folder = new URL("lists/", import.meta.url);
const now = new Date("2026-11-20T06:30:00Z");
type Outcome = "right" | "asked" | "wrong sum" | "other";

/** Of every so many conversations one is held: all take minutes. */
export function listFigures(every = 8): string {
	const talks = readdirSync(folder)
		.toSorted()
		.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"))
		.filter((line, at) => line !== "" && at % every === 0);
	const outcomes = talks.flatMap(outcomesOf);
	const part = (outcome: Outcome) =>
		`${((100 * outcomes.filter((one) => one === outcome).length) / outcomes.length).toFixed(1)} %`;
	return `lists after ${outcomes.length} messages: right ${part("right")}, asked ${part("asked")}, wrong sum ${part("wrong sum")}`;
}

function outcomesOf(line: string): Outcome[] {
	const [, messages = [], wanted = []] = line.split("\t").map((part) => part.split(" › "));
	const history: Turn[] = [];
	return messages.map((content, at) => {
		const said = { data: sampleShopData, now, history: [...history] };
		const frame = understand(content, said);
		history.push(
			{ role: "user", content },
			{ role: "assistant", content: answerQuestion(content, said).text },
		);
		const isPriced = frame.acts.some((act) => act === "price" || act === "total");
		const isStated = isPriced && !frame.isUncertain;
		const isSum = isStated && frame.items.some(({ quantity }) => quantity !== undefined);
		const want = wanted[at] ?? "";
		const isRight =
			want === "none" || want === "ask" ? !isSum : isStated && isList(frame.items, want);
		return isRight ? "right" : isSum ? "wrong sum" : frame.isUncertain ? "asked" : "other";
	});
}

/** Of "mens-shirt×3, household-blanket-single/household-blanket-double×?", in any order. */
function isList(
	items: readonly { ids: readonly string[]; quantity?: number | undefined }[],
	want: string,
): boolean {
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
