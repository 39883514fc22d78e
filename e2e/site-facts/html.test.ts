/** The markup of every page: read without a correction, its controls name what is there, its styles stand in the head. */
import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { openSite } from "./open-site.ts";

const site = await openSite();
const pages = [...(await site.addresses()), "/offline", "/counter", "/no/such/page"];
const naming = ["popovertarget", "commandfor", "aria-labelledby", "aria-describedby", "for"];
const interactive = "a[href], button, input, select, textarea, summary, iframe";

describe.each(pages)("%s", (path) => {
	test("is read by the parser of a browser as it is written", async () => {
		const { html, document } = await site.page(path);
		const faults: string[] = [];
		parse(html, {
			scriptingEnabled: false,
			onParseError: ({ code, startLine, startCol }) =>
				faults.push(
					`${code} at ${startLine}:${startCol}: ${html.split("\n")[startLine - 1]?.slice(startCol - 1, startCol + 60)}`,
				),
		});
		const nested = [...document.querySelectorAll(interactive)].filter((one) =>
			one.querySelector(interactive),
		);
		expect([...faults, ...nested.map(({ outerHTML }) => outerHTML.slice(0, 120))]).toEqual([]);
	});

	test("has each id once, and what its controls name", async () => {
		const { document } = await site.page(path);
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
		const named = naming.flatMap((attribute) =>
			[...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
				(element.getAttribute(attribute) ?? "").split(/\s+/),
			),
		);
		expect(named).not.toEqual([]);
		expect(named.filter((id) => !ids.includes(id))).toEqual([]);
	});

	test("has forms of islands whose code is there", async () => {
		const { document } = await site.page(path);
		const islands = [...document.querySelectorAll("form")].map((form) =>
			form.closest('astro-island[client="interaction"]'),
		);
		expect(islands).not.toContain(null);
		for (const island of new Set(islands)) {
			const code = island?.getAttribute("component-url") ?? "";
			expect((await site.get(code)).status, code).toBe(200);
		}
	});

	test("has its styles in the head, and none puts off layout or hides a part until it is scrolled to", async () => {
		const { document, html } = await site.page(path);
		expect(document.head.querySelectorAll("style").length).toBeGreaterThan(0);
		expect(document.body.querySelectorAll("style")).toHaveLength(0);
		expect(html).not.toMatch(/content-visibility:\s*(auto|hidden)|timeline:\s*view|view-timeline/);
	});
});
