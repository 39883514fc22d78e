import { chatLink } from "./chat-link.ts";
import type { ShopFiles, Turn } from "./contract.ts";
import { bytesOf, dataSent } from "./data-sent.ts";
import { instructions } from "./instructions.ts";
import { limits } from "./limits.ts";

const envelope = 500;

/** The instructions and as much of the data as fits. @param said the other messages, by which prices are selected */
export function systemMessage(data: ShopFiles, said: readonly string[] = []): string {
	const rules = `${instructions}\n${linkRules(data.site)}`;
	const taken = [rules, ...said].reduce((sum, text) => sum + bytesOf(text), envelope);
	const { site, prices, reviews, pricesCut } = dataSent(data, said, limits.sent - taken);
	const part = pricesCut ? " (those nearest to the question; there are others)" : "";
	return [
		rules,
		`Site data: ${site}`,
		`Price data${part}: ${prices}`,
		`Reviews data (the newest): ${reviews}`,
	].join("\n\n");
}

function linkRules(site: ShopFiles["site"]): string {
	return `- Link WhatsApp exactly so: about an order that is under way [WhatsApp](${chatLink(site, "orderStatus")}); for a complaint or feedback [WhatsApp](${chatLink(site, "feedback")}); to book [WhatsApp](${chatLink(site, "bookNow")}); else [WhatsApp](${chatLink(site)}).`;
}

/** The body of `POST /openai/v1/chat/completions` (SPEC.md, section 7). */
export function buildRequest(
	question: string,
	{ data, model, history = [] }: { data: ShopFiles; model: string; history?: readonly Turn[] },
) {
	const turns = history.slice(-limits.turns);
	const said = [...turns.map(({ content }) => content), question];
	return {
		messages: [
			...turns,
			{ role: "user" as const, content: question },
			{ role: "system" as const, content: systemMessage(data, said) },
		],
		model,
		temperature: 1,
		max_completion_tokens: limits.tokens,
		top_p: 1,
		stream: false as const,
		stop: null,
	};
}
