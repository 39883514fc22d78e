import { describe, expect, test } from "vitest";
import { createAddressLimit, createDailyLimit } from "./question-limits.ts";

test("no minute has more than its questions, wherever it begins", () => {
	let now = 0;
	const limit = createAddressLimit(3, () => now);
	const take = (at: number) => {
		now = at;
		return limit.take("a");
	};
	expect([0, 50_000, 59_000, 59_999].map(take)).toEqual([0, 0, 0, 1]);
	expect([60_000, 60_001, 110_000, 119_000, 119_500].map(take)).toEqual([0, 50, 0, 0, 1]);
});

test("it remembers a bounded number of addresses", () => {
	const limit = createAddressLimit(1, () => 0);
	expect(limit.take("first")).toBe(0);
	for (let n = 0; n < 9_999; n += 1) limit.take(String(n));
	expect(limit.take("first")).toBe(60);
	for (let n = 10_000; n < 20_000; n += 1) limit.take(String(n));
	expect(limit.take("first")).toBe(0);
});

describe("the day's calls", () => {
	let now = 0;
	const limitOf = (perDay: number) => createDailyLimit(perDay, () => now);

	test("are so many, until midnight in India", () => {
		now = Date.UTC(2026, 10, 1, 18, 29);
		const limit = limitOf(2);
		expect([limit.take(), limit.take(), limit.take(), limit.take()]).toEqual([
			...[true, true],
			...[false, false],
		]);
		now = Date.UTC(2026, 10, 1, 18, 30);
		expect([limit.take(), limit.take(), limit.take()]).toEqual([true, true, false]);
	});

	test("none is none", () => {
		expect(limitOf(0).take()).toBe(false);
	});
});
