import type { Shop } from "./content-files.ts";

/** A question of a page that people find by searching. */
export interface SearchQuestion {
	/** "sofa-cleaning-service/take-down" */
	id: string;
	/** What the page is about, which a question leaves out: "Sofas". */
	about: string;
	question: string;
	answer: string;
}

/** `/data/questions.json`: the questions of keyword and landing pages, without those that do not hold for the shop. */
export function searchQuestions(shop: Pick<Shop, "keyword-pages" | "landing-pages">): {
	questions: SearchQuestion[];
} {
	const keywordPages = shop["keyword-pages"].map(({ slug, questions, shortName }) => ({
		...{ slug, questions },
		about: shortName,
	}));
	const landingPages = shop["landing-pages"].map(({ slug, questions }) => ({
		...{ slug, questions },
		about: "",
	}));
	return {
		questions: [...keywordPages, ...landingPages].flatMap(({ slug, questions, about }) =>
			questions
				.filter(({ question, answer }) => question !== "" && answer !== "")
				.map(({ id, question, answer }) => ({ id: `${slug}/${id}`, about, question, answer })),
		),
	};
}
