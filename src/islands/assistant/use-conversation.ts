import { useCallback, useEffect, useEffectEvent, useReducer, useState } from "react";
import { assistant as words } from "#language/words.json";
import type { AnswerParts } from "../../../assistant/answer.ts";
import { buildRequest } from "../../../assistant/build-request.ts";
import { type ShopFiles, shopFilePaths, type Turn } from "../../../assistant/contract.ts";
import type { ListBefore } from "../../../assistant/frame.ts";
import { limits } from "../../../assistant/limits.ts";
import { fill } from "../../../languages/fill.ts";
import { emit } from "../../analytics/events.ts";
import { fetchJson, loadOnce } from "../../list/load.ts";
import { isReachable, whenReachable } from "../../offline/reachable.ts";
import { isAnswerParts } from "./answer-parts.ts";
import {
	type Answer,
	type Conversation,
	conversationReducer,
	isWaiting,
	listOf,
	remember,
	remembered,
	turnsBefore,
} from "./conversation.ts";

export interface AssistantService extends Pick<AskOptions, "baseUrl" | "bearer" | "model"> {
	chatHref: string;
}

/** The conversation, and `ask`. A question is aborted when the page or the connection goes away, and asked again after. */
export function useConversation(service: AssistantService) {
	const [conversation, dispatch] = useReducer(conversationReducer, []);
	const waiting = isWaiting(conversation);
	const { online, lose } = useConnection();

	useEffect(() => {
		dispatch({ type: "restored", conversation: remembered() });
		// Ahead of the first question, which loads again what is missing.
		Promise.all([loadShopFiles(), loadClient()]).catch(() => {});
	}, []);
	useEffect(() => {
		if (conversation.length > 0) remember(conversation);
	}, [conversation]);

	const answerLast = useEffectEvent(async (signal: AbortSignal) => {
		const answer = await answerTo(conversation, service, signal);
		const isLost = answer.failed && !signal.aborted && !(await isReachable());
		if (signal.aborted) return;
		if (isLost) return lose();
		dispatch({ type: "answered", answer });
		emit({ name: answer.failed ? "assistant failed" : "assistant answered" });
	});
	useEffect(() => {
		if (!waiting || !online) return;
		let request = new AbortController();
		const leave = () => request.abort();
		// A page restored from the back/forward cache asks again.
		const comeBack = (event: PageTransitionEvent) => {
			if (!event.persisted) return;
			request = new AbortController();
			answerLast(request.signal);
		};
		answerLast(request.signal);
		addEventListener("pagehide", leave);
		addEventListener("pageshow", comeBack);
		return () => {
			leave();
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", comeBack);
		};
	}, [waiting, online]);

	/** @returns false without a question, or while another waits */
	function ask(words: string): boolean {
		const question = words.trim().slice(0, limits.question);
		if (!question || waiting) return false;
		dispatch({ type: "asked", question });
		emit({ name: "assistant asked" });
		return true;
	}

	return { conversation, online, ask, dispatch };
}

/** True if the site can be reached, as far as it is known; `lose` reports that it cannot. */
function useConnection() {
	const [online, setOnline] = useState(true);
	const lose = useCallback(() => setOnline(false), []);
	useEffect(() => {
		if (!navigator.onLine) lose();
		addEventListener("offline", lose);
		return () => removeEventListener("offline", lose);
	}, [lose]);
	useEffect(() => (online ? undefined : whenReachable(() => setOnline(true))), [online]);
	return { online, lose };
}

async function answerTo(
	conversation: Conversation,
	{ chatHref, ...service }: AssistantService,
	signal: AbortSignal,
): Promise<Answer> {
	try {
		const before = listOf(conversation);
		const { text, parts } = await askProvider(conversation.at(-1)?.text ?? "", {
			...service,
			history: turnsBefore(conversation),
			lines: before.lines?.slice(-limits.lines),
			isListOpen: before.parts?.list?.isSummed === false,
			signal,
		});
		return { text: text.trim() || words.noContent, parts };
	} catch {
		return { text: fill(words.failure, { chatHref }), failed: true };
	}
}

interface AskOptions extends ListBefore {
	/** The provider's address; empty for the relay, on this site. */
	baseUrl: string;
	/** Public with the relay, which has the real key. */
	bearer: string;
	model: string;
	history: readonly Turn[];
	signal: AbortSignal;
}

/** The provider's client library. @throws Error when the site cannot be reached */
const loadClient = loadOnce(async () => {
	// Chromium never loads a script again that failed once.
	if (!(await isReachable())) throw new Error("The site cannot be reached");
	return import("groq-sdk").catch(async (error: unknown) => {
		const missing: WindowEventMap["island:part-missing"] = new CustomEvent("island:part-missing", {
			detail: {},
		});
		dispatchEvent(missing);
		// Never comes where the page is about to be loaded again.
		await missing.detail.verdict;
		throw error;
	});
});

const loadShopFiles = loadOnce(async (): Promise<ShopFiles> => {
	const [site, prices, reviews] = await Promise.all([
		fetchJson<ShopFiles["site"]>(shopFilePaths.site),
		fetchJson<ShopFiles["prices"]>(shopFilePaths.prices),
		fetchJson<ShopFiles["reviews"]>(shopFilePaths.reviews),
	]);
	return { site, prices, reviews };
});

/**
 * Asks with the provider's client library, which retries on 408, 409, 429 and 5xx.
 * @returns markdown, empty when the reply has no content; and what the relay sends beside it
 * @throws the library's errors: connection, timeout, abort, and the HTTP statuses
 */
async function askProvider(
	question: string,
	options: AskOptions,
): Promise<{ text: string; parts?: AnswerParts | undefined }> {
	const { baseUrl, bearer, model, history, lines, isListOpen, signal } = options;
	const [data, { default: Groq }] = await Promise.all([loadShopFiles(), loadClient()]);
	const client = new Groq({
		apiKey: bearer,
		baseURL: baseUrl || location.origin,
		timeout: limits.browserTimeout,
		maxRetries: limits.browserRetries,
		dangerouslyAllowBrowser: true,
	});
	const reply = await client.chat.completions.create(
		buildRequest(question, { data, model, history, lines, isListOpen }),
		// A question in one word has no language of its own.
		{ signal, headers: { "Accept-Language": document.documentElement.lang } },
	);
	const message: { content?: string | null; answer?: unknown } = reply.choices?.[0]?.message ?? {};
	const { content, answer } = message;
	return { text: content ?? "", parts: isAnswerParts(answer) ? answer : undefined };
}
