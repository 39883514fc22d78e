import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { contentFolder } from "./content-folder.ts";
import { sentencesOf } from "./fault.ts";
import { shop } from "./shop.ts";
import { contrast, withDerivedColours } from "./theme.ts";

const file = `${contentFolder()}/theme.json`;
const check = (changes: object) =>
	sentencesOf(checkContent({ theme: { ...shop.theme, ...changes } }, ["theme"]).errors);

test.each([
	["#000000", "#ffffff", 21],
	["#777777", "#ffffff", 4.48],
])("%s and %s have a contrast of %d", (one, other, ratio) => {
	expect(contrast(one, other)).toBeCloseTo(ratio, 2);
	expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test("text with too little contrast is reported with both names and the ratio", () => {
	expect(check({ "ink-sky": "#6f8a80" })).toContain(
		`${file}: ink-sky on mint is 3.0:1; text needs 4.5:1. Make ink-sky darker or mint lighter.`,
	);
});

test("light text on a dark section is to become lighter, and white cannot", () => {
	const errors = check({ forest: "#8fb0a5" }).join("\n");
	expect(errors).toContain("white on forest is 2.3:1; text needs 4.5:1. Make forest darker.");
	expect(errors).toContain("Make forest darker or on-dark lighter.");
});

test("the outline of a field is held to less than text", () => {
	expect(check({ field: "#b5c0ba" })).toEqual([
		`${file}: field on paper is 1.8:1; lines and marks need 3:1. Make field darker or paper lighter.`,
	]);
});

test.each(["green", "#1e7a55cc"])("%j is no colour of a theme", (green) => {
	expect(check({ green })).toEqual([
		`${file}: green must be a colour as # and six digits or letters a to f, as in "#0f4a3a".`,
	]);
});

test("of a shop's six colours the others are made, and all can be read", () => {
	const colours = "#12305e #1f5fae #6fa3dc #f7f8fb #c8a04f #1a2740";
	const [forest, green, leaf, ivory, brass, ink] = colours.split(" ");
	const theme = { forest, green, leaf, ivory, brass, ink };
	expect(sentencesOf(checkContent({ theme }, ["theme"]).errors)).toEqual([]);
	const own = { ...theme, sky: "#ffffff" };
	expect(withDerivedColours(own)).toMatchObject(own);
});

test("a colour of the six that is missing is told alone", () => {
	const { forest: _, ...theme } = shop.theme;
	expect(sentencesOf(checkContent({ theme }, ["theme"]).errors)).toEqual([
		expect.stringMatching(/forest is missing/),
	]);
});
