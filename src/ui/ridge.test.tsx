import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ridge } from "./ridge.tsx";

test.each([
	["line", ["hills-near"]],
	["page-header", ["hills-middle", "hills-near"]],
	["footer", ["hills-far", "hills-middle", "hills-near"]],
] as const)("a %s is drawn from the far hills to the near", (kind, hills) => {
	const html = renderToStaticMarkup(<Ridge kind={kind} into="forest" />);
	expect([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual(hills);
});

test("it is one line unless told otherwise", () => {
	const html = renderToStaticMarkup(<Ridge into="ivory" />);
	expect(html).toBe(renderToStaticMarkup(<Ridge kind="line" into="ivory" />));
});

test.each(["ivory", "mint", "forest"] as const)("the near hill has the colour of %s", (into) => {
	const html = renderToStaticMarkup(<Ridge kind="footer" into={into} />);
	expect(html).toMatch(new RegExp(`href="#hills-near" class="[^"]*\\b\\S*${into}\\b`));
});

test("it is an ornament: not read aloud", () => {
	expect(renderToStaticMarkup(<Ridge into="ivory" />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
});
