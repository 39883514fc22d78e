import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isReachable, whenReachable } from "./reachable.ts";

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", answer);
});
afterEach(() => {
	answer.mockReset();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const refuse = () => Promise.reject(new TypeError("Failed to fetch"));

test.each<[string, () => Promise<Response>, boolean]>([
	["answers", async () => new Response(), true],
	["answers that the page is not there", async () => new Response(null, { status: 404 }), true],
	["is broken", async () => new Response(null, { status: 502 }), false],
	["cannot be reached", refuse, false],
])("a server that %s", async (_, fetched, expected) => {
	answer.mockImplementation(fetched);
	expect(await isReachable()).toBe(expected);
});

test("acts once when the site answers, although no network comes or goes, and at once when one comes", async () => {
	const act = vi.fn();
	answer.mockImplementation(refuse);
	whenReachable(act);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).not.toHaveBeenCalled();
	answer.mockImplementation(async () => new Response());
	for (let times = 0; times < 2; times++) {
		dispatchEvent(new Event("online"));
		await vi.advanceTimersByTimeAsync(0);
		expect(act).toHaveBeenCalledOnce();
	}

	answer.mockImplementation(refuse);
	whenReachable(act);
	await vi.advanceTimersByTimeAsync(0);
	answer.mockImplementation(async () => new Response());
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).toHaveBeenCalledTimes(2);
});

test("who stops waiting is not called, even by an answer under way", async () => {
	const act = vi.fn();
	answer.mockResolvedValue(new Response());
	whenReachable(act)();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).not.toHaveBeenCalled();
});
