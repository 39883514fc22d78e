/** Sends page views, shop events and errors to PostHog. analytics.astro loads it and hands over earlier events. */
import { PostHog } from "posthog-js-lite";
import { ANALYTICS_EVENT, shopEvent } from "./events.ts";
import { scrubber, scrubWords } from "./scrub.ts";

interface Start {
	key: string;
	host: string;
	/** Earlier events, oldest first. */
	kept: Event[];
}

const mostErrors = 5;

/** No cookies, no storage, no flags, surveys or replay, no person profiles. */
const quiet: ConstructorParameters<typeof PostHog>[1] = {
	persistence: "memory",
	autocapture: false,
	captureHistoryEvents: false,
	preloadFeatureFlags: false,
	disableRemoteFeatureFlags: true,
	sendFeatureFlagEvent: false,
	disableSurveys: true,
	disableGeoip: true,
	personProfiles: "never",
	// A page that is being left has no time to compress.
	disableCompression: true,
	// The page may be left at any moment.
	flushAt: 1,
};

class QuietPostHog extends PostHog {
	/** Uses `keepalive`, so requests outlive the page. Failures lose events silently. */
	override async fetch(...[url, options]: Parameters<PostHog["fetch"]>): Promise<Response> {
		const kept = { ...(options as RequestInit), credentials: "omit", keepalive: true } as const;
		const response = await fetch(url, kept).catch(() => undefined);
		return response?.ok ? response : new Response(null, { status: 204 });
	}
}

addEventListener("analytics", (event) => start((event as CustomEvent<Start>).detail), {
	once: true,
});

function start({ key, host, kept }: Start): void {
	const { origin } = location;
	const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
	const page = canonical ? new URL(canonical).pathname : "/";
	const { referrer } = document;
	const before_send = scrubber({ origin, page, referrer });
	const client = new QuietPostHog(key, { ...quiet, host, before_send });

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

function tracker(client: PostHog): (event: Event) => void {
	let errors = 0;
	return (event) => {
		const error = errorOf(event);
		if (error !== undefined) {
			if (++errors > mostErrors) return;
			const mechanism = { handled: false, type: event.type };
			return client.captureException(error, {}, { mechanism });
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
	const isRejection = event instanceof PromiseRejectionEvent;
	if (!isRejection && !(event instanceof ErrorEvent)) return undefined;
	const error = isRejection ? (event.reason ?? "Rejected without a reason") : event.error;
	return isOwnError(error, location.origin, isRejection ? "" : event.filename) ? error : undefined;
}

/** An address with line and column in a stack trace. */
const placeInStack = /\b[a-z][a-z-]*:\/\/[^\s()@]+?:\d+:\d+/;

/**
 * True if an error comes from the site itself, not from an extension or another site's script ("Script error.").
 * Errors without any address count if they carry a value.
 */
export function isOwnError(thrown: unknown, origin: string, filename: string): boolean {
	if (thrown === undefined || thrown === null) return false;
	const stack = thrown instanceof Error ? thrown.stack : undefined;
	const place = filename.includes("://") ? filename : placeInStack.exec(stack ?? "")?.[0];
	return place === undefined || place.startsWith(`${origin}/`);
}
