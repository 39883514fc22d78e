import { PostHog } from "posthog-js-lite";

export type PostHogOptions = NonNullable<ConstructorParameters<typeof PostHog>[1]>;

/** No cookies, no storage, no flags, surveys or replay, no person profiles. */
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
	// A page that is being left has no time to compress.
	disableCompression: true,
	// The page may be left at any moment.
	flushAt: 1,
};

class QuietPostHog extends PostHog {
	/** Uses `keepalive`, so requests outlive the page. Failures lose events silently. */
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
