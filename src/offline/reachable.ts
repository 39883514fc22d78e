/** True if the site answers: `navigator.onLine` only tells that there is a network, not that it carries data. */

/** Milliseconds between attempts, and the longest that one takes. */
const RETRY_AFTER = 3000;

/** Asks for this page's head, which the worker does not answer. A broken server counts as out of reach. */
export function isReachable(): Promise<boolean> {
	const signal = AbortSignal.timeout(RETRY_AFTER);
	return fetch(location.href, { method: "HEAD", cache: "no-store", signal }).then(
		({ status }) => status < 500,
		() => false,
	);
}

/**
 * Calls `act` once, when the site answers: tries at once, when a network comes, when the page comes into view, and
 * every few seconds while it is.
 *
 * @returns stops waiting
 */
export function whenReachable(act: () => void): () => void {
	const wait = new AbortController();
	const { signal } = wait;
	const attempt = async () => {
		if (document.hidden || !(await isReachable()) || signal.aborted) return;
		wait.abort();
		act();
	};
	const timer = setInterval(attempt, RETRY_AFTER);
	signal.addEventListener("abort", () => clearInterval(timer));
	addEventListener("online", attempt, { signal });
	document.addEventListener("visibilitychange", attempt, { signal });
	attempt();
	return () => wait.abort();
}
