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
