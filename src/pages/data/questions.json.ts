import { searchQuestions } from "../../../shop/search-questions.ts";
import { shop } from "../../../shop/shop.ts";

/** `/data/questions.json`: what the search pages answer, for the assistant's own reader. */
export function GET(): Response {
	return Response.json(searchQuestions(shop));
}
