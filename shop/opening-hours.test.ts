import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
	comingDays,
	hoursOn,
	nextOpening,
	type OpeningHours,
	openUntil,
	readyBy,
	type Span,
	shopClock,
} from "./opening-hours.ts";

const week: Span[] = Array.from({ length: 7 }, () => ({ opens: "09:00", closes: "21:00" }));
const usual = { hours: week, specialDays: [] };

/** A Friday by the shop's clock. */
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const at = (moment: string) => new Date(`${moment}+05:30`);

afterEach(() => {
	vi.unstubAllEnvs();
});

describe("the shop's own clock", () => {
	test.each([
		["Monday's first", "2026-11-16T00:00:00+05:30", 0, "00:00"],
		["Monday, while UTC has Sunday", "2026-11-15T18:30:00Z", 0, "00:00"],
		["Saturday, while Honolulu has Friday", "2026-11-20T14:00:00-10:00", 5, "05:30"],
	])("%s", (_, instant, weekday, time) => {
		expect(shopClock(new Date(instant))).toMatchObject({ weekday, time });
	});

	test("the year turns with the shop's midnight", () => {
		expect(shopClock(new Date("2026-12-31T18:29:59Z")).year).toBe(2026);
		expect(shopClock(new Date("2026-12-31T18:30:00Z")).year).toBe(2027);
	});

	test.each(["Pacific/Kiritimati", "Asia/Kolkata", "America/Los_Angeles"])(
		"a visitor in %s sees the same",
		(zone) => {
			vi.stubEnv("TZ", zone);
			const clock = { weekday: 4, time: "20:59", year: 2026, date: "2026-11-20" };
			expect(shopClock(friday("20:59"))).toMatchObject(clock);
			expect(openUntil(usual, friday("20:59"))).toEqual(friday("21:00"));
			expect(openUntil(usual, friday("21:00"))).toBeUndefined();
		},
	);
});

const diwali = { date: "2026-11-21", lastDate: "2026-11-22", name: "Diwali" };
const fair = { date: "2026-11-24", name: "Fair", opens: "10:00", closes: "16:30" };
const festive: OpeningHours = { hours: week, specialDays: [fair, diwali] };

describe("special days", () => {
	test("a shop that closes for good has no next opening, and promises nothing", () => {
		const gone = { hours: week, specialDays: [{ ...diwali, lastDate: "2036-01-01" }] };
		expect(nextOpening(gone, friday("22:00"))).toBeUndefined();
		expect(readyBy(gone, { to: 48 }, friday("12:00"))).toBeUndefined();
		expect(readyBy({ hours: [], specialDays: [] }, { to: 48 }, friday("12:00"))).toBeUndefined();
	});

	test("those to come, in order; one that is under way is to come", () => {
		const past = { date: "2026-11-20", name: "Past" };
		const all = [fair, diwali, past];
		expect(comingDays(all, at("2026-11-22T23:59"))).toEqual([diwali, fair]);
		expect(comingDays(all, at("2026-11-23T00:00"))).toEqual([fair]);
	});
});

