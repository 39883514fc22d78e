/** Asks the assistant and judges its answer. */
import type { Answer } from "../answer.ts";
import type { Turn } from "../contract.ts";
import type { Act, AnswerLanguage } from "../frame.ts";
import { limits } from "../limits.ts";
import { answerQuestion } from "../testing/answer-question.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import type { Case, Question } from "./cases.ts";
import type { Check } from "./checks.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { itemNames } from "./rate-card.ts";
import { wrongSums } from "./sums.ts";

export interface Outcome {
	family: string;
	question: Question;
	answer: Answer;
	/** Missing parts of the answer. */
	misses: readonly string[];
	/** False statements. */
	harmful: readonly string[];
	/** Denies a thing that the shop has. */
	isDenial: boolean;
	/** Numbers that neither stand in the data nor derive from it. */
	inventions: readonly string[];
	isInLanguage: boolean;
	isTooLong: boolean;
	isFollowUp: boolean;
	milliseconds: number;
}

export function isRight({ misses, harmful, isDenial, inventions, isTooLong }: Outcome): boolean {
	return misses.length + harmful.length + inventions.length === 0 && !isDenial && !isTooLong;
}

/** Asks every turn with those before it. */
export function judge({ family, turns }: Case): Outcome[] {
	const history: Turn[] = [];
	return turns.map((question) => {
		const start = performance.now();
		const answer = answerQuestion(question.ask, {
			data: sampleShopData,
			history: history.slice(-limits.turns),
			now: question.at,
		});
		const milliseconds = performance.now() - start;
		const isFollowUp = history.length > 0;
		history.push({ role: "user", content: question.ask });
		const said = history.filter(({ role }) => role === "user").map(({ content }) => content);
		history.push({ role: "assistant", content: answer.text });
		const verdict = verdictOf(question, answer, said.join("\n"));
		return { family, question, answer, ...verdict, isFollowUp, milliseconds };
	});
}

/** @param said all that the visitor wrote */
function verdictOf({ checks, language }: Question, answer: Answer, said: string) {
	const failed = checks.filter((check) => !check.holds(answer));
	const mayDeny = checks.some(({ acts }) => acts?.includes("notListed"));
	return {
		misses: failed.map(({ what }) => what),
		harmful: [
			...failed.filter(({ fault }) => fault === "harmful").map(({ what }) => what),
			...wrongSums(answer, sampleShopData),
			...harmsOf(checks, answer),
		],
		isDenial: answer.acts.includes("notListed") && !mayDeny,
		inventions: numbersNotInData(answer, sampleShopData, said),
		isInLanguage: isRightLanguage(language, answer),
		isTooLong: answer.text.length > limits.answerCap,
	};
}

/** The names of items stay English in Hinglish: "Normal wash and iron". */
function isRightLanguage(wanted: Question["language"], answer: Answer): boolean {
	const unnamed = itemNames.reduce((rest, name) => rest.replaceAll(name, " "), answer.text);
	const found = languageOf(unnamed) ?? answer.language;
	return wanted === "latin" ? found !== "hi" : found === wanted;
}

const troubles: readonly Act[] = ["complaint", "order"];
const sales: readonly Act[] = ["price", "total", "care", "services", "included", "express"];

/** Sums and offers that a question leaves no room for: they mislead a visitor although each figure is true. */
export function harmsOf(checks: readonly Check[], answer: Answer): string[] {
	const { toList, total } = answer;
	const harms: string[] = [];
	if (hasWrongCounts(checks, answer)) {
		const counts = toList?.items.map(({ id, quantity }) => `${id} ${quantity ?? ""}`) ?? [];
		harms.push(`counts: ${[...counts, total?.price].join(", ")}`);
	}
	const acts = checks.flatMap((check) => check.acts ?? []);
	const isTrouble =
		troubles.some((act) => acts.includes(act)) &&
		!sales.some((act) => acts.includes(act)) &&
		checks.every(({ counts, ids }) => !counts && !ids);
	if (isTrouble && toList) harms.push("offers a sale to somebody in trouble");
	return harms;
}

/** A total, or quantities for the list, that are none of those that the question allows. */
function hasWrongCounts(checks: readonly Check[], { total, toList, list }: Answer): boolean {
	// A list that is not summed asks for its counts.
	if (list?.isSummed === false) return false;
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

const english = new Set(
	"the is are we you your our and of it for from what that this with can be will not at in on as or a an if have has when how they them there their but please do does most us any all by".split(
		" ",
	),
);
const hindi = new Set(
	"hai hain ka ki ke ko se mein par aur hum aap aapka aapki aapke hamara hamari hamare nahi nahin kya kar karte karti karein kijiye dijiye lijiye liye tak jo bhi yeh ye woh wo hota hoti hote gaya gayi gaye jaate jata jati jaye jayega karenge denge lete dete wala wali wale kab kahan kaise kitna kitni kitne lagta lagega baje subah shaam raat dopahar din ghante roz mil milega milte milta pooch poochh puchh bataiye batate bata pakka pata kuch koi ek apna apni apne unka iska iske uska wapas baat yahan wahan hoga hogi honge raha rahe rahi hua hui hue phir agar lekin ya sab saare kapde dhulai saaf rate-list ji haan namaste shukriya dekhiye likhiye bhejiye".split(
		" ",
	),
);

/**
 * The language of an answer by its script and its function words, apart from the code under test, which tells the
 * language of questions.
 *
 * @returns undefined where the words belong to both languages: "Shirt: ₹80"
 */
export function languageOf(text: string): AnswerLanguage | undefined {
	const words = text
		// Reviews stay in the words that they were written in.
		.replaceAll(/“[^”]{25,}”|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+/g, " ")
		.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu);
	if (!words) return undefined;
	const devanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length;
	if (devanagari > words.length / 3) return "hi";
	const small = words.map((word) => word.toLowerCase());
	const inEnglish = small.filter((word) => english.has(word)).length;
	const inHindi = small.filter((word) => hindi.has(word)).length;
	if (inEnglish === inHindi) return undefined;
	return inHindi > inEnglish ? "hinglish" : "en";
}
