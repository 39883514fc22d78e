import type { Shop } from "./content-files.ts";
import type { KeywordPage } from "./types.ts";

/** A question of a page that people find by searching. */
export interface SearchQuestion {
	/** "sofa-cleaning-service/take-down" */
	id: string;
	/** The page's subject, which a question leaves out: "Sofas". */
	about: string;
	question: string;
	answer: string;
}

/**
 * `/data/questions.json`: the questions of keyword and landing pages, without those that do not hold for the shop, and
 * what the signs of care labels mean.
 */
export function searchQuestions(
	shop: Pick<Shop, "keyword-pages" | "landing-pages" | "care-labels">,
): { questions: SearchQuestion[] } {
	const ofPage = ({ slug, questions }: Pick<KeywordPage, "slug" | "questions">, about: string) =>
		questions
			.filter(({ question, answer }) => question !== "" && answer !== "")
			.map(({ id, question, answer }) => ({ id: `${slug}/${id}`, about, question, answer }));
	const questions = [
		...shop["keyword-pages"].flatMap((page) => ofPage(page, page.shortName)),
		...shop["landing-pages"].flatMap((page) => ofPage(page, "")),
		...signsOfLabels(shop["care-labels"]),
	];
	return { questions };
}

/** Each sign by itself, and each family of signs. */
function signsOfLabels({ heading, families }: Shop["care-labels"]): SearchQuestion[] {
	return families.flatMap(({ id, name, symbols }) => {
		const meanings = symbols.map((symbol) => `${symbol.name}: ${symbol.meaning}`);
		const sign = (drawing: string, question: string, answer: string) => ({
			id: `label-sign/${drawing.replace(/-no$/, "-cross")}`,
			about: heading,
			question,
			answer,
		});
		return [
			sign(id, name, meanings.join(" ")),
			...symbols.map(({ drawing, name: own }, at) =>
				sign(drawing, `${name}: ${own}`, meanings[at] ?? ""),
			),
		];
	});
}
