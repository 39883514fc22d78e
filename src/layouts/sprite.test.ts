import { expect, test } from "vitest";
import { sprite } from "./sprite.ts";

const use = (...ids: string[]) => ids.map((id) => `<svg><use href="#${id}"/></svg>`).join("");
const held = (html: string) => [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

test("holds what the page draws, once each, and nothing else", () => {
	const html = sprite(use("i-x", "i-leaf", "i-x", "hills", "mark"));
	expect(held(html).toSorted()).toEqual(["hills", "i-leaf", "i-x", "mark"]);
});

test("a page without drawings has an empty one", () => {
	expect(held(sprite("<p>i-x</p>"))).toEqual([]);
});

test("the order on the page does not matter: the same drawings give the same bytes", () => {
	expect(sprite(use("i-x", "i-leaf"))).toBe(sprite(use("i-leaf", "i-x")));
});

test.each([
	["with a class after it", '<use href="#i-x" class="a"></use>'],
	["with a place after it", '<use href="#i-x" x="25"/>'],
	["with a class before it", '<use class="a" href="#i-x"/>'],
	["inside other markup", '<a href="#i-leaf"><svg class="icon"><use href="#i-x"></use></svg></a>'],
])("finds a reference %s", (_, html) => {
	expect(held(sprite(html))).toEqual(["i-x"]);
});

test.each(["i-unheard-of", "x", "I-X", "constructor"])(
	"a drawing that is not there, #%s, stops the build",
	(id) => {
		expect(() => sprite(use("i-x", id))).toThrow(`#${id}`);
	},
);
