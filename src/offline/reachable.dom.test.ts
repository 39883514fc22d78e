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

test.each([
	[200, true],
	[404, true],
	[502, false],
])("a server that answers %i is in reach: %s", async (status, expected) => {
	answer.mockResolvedValue(new Response(null, { status }));
	expect(await isReachable()).toBe(expected);
});

test("without a connection nothing is in reach", async () => {
	answer.mockRejectedValue(new TypeError("Failed to fetch"));
	expect(await isReachable()).toBe(false);
});

test("acts once when the site answers, although no network comes or goes", async () => {
	const act = vi.fn();
	answer.mockRejectedValue(new TypeError("Failed to fetch"));
	whenReachable(act);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).not.toHaveBeenCalled();
	answer.mockResolvedValue(new Response());
	await vi.advanceTimersByTimeAsync(20_000);
	dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).toHaveBeenCalledOnce();
});

test("acts at once when a network comes", async () => {
	const act = vi.fn();
	answer.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Response());
	whenReachable(act);
	await vi.advanceTimersByTimeAsync(0);
	dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(0);
	expect(act).toHaveBeenCalledOnce();
});

test("who stops waiting is not called, even by an answer under way", async () => {
	const act = vi.fn();
	answer.mockResolvedValue(new Response());
	whenReachable(act)();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).not.toHaveBeenCalled();
});
