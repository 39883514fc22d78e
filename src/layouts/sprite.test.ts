import { expect, test } from "vitest";
import { sprite } from "./sprite.ts";

const use = (...ids: string[]) => ids.map((id) => `<svg><use href="#${id}"/></svg>`).join("");
const held = (html: string) => [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

test("holds what the page draws, once each, in one order, and nothing else", () => {
	const html = sprite(use("i-x", "i-leaf", "i-x", "hills", "mark"));
	expect(held(html).toSorted()).toEqual(["hills", "i-leaf", "i-x", "mark"]);
	expect(sprite(use("i-leaf", "mark", "hills", "i-x"))).toBe(html);
	expect(held(sprite("<p>i-x</p>"))).toEqual([]);
});

test("finds a reference among other attributes, and in a link", () => {
	for (const use of [
		'<use class="a" href="#i-x"/>',
		'<a href="#i-leaf"><use href="#i-x" x="25"></use></a>',
	])
		expect(held(sprite(use))).toEqual(["i-x"]);
});

test.each(["i-unheard-of", "x", "I-X", "constructor"])(
	"a drawing that is not there, #%s, stops the build",
	(id) => {
		expect(() => sprite(use("i-x", id))).toThrow(`#${id}`);
	},
);
