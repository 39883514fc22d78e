/** A text read whole and by its sentences. */
import type { Act } from "../frame.ts";
import { isBareCount } from "./amounts.ts";
import type { Knowledge } from "./knowledge.ts";
import { chooseSentences, type ReadSentence, readSentence, sentencesOf } from "./sentences.ts";
import type { Token } from "./tokens.ts";
import { wantsOnlyWashing } from "./unnamed-items.ts";

export interface ReadText {
	whole: ReadSentence;
	sentences: readonly ReadSentence[];
	/** Those that count. */
	chosen: readonly ReadSentence[];
	/** The acts that they say. */
	said: readonly Act[];
}

const sums: ReadonlySet<Act> = new Set<Act>(["price", "total"]);

/** Beside these the shop says whether it comes to an area that is named. */
const ofComing: ReadonlySet<Act> = new Set<Act>(["pickup", "pickupTime", "book"]);

export function readText(tokens: readonly Token[], knowledge: Knowledge, now: Date): ReadText {
	const whole = readSentence(tokens, knowledge, now);
	const sentences = sentencesOf(whole, knowledge, now);
	const some = sentences.length < 2 ? [whole] : chooseSentences(sentences);
	// "I have a jacket and a shawl. Is that something you do?"
	const isOfThings =
		whole.sentence.hasThing && some.every(({ acts }) => acts.join() === "services");
	// "Train to Lucknow at 8. One suit. Possible?" is of the shop, though not each sentence is.
	const isOurs = !whole.acts.includes("beyond") && whole.acts.length > 0;
	const isStrayed = isOurs && some.some(({ acts }) => acts.includes("beyond"));
	// "Five shirts, one blazer. What is my bill going to be?"
	const isPriced = some.some((one) => one.acts.includes("total") || one.acts.includes("price"));
	// "I have 6 curtains and 2 carpets. The carpets are 5x7. How much?"
	const isOfSum = ({ acts }: ReadSentence) => acts.length > 0 && acts.every((act) => sums.has(act));
	const isTold = sentences.some(
		(one) => isOfSum(one) && one.sentence.hasThing && !some.includes(one),
	);
	const isSum = whole.acts[0] === "total" && (isTold || (whole.sentence.isSum && !isPriced));
	const chosen = isOfThings || isStrayed || isSum ? [whole] : some;
	const acts = [...new Set(chosen.flatMap((one) => one.acts))];
	// "We live in Jakhan. Will you come?"
	const isOfArea = whole.sentence.areas.length > 0 && acts.some((act) => ofComing.has(act));
	const few: Act[] =
		isOfArea && !acts.includes("areas")
			? [...acts.filter((act) => act !== "pickup").slice(0, 2), "areas"]
			: acts.slice(0, 3);
	const wanted: Act[] = few.length === 0 && wantsOnlyWashing(whole.sentence) ? ["price"] : few;
	const isCount = isBareCount(whole.sentence) && whole.found.numbers.length > 0;
	const said = isCount ? [] : wanted;
	return { whole, sentences, chosen, said };
}
