/** Buttons, labels and descriptions of every page: what they name is there. */
import { expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const naming = ["popovertarget", "commandfor", "aria-labelledby", "aria-describedby", "for"];

test.each(allRoutes(shop["landing-pages"], shop["keyword-pages"]))(
	"%s: every control names a part of the page",
	async (path) => {
		const { document } = await site.page(path);
		const named = naming.flatMap((attribute) =>
			[...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
				(element.getAttribute(attribute) ?? "").split(/\s+/).map((id) => ({ attribute, id })),
			),
		);
		const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
		expect(named).not.toEqual([]);
		expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
	},
);

test.each(allRoutes(shop["landing-pages"], shop["keyword-pages"]))(
	"%s: every form is of an island whose code is there",
	async (path) => {
		const { document } = await site.page(path);
		const islands = [...document.querySelectorAll("form")].map((form) =>
			form.closest('astro-island[client="interaction"]'),
		);
		expect(islands.length).toBeGreaterThan(1);
		expect(islands).not.toContain(null);
		for (const island of new Set(islands)) {
			const code = island?.getAttribute("component-url") ?? "";
			expect((await site.get(code)).status, code).toBe(200);
		}
	},
);
