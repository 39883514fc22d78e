import { expect, test } from "vitest";
import { createSharedDailyLimit, ProviderCalls } from "./provider-calls.ts";

const noon = Date.UTC(2026, 10, 1, 6, 30);
const day = 86_400_000;

/** One object with a storage of its own, as Cloudflare runs it. */
function sharedObject() {
	const stored = new Map<string, unknown>();
	const counter = new ProviderCalls({
		storage: {
			get: async (key) => structuredClone(stored.get(key)),
			put: async (key, value) => void stored.set(key, structuredClone(value)),
		},
	});
	let asked = 0;
	const namespace = {
		getByName: () => ({
			fetch(url: string, init: RequestInit) {
				asked += 1;
				return counter.fetch(new Request(url, init));
			},
		}),
	};
	return { namespace, asked: () => asked };
}

test("instances share the day's calls", async () => {
	const { namespace } = sharedObject();
	const [one, other] = [1, 2].map(() => createSharedDailyLimit(namespace, 3, () => noon));
	expect([await one?.take(), await other?.take(), await one?.take(), await other?.take()]).toEqual([
		...[true, true, true],
		false,
	]);
});

test("the next day begins anew, and an instance whose clock is behind does not bring the last one back", async () => {
	const { namespace } = sharedObject();
	let now = noon;
	const limit = createSharedDailyLimit(namespace, 2, () => now);
	const behind = createSharedDailyLimit(namespace, 2, () => noon);
	expect([await limit.take(), await limit.take(), await limit.take()]).toEqual([true, true, false]);
	now += day;
	expect(await limit.take()).toBe(true);
	expect([await behind.take(), await behind.take()]).toEqual([true, false]);
	expect(await limit.take()).toBe(false);
});

test("a count that fails is no spent day", async () => {
	const answers = [500, 200];
	const fetch = async () => new Response(null, { status: answers.shift() ?? 429 });
	const limit = createSharedDailyLimit({ getByName: () => ({ fetch }) }, 3, () => noon);
	await expect(limit.take()).rejects.toThrow();
	expect([await limit.take(), await limit.take()]).toEqual([true, false]);
});

test("an instance that knows the day to be spent asks no more", async () => {
	const { namespace, asked } = sharedObject();
	const limit = createSharedDailyLimit(namespace, 0, () => noon);
	for (let n = 0; n < 3; n += 1) expect(await limit.take()).toBe(false);
	expect(asked()).toBe(1);
});
