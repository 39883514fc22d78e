import { expect, test } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

function setUp() {
	const time = { now: 0 };
	const breaker = createCircuitBreaker({ failures: 2, restMs: 100, clock: () => time.now });
	return { breaker, time };
}

test("rests after so many failures in a row, then lets one call through", () => {
	const { breaker, time } = setUp();
	expect(breaker.failed()).toBe(false);
	expect(breaker.enter()).toBe(true);
	expect(breaker.failed()).toBe(true);
	expect(breaker.enter()).toBe(false);
	time.now = 99;
	expect(breaker.enter()).toBe(false);
	time.now = 100;
	expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
	breaker.succeeded();
	expect([breaker.enter(), breaker.enter()]).toEqual([true, true]);
});

test("rests again when the one call fails", () => {
	const { breaker, time } = setUp();
	breaker.failed();
	breaker.failed();
	time.now = 100;
	breaker.enter();
	expect(breaker.failed()).toBe(true);
	time.now = 199;
	expect(breaker.enter()).toBe(false);
	time.now = 200;
	expect(breaker.enter()).toBe(true);
});

test("calls that were out when the rest began do not lengthen it", () => {
	const { breaker, time } = setUp();
	breaker.failed();
	breaker.failed();
	time.now = 50;
	expect(breaker.failed()).toBe(false);
	time.now = 100;
	expect(breaker.enter()).toBe(true);
});

test("a trial that is given up leaves the next one free", () => {
	const { breaker, time } = setUp();
	breaker.failed();
	breaker.failed();
	time.now = 100;
	breaker.enter();
	breaker.abandoned();
	expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
});
