import { expect, test } from "vitest";
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

test("a limit of none is reached at once and reported once a day", () => {
	let now = Date.UTC(2026, 0, 1);
	let reports = 0;
	const daily = createDailyLimit(
		0,
		() => now,
		() => {
			reports += 1;
		},
	);
	expect([daily.isReached(), daily.isReached(), reports]).toEqual([true, true, 1]);
	now += 86_400_000;
	expect([daily.isReached(), reports]).toEqual([true, 2]);
});
