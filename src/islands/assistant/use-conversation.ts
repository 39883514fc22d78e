import {
	type RefObject,
	useCallback,
	useEffect,
	useEffectEvent,
	useReducer,
	useState,
} from "react";
import { assistant } from "#language/words.json";
import { limits } from "../../../assistant/limits.ts";
import { fill } from "../../../languages/fill.ts";
import { emit } from "../../analytics/emit.ts";
import { isReachable, whenReachable } from "../../offline/reachable.ts";
import { type AskOptions, ask as askProvider, loadClient, shopDataLoader } from "./ask.ts";
import {
	type Conversation,
	conversationReducer,
	isWaiting,
	listOf,
	remember,
	remembered,
	turnsBefore,
} from "./conversation.ts";

export interface AssistantService extends Pick<AskOptions, "baseUrl" | "bearer" | "model"> {
	/** Opens WhatsApp, for the link in an error message. */
	chatHref: string;
}

/** The conversation, and `ask`. A question is aborted when the page or the connection goes away, and asked again after. */
export function useConversation(root: RefObject<HTMLElement | null>, service: AssistantService) {
	const [conversation, dispatch] = useReducer(conversationReducer, []);
	const [loadData] = useState(() => shopDataLoader());
	const waiting = isWaiting(conversation);
	const { online, lose } = useConnection();

	useFirstOpening(root, loadData);

	useEffect(() => {
		dispatch({ type: "restored", conversation: remembered() });
	}, []);
	useEffect(() => {
		if (conversation.length > 0) remember(conversation);
	}, [conversation]);

	const answerLast = useEffectEvent(async (signal: AbortSignal) => {
		const outcome = await answerTo(conversation, service, loadData, signal);
		const isLost = outcome.type === "failed" && !signal.aborted && !(await isReachable());
		if (signal.aborted) return;
		if (isLost) return lose();
		dispatch(outcome);
		emit({ name: `assistant ${outcome.type}` });
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
	const ask = useCallback(
		(words: string): boolean => {
			const question = words.trim().slice(0, limits.question);
			if (!question || waiting) return false;
			dispatch({ type: "asked", question });
			emit({ name: "assistant asked" });
			return true;
		},
		[waiting],
	);

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
	loadData: ReturnType<typeof shopDataLoader>,
	signal: AbortSignal,
) {
	try {
		const question = conversation.at(-1)?.text ?? "";
		const data = await loadData();
		const history = turnsBefore(conversation);
		const { lines } = listOf(conversation);
		const asked = { ...service, data, history, lines: lines?.slice(-limits.lines), signal };
		const { text, parts } = await askProvider(question, asked);
		return { type: "answered", text: text.trim() || assistant.noContent, parts } as const;
	} catch {
		return { type: "failed", text: fill(assistant.failure, { chatHref }) } as const;
	}
}

/** Loads the data and the client when the panel first opens. After a failure, the question loads them again. */
function useFirstOpening(root: RefObject<HTMLElement | null>, load: () => Promise<unknown>) {
	useEffect(() => {
		const panel = root.current?.closest("[popover]");
		const begin = () => {
			if (root.current?.offsetParent === null) return;
			load().catch(() => {});
			loadClient().catch(() => {});
		};
		begin();
		panel?.addEventListener("toggle", begin, { once: true });
		return () => panel?.removeEventListener("toggle", begin);
	}, [root, load]);
}
