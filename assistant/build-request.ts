import type { ChatRequest, ShopData, Turn } from "./contract.ts";
import { instructions } from "./instructions.ts";
import { limits } from "./limits.ts";

/** The system message: the instructions, then the three data sets as JSON. */
export function systemMessage(data: ShopData): string {
	return [
		instructions,
		`Site data: ${JSON.stringify(data.site)}`,
		`Price data: ${JSON.stringify(data.prices)}`,
		`Reviews data: ${JSON.stringify(data.reviews)}`,
	].join("\n\n");
}

/**
 * The request for an answer. A first question's messages are the question and the system message, in
 * that order; a later question has the last turns of the conversation before that pair.
 */
export function buildRequest(
	question: string,
	{ data, model, history = [] }: { data: ShopData; model: string; history?: readonly Turn[] },
): ChatRequest {
	return {
		messages: [
			...history.slice(-limits.turns),
			{ role: "user", content: question },
			{ role: "system", content: systemMessage(data) },
		],
		model,
		temperature: 1,
		max_completion_tokens: limits.tokens,
		top_p: 1,
		stream: false,
		stop: null,
	};
}
