/** Sends page views, shop events and errors to PostHog. analytics.astro loads it and hands over earlier events. */

import { ANALYTICS_EVENT } from "./emit.ts";
import { isOwnError } from "./is-own-error.ts";
import { posthogClient } from "./posthog-client.ts";
import { scrubber, scrubWords } from "./scrub.ts";
import { shopEvent } from "./shop-events.ts";

interface Start {
	key: string;
	host: string;
	/** Earlier events, oldest first. */
	kept: Event[];
}

const mostErrors = 5;

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
	const track = tracker(client);
	for (const event of kept) track(event);
	for (const type of ["click", "submit", ANALYTICS_EVENT]) document.addEventListener(type, track);
	for (const type of ["error", "unhandledrejection"]) addEventListener(type, track);

	// A return from the back/forward cache is a view too.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) client.capture("$pageview");
	});
}

function tracker(client: ReturnType<typeof posthogClient>): (event: Event) => void {
	let errors = 0;
	return (event) => {
		const error = errorOf(event);
		if (error !== undefined) {
			if (++errors > mostErrors) return;
			return client.captureException(
				error,
				{},
				{ mechanism: { handled: false, type: event.type } },
			);
		}
		const found = shopEvent(event);
		if (!found) return;
		const { name, ...details } =
			"words" in found ? { ...found, words: scrubWords(found.words) } : found;
		client.capture(name, details);
	};
}

/** The thrown value or rejection reason, if the site's own code caused it. */
function errorOf(event: Event): unknown {
	if (event instanceof PromiseRejectionEvent) {
		const reason = event.reason ?? "Rejected without a reason";
		return isOwnError(reason, location.origin) ? reason : undefined;
	}
	if (!(event instanceof ErrorEvent)) return undefined;
	const { error, filename, message } = event;
	return isOwnError(error, location.origin, filename) ? (error ?? message) : undefined;
}
