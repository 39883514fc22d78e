import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";

/** An event as PostHog gets it. */
interface SentEvent {
	event: string;
	properties: Record<string, unknown>;
}

export interface FakePosthog {
	url: string;
	/** Every request but preflights, as it came. */
	bodies: string[];
	/** What it answers; 200 until told otherwise. */
	status: number;
	events(): SentEvent[];
	/** The first event of a name; waits for it. */
	event(name: string): Promise<SentEvent>;
	close(): void;
}

/** A PostHog on this machine, which keeps what arrives. */
export async function startFakePosthog(): Promise<FakePosthog> {
	const server = createServer(async (request, response) => {
		// A page that is closed while it sends breaks off.
		const body = await text(request).catch(() => undefined);
		if (body === undefined) return;
		response.setHeader("Access-Control-Allow-Origin", "*");
		response.setHeader("Access-Control-Allow-Headers", "content-type");
		if (request.method !== "OPTIONS") fake.bodies.push(`${request.url} ${body}`);
		response.writeHead(fake.status).end("{}");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const fake: FakePosthog = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		bodies: [],
		status: 200,
		events: () =>
			fake.bodies.flatMap((sent) => JSON.parse(sent.slice(sent.indexOf(" "))).batch as SentEvent[]),
		async event(name) {
			const find = () => fake.events().find(({ event }) => event === name);
			await expect.poll(() => find()?.event, `PostHog gets "${name}"`).toBe(name);
			return find() as SentEvent;
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	return fake;
}
