/**
 * The shop's colours, named like the design's tokens (`--color-forest`), and the contrast that pairs of
 * them need.
 */
import { z } from "zod";

const colour = z
	.string("must be a colour")
	.regex(
		/^#[0-9a-f]{6}$/,
		'must be a colour as # and six digits or letters a to f, as in "#0f4a3a"',
	);

const colours = z.strictObject({
	forest: colour.describe("Headings, the dark sections and the main button."),
	green: colour.describe("Links, marks and the ring around what has the focus."),
	"green-deep": colour.describe("Links on tinted grounds, and what is pressed."),
	leaf: colour.describe("Ornaments on dark sections."),
	sage: colour.describe("Quiet text and lines on dark sections."),
	mint: colour.describe("The ground of what is chosen."),
	pale: colour.describe("The faintest tint, behind groups."),
	morning: colour.describe("The ground that the search pages' cut-out pictures stand on."),
	ivory: colour.describe("The ground of every page."),
	paper: colour.describe("Cards, menus and fields."),
	cream: colour.describe("Bands between sections."),
	sand: colour.describe("Fine lines."),
	brass: colour.describe("The stitch, and the stars."),
	"brass-ink": colour.describe("Small words in the stitch's colour."),
	ink: colour.describe("Text."),
	"ink-soft": colour.describe("Secondary text."),
	"ink-sky": colour.describe("Secondary text on mint and on the sky."),
	field: colour.describe("The outline of a field."),
	sky: colour.describe("The top of a page's head, and the browser's bar on phones."),
	"sky-low": colour.describe("The sky near the hills."),
	"on-dark": colour.describe("Text on the dark sections, where white is too loud."),
	dawn: colour.describe("The sky of the home page's first picture, at its top."),
	"dawn-low": colour.describe("The same sky above the picture."),
	dusk: colour.describe("The ground behind the closing picture."),
	"hill-far": colour.describe("The hills over the footer, the far ones."),
	"hill-near": colour.describe("The near ones."),
	"hill-sky": colour.describe("The hills at the foot of a page's head."),
	"forest-low": colour.describe("Where the first picture meets the page on wide screens."),
});

type Theme = z.output<typeof colours>;
type Token = keyof Theme | "white";

const text = 4.5;
/** Outlines, marks and the focus ring: WCAG 1.4.11. */
const part = 3;

/** Foreground, background and the contrast ratio that WCAG 2.2 asks for. */
const pairs: readonly [on: Token, ground: Token, least: number][] = [
	...(["ivory", "paper", "cream", "mint", "pale", "morning", "sky", "sky-low"] as const).flatMap(
		(ground): [Token, Token, number][] => [
			["ink", ground, text],
			["forest", ground, text],
			["green-deep", ground, text],
			["ink-sky", ground, text],
		],
	),
	["ink", "dawn", text],
	["forest", "dawn", text],
	["ink-sky", "dawn-low", text],
	["ink", "dusk", text],
	["ink-soft", "ivory", text],
	["ink-soft", "paper", text],
	["ink-soft", "pale", text],
	["green", "ivory", text],
	["green", "paper", text],
	["brass-ink", "ivory", text],
	["brass-ink", "paper", text],
	["white", "forest", text],
	["white", "green", text],
	["white", "green-deep", text],
	["ivory", "forest", text],
	["on-dark", "forest", text],
	["sage", "forest", text],
	["leaf", "forest", part],
	["brass", "forest", part],
	["field", "paper", part],
	["green", "mint", part],
	["green", "sky", part],
];

/** Red, green and blue of "#0f4a3a", 0 to 255. */
export function channels(colour: string): [number, number, number] {
	const value = Number.parseInt(colour.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The contrast of two colours by WCAG 2.2: 1 for equal ones, 21 for black and white. */
export function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastErrors(theme: Theme): string[] {
	const colours = { ...theme, white: "#ffffff" };
	return pairs.flatMap(([on, ground, least]) => {
		const found = contrast(colours[on], colours[ground]);
		if (found >= least) return [];
		const onIsDarker = luminance(colours[on]) < luminance(colours[ground]);
		const [dark, light] = onIsDarker ? [on, ground] : [ground, on];
		const advice = [
			dark === "white" ? [] : `${dark} darker`,
			light === "white" ? [] : `${light} lighter`,
		].flat();
		// Cut, not rounded: 4.46 must not read as 4.5.
		const shown = (Math.floor(found * 10) / 10).toFixed(1);
		const needs = least === text ? "text needs" : "lines and marks need";
		return [`${on} on ${ground} is ${shown}:1; ${needs} ${least}:1. Make ${advice.join(" or ")}.`];
	});
}

export const theme = colours.superRefine((shown, { addIssue }) => {
	for (const message of contrastErrors(shown)) addIssue({ code: "custom", message });
});
