import { PostHog } from "posthog-js-lite";

export type PostHogOptions = NonNullable<ConstructorParameters<typeof PostHog>[1]>;

/**
 * Nothing is kept in the browser: no cookie, no storage, so that each page that is opened counts for
 * itself. Nothing is asked of PostHog: no flags, surveys or replay. Nobody is made a person.
 */
const quiet: PostHogOptions = {
	persistence: "memory",
	autocapture: false,
	captureHistoryEvents: false,
	preloadFeatureFlags: false,
	disableRemoteFeatureFlags: true,
	sendFeatureFlagEvent: false,
	disableSurveys: true,
	disableGeoip: true,
	personProfiles: "never",
	// Compressing takes a moment that a page which is being left does not have.
	disableCompression: true,
	// Each event goes at once: a page may be left at any moment.
	flushAt: 1,
};

/** PostHog's small client, which what goes wrong on the way to PostHog never reaches. */
class QuietPostHog extends PostHog {
	/** Outlives the page. Blocked, offline or refused: the events are lost and nothing is said or retried. */
	override async fetch(...[url, options]: Parameters<PostHog["fetch"]>): Promise<Response> {
		try {
			const response = await fetch(url, {
				...(options as RequestInit),
				credentials: "omit",
				keepalive: true,
			});
			if (response.ok) return response;
		} catch {}
		return new Response(null, { status: 204 });
	}
}

export function posthogClient(
	key: string,
	host: string,
	beforeSend: PostHogOptions["before_send"],
): PostHog {
	return new QuietPostHog(key, { ...quiet, host, before_send: beforeSend });
}
