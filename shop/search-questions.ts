import type { Shop } from "./content-files.ts";

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
	const keywordPages = shop["keyword-pages"].map(({ slug, questions, shortName }) => ({
		...{ slug, questions },
		about: shortName,
	}));
	const landingPages = shop["landing-pages"].map(({ slug, questions }) => ({
		...{ slug, questions },
		about: "",
	}));
	const ofPages = [...keywordPages, ...landingPages].flatMap(({ slug, questions, about }) =>
		questions
			.filter(({ question, answer }) => question !== "" && answer !== "")
			.map(({ id, question, answer }) => ({ id: `${slug}/${id}`, about, question, answer })),
	);
	return { questions: [...ofPages, ...signsOfLabels(shop["care-labels"])] };
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
