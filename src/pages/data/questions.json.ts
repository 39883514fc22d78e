import { searchQuestions } from "../../../content/search-questions.ts";
import { shop } from "../../../content/shop.ts";

/** `/data/questions.json`: what the search pages answer, for the assistant's own reader. */
export function GET(): Response {
	return Response.json(searchQuestions(shop));
}
