/** A live site as the smoke test sees it: over the wire, and nothing followed by itself. */
import { setTimeout as delay } from "node:timers/promises";

export type Answer = {
	status: number;
	headers: Headers;
	text: string;
};

export type LiveSite = {
	/** The address given, without path: "https://doonfresh.example". */
	origin: string;
	/**
	 * Asks for a path of the site, or for a whole address. Redirects are answers, not followed.
	 * @throws Error in one sentence when there is no answer
	 */
	ask(path: string, init?: RequestInit): Promise<Answer>;
	/** `ask` without more than its address: each is asked once, however many checks want it. */
	get(path: string): Promise<Answer>;
};

/** How long one answer may take, in milliseconds; a network that fails gets a second chance. */
const patienceMs = 20_000;

/** @param fetchImpl what stands between this and the network */
export function liveSite(address: URL, fetchImpl: typeof fetch = fetch): LiveSite {
	const seen = new Map<string, Promise<Answer>>();
	async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
		const url = new URL(path, address.origin);
		const signal = AbortSignal.timeout(patienceMs);
		const once = () => fetchImpl(url, { redirect: "manual", ...init, signal });
		try {
			const response = await once().catch(() => delay(500).then(once));
			return { status: response.status, headers: response.headers, text: await response.text() };
		} catch (error) {
			throw new Error(`${url.href} gives no answer (${reason(error)})`);
		}
	}
	return {
		origin: address.origin,
		ask,
		get(path) {
			const answer = seen.get(path) ?? ask(path, { headers: { Accept: "text/html,*/*" } });
			seen.set(path, answer);
			return answer;
		},
	};
}

/** Does the work for each, a few at a time: a live site is not to feel it. In order. */
export async function forEachFew<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const left = items.entries();
	async function worker(): Promise<void> {
		for (const [index, item] of left) results[index] = await work(item);
	}
	await Promise.all(Array.from({ length: 6 }, worker));
	return results;
}

function reason(error: unknown): string {
	const { name, message, cause } = error as Error;
	if (name === "TimeoutError") return `none within ${patienceMs / 1000} seconds`;
	const { code } = (cause ?? {}) as { code?: string };
	return code ?? message;
}
