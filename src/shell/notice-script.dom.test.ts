import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.useRealTimers());

/** In Kolkata. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+05:30`));
const shown = () =>
	[...document.querySelectorAll("p")].filter(({ hidden }) => !hidden).map((p) => p.textContent);

test("one notice, of the shop's own day, however old the page is", async () => {
	vi.useFakeTimers();
	at("2026-11-19T23:59");
	document.body.innerHTML = `
		<p data-notice-from="2026-11-20" data-notice-until="2026-11-21">Diwali</p>
		<p data-notice-from="2026-11-01" data-notice-until="2026-11-30">Offer</p>`;
	await import("./notice-script.ts");
	expect(shown()).toEqual(["Offer"]);
	for (const [moment, text] of [
		["2026-11-20T00:00", "Diwali"],
		["2026-11-21T23:59", "Diwali"],
		["2026-11-22T00:00", "Offer"],
		["2026-12-01T00:00", undefined],
	] as const) {
		at(moment);
		window.dispatchEvent(new Event("visibilitychange"));
		expect(shown()).toEqual(text ? [text] : []);
	}
});
