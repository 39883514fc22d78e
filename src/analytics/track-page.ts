/**
 * Counts what the shop wants to know of this page: fetched once the browser is idle, by the few lines
 * of analytics.astro, which kept what happened before and hand it over here.
 */

import { ANALYTICS_EVENT } from "./emit.ts";
import { isOwnError } from "./is-own-error.ts";
import { posthogClient } from "./posthog-client.ts";
import { scrubber, scrubWords } from "./scrub.ts";
import { shopEvent } from "./shop-events.ts";

/** What analytics.astro hands over. */
interface Start {
	key: string;
	host: string;
	/** The page's events up to now, oldest first. */
	kept: Event[];
}

/** A fault that repeats is told a few times, not with every frame. */
const mostFaults = 5;

addEventListener("analytics", (event) => start((event as CustomEvent<Start>).detail), {
	once: true,
});

function start({ key, host, kept }: Start): void {
	const { origin } = location;
	const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
	const page = canonical ? new URL(canonical).pathname : "/";
	const { referrer } = document;
	const client = posthogClient(key, host, scrubber({ origin, page, referrer }));

	client.capture("$pageview");
	const note = noter(client);
	for (const event of kept) note(event);
	for (const type of ["click", "submit", ANALYTICS_EVENT]) document.addEventListener(type, note);
	for (const type of ["error", "unhandledrejection"]) addEventListener(type, note);

	// Back from the back/forward cache is a view too.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) client.capture("$pageview");
	});
}

/** Turns the page's events into what is sent. */
function noter(client: ReturnType<typeof posthogClient>): (event: Event) => void {
	let faults = 0;
	return (event) => {
		const fault = faultOf(event);
		if (fault !== undefined) {
			if (++faults > mostFaults) return;
			return client.captureException(
				fault,
				{},
				{ mechanism: { handled: false, type: event.type } },
			);
		}
		const told = shopEvent(event);
		if (!told) return;
		const { name, ...details } =
			"words" in told ? { ...told, words: scrubWords(told.words) } : told;
		client.capture(name, details);
	};
}

/** What was thrown, or why a promise was rejected, by the site's own code. */
function faultOf(event: Event): unknown {
	if (event instanceof PromiseRejectionEvent) {
		const reason = event.reason ?? "Rejected without a reason";
		return isOwnError(reason, location.origin) ? reason : undefined;
	}
	if (!(event instanceof ErrorEvent)) return undefined;
	const { error, filename, message } = event;
	return isOwnError(error, location.origin, filename) ? (error ?? message) : undefined;
}
