/** The styles in the HTML of every page. */
import { expect, test } from "vitest";
import { openSite } from "./open-site.ts";

const site = await openSite();
const pages = await Promise.all(
	[...(await site.addresses()), "/offline", "/no/such/page"].map((path) => site.page(path)),
);

test("all stand in the head, where alone HTML allows them", () => {
	for (const { path, document } of pages) {
		expect(document.head.querySelectorAll("style").length, path).toBeGreaterThan(0);
		expect(document.body.querySelectorAll("style"), path).toHaveLength(0);
	}
});

test("none puts off layout, or hides a part until it is scrolled to", () => {
	for (const { path, html } of pages)
		expect(html, path).not.toMatch(
			/content-visibility:\s*(auto|hidden)|timeline:\s*view|view-timeline/,
		);
});
