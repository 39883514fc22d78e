/** The shop's colours, named like the design's tokens (`--color-forest`), and the contrast that they need. */
import { z } from "zod";
import { error, type Sentence, say, sayOr } from "./sentences/say.ts";

const colour = z
	.string(error("must be a colour"))
	.regex(
		/^#[0-9a-f]{6}$/,
		error('must be a colour as # and six digits or letters a to f, as in "#0f4a3a"'),
	);

const colours = z.strictObject({
	forest: colour.describe("Headings, the dark sections and the main button."),
	green: colour.describe("Links, marks and the ring around what has the focus."),
	"green-deep": colour.describe("Links on tinted grounds, and what is pressed."),
	leaf: colour.describe("Ornaments on dark sections."),
	sage: colour.describe("Quiet text and lines on dark sections."),
	mint: colour.describe("The ground of what is chosen."),
	pale: colour.describe("The faintest tint, behind groups."),
	morning: colour.describe(
		"The ground that the search pages' pictures stand on, and of a page's last band.",
	),
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
	"hill-far": colour.describe("The hills of the home page's drawing, the far ones."),
	"hill-near": colour.describe("The near ones."),
	"forest-low": colour.describe("Where the first picture meets the page on wide screens."),
});

type Theme = z.output<typeof colours>;
type Token = keyof Theme | "white";

interface Needed {
	/** Of WCAG 2.2. */
	ratio: number;
	isText: boolean;
	/** By ground. */
	colours: Partial<Record<Token, readonly Token[]>>;
}

const anyGround = ["ink", "forest", "green-deep", "ink-sky"] as const;
const needed: readonly Needed[] = [
	{
		ratio: 4.5,
		isText: true,
		colours: {
			ivory: [...anyGround, "ink-soft", "green", "brass-ink"],
			paper: [...anyGround, "ink-soft", "green", "brass-ink"],
			pale: [...anyGround, "ink-soft"],
			...{ cream: anyGround, mint: anyGround, morning: anyGround },
			...{ sky: anyGround, "sky-low": anyGround },
			...{ dawn: ["ink", "forest"], "dawn-low": ["ink-sky"] },
			forest: ["white", "ivory", "on-dark", "sage"],
			...{ green: ["white"], "green-deep": ["white"] },
		},
	},
	{
		ratio: 3,
		isText: false,
		colours: { forest: ["leaf", "brass"], paper: ["field"], mint: ["green"], sky: ["green"] },
	},
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

export const theme = colours.superRefine((shown, { addIssue }) => {
	const values: Record<Token, string> = { ...shown, white: "#ffffff" };
	for (const { ratio, isText, colours } of needed)
		for (const [ground, onIt] of Object.entries(colours) as [Token, readonly Token[]][])
			for (const colour of onIt) {
				const found = contrast(values[colour], values[ground]);
				if (found >= ratio) continue;
				// Cut, not rounded: 4.46 must not read as 4.5.
				const cut = (Math.floor(found * 10) / 10).toFixed(1);
				const isDarker = luminance(values[colour]) < luminance(values[ground]);
				const [dark, light] = isDarker ? [colour, ground] : [ground, colour];
				const advice = sayOr([
					...(dark === "white" ? [] : [say("{0} darker", dark)]),
					...(light === "white" ? [] : [say("{0} lighter", light)]),
				]);
				const needs: Sentence = isText
					? "{0} on {1} is {2}:1; text needs {3}:1. Make {4}."
					: "{0} on {1} is {2}:1; lines and marks need {3}:1. Make {4}.";
				addIssue(say(needs, colour, ground, cut, ratio, advice));
			}
});