describe("ready by", () => {
	test.each([
		["on the hour", "2026-11-16T19:00", "2026-11-18T19:00"],
		["a minute past it: the next full hour", "2026-11-16T19:01", "2026-11-18T20:00"],
		["an hour that ends at closing: the next opening", "2026-11-16T20:01", "2026-11-19T09:00"],
		["at closing: from the next opening", "2026-11-16T21:00", "2026-11-19T09:00"],
		["at night", "2026-11-16T02:00", "2026-11-18T09:00"],
	])("handed over %s", (_, moment, ready) => {
		expect(readyBy(usual, { to: 48 }, at(moment))).toEqual(at(ready));
	});

	test.each([
		["two closed days on the way do not count", "2026-11-19T12:00", "2026-11-23T12:00"],
		["into special hours", "2026-11-20T15:10", "2026-11-24T16:00"],
		["past their end: the next opening", "2026-11-20T16:10", "2026-11-25T09:00"],
		["on a closed day: from the next opening", "2026-11-21T12:00", "2026-11-25T09:00"],
	])("with special days: %s", (_, moment, ready) => {
		expect(readyBy(festive, { to: 48 }, at(moment))).toEqual(at(ready));
	});

	const time = (minute: number) =>
		`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
	/** Up to three spans a day, of which the last may end in the night. */
	const hours = fc
		.tuple(
			fc.uniqueArray(fc.integer({ min: 300, max: 1439 }), { minLength: 2, maxLength: 6 }),
			fc.option(fc.integer({ min: 0, max: 299 }), { nil: undefined }),
		)
		.map(([times, night]) => {
			const sorted = times.toSorted((one, other) => one - other).map(time);
			const spans = sorted.flatMap((opens, at) => {
				const closes = at % 2 === 0 && sorted[at + 1];
				return closes ? [{ opens, closes }] : [];
			});
			const [last] = spans.slice(-1);
			if (last && night !== undefined) last.closes = time(night);
			return { spans };
		});
	const special = fc.record({
		offset: fc.integer({ min: 0, max: 20 }),
		hours: fc.option(hours, { nil: undefined }),
	});
	const shops = fc
		.tuple(
			fc.array(hours, { minLength: 7, maxLength: 7 }),
			fc.uniqueArray(special, { selector: ({ offset }) => offset, maxLength: 12 }),
		)
		.map(([week, days]) => ({
			hours: week,
			specialDays: days.map(({ offset, hours }) => ({
				date: new Date(Date.UTC(2026, 10, 16 + offset)).toISOString().slice(0, 10),
				name: "Special",
				...hours,
			})),
		}));
	const moments = fc
		.integer({ min: 0, max: 20 * 86_400 })
		.map((second) => new Date(Date.UTC(2026, 10, 16) + second * 1000));

	test("is within opening hours, and never before the turnaround ends", () => {
		fc.assert(
			fc.property(shops, moments, fc.integer({ min: 1, max: 96 }), (shop, now, to) => {
				const ready = readyBy(shop, { to }, now);
				expect(ready && openUntil(shop, ready)).toBeDefined();
				expect(Number(ready)).toBeGreaterThanOrEqual(now.getTime() + to * 3_600_000);
			}),
		);
	});

	test("who hands over later has it later, or at the same time", () => {
		fc.assert(
			fc.property(shops, moments, moments, (shop, one, other) => {
				const [first, second] = one < other ? [one, other] : [other, one];
				const [sooner, later] = [first, second].map((now) => readyBy(shop, { to: 48 }, now));
				expect(Number(sooner)).toBeLessThanOrEqual(Number(later));
			}),
		);
	});

	test("the next opening is later, and the shop is open then", () => {
		fc.assert(
			fc.property(shops, moments, (shop, now) => {
				const next = nextOpening(shop, now);
				expect(next && next.at > now && openUntil(shop, next.at)).toBeTruthy();
				expect(next && hoursOn(shop, next.day).spans.map(({ opens }) => opens)).toContain(
					next?.opens,
				);
			}),
		);
	});
});

describe("a break, a night, a day without an end", () => {
	const lunch = {
		spans: [
			{ opens: "09:00", closes: "13:00" },
			{ opens: "16:00", closes: "21:00" },
		],
	};
	const withBreak = { hours: week.map(() => lunch), specialDays: [] };
	const always = { hours: week.map(() => ({ opens: "00:00", closes: "24:00" })), specialDays: [] };

	test("in the break the afternoon is next; ready in it is ready after it", () => {
		expect(nextOpening(withBreak, friday("14:00"))?.at).toEqual(friday("16:00"));
		expect(readyBy(withBreak, { to: 4 }, friday("10:00"))).toEqual(friday("16:00"));
	});

	test("a shop that never closes is open for more than a week on, and ready at any hour", () => {
		expect(Number(openUntil(always, friday("23:59"))) - Number(friday("23:59"))).toBeGreaterThan(
			7 * 86_400_000,
		);
		expect(readyBy(always, { to: 6 }, friday("20:10"))).toEqual(at("2026-11-21T03:00"));
	});
});
