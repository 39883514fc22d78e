import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { shop } from "../../shop/shop.ts";

/** An event as PostHog gets it. */
interface SentEvent {
	event: string;
	properties: Record<string, unknown>;
}

export interface FakePosthog {
	/** Every request, as it came. */
	bodies: string[];
	events(): SentEvent[];
	/** The first event of a name; waits for it. */
	event(name: string): Promise<SentEvent>;
}

/** Answers in place of PostHog, and keeps what arrives. */
export async function fakePosthog(context: BrowserContext): Promise<FakePosthog> {
	const bodies: string[] = [];
	await context.route(`${shop.analytics.posthogHost}/**`, async (route) => {
		const request = route.request();
		bodies.push(`${new URL(request.url()).pathname} ${request.postData()}`);
		await route.fulfill({ json: {}, headers: { "Access-Control-Allow-Origin": "*" } });
	});
	const fake: FakePosthog = {
		bodies,
		events: () =>
			bodies.flatMap((sent) => JSON.parse(sent.slice(sent.indexOf(" "))).batch as SentEvent[]),
		async event(name) {
			const find = () => fake.events().find(({ event }) => event === name);
			await expect.poll(() => find()?.event, `PostHog gets "${name}"`).toBe(name);
			return find() as SentEvent;
		},
	};
	return fake;
}
