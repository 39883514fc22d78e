/** The shop's colours, named like the design's tokens (`--color-forest`), and the contrast that they need. */
import { z } from "zod";
import { isRecord } from "./pick.ts";
import { error, type Sentence, say, sayOr } from "./sentences/say.ts";

const colour = z.string(error("notColour")).regex(/^#[0-9a-f]{6}$/, error("notColourCode"));

/** The colours that a shop chooses; a theme that has these alone is whole. */
const own = {
	/** Headings, the dark sections and the main button. */
	forest: colour,
	/** Links, marks and the ring around what has the focus. */
	green: colour,
	/** Ornaments on dark sections. */
	leaf: colour,
	/** The ground of every page. */
	ivory: colour,
	/** The stitch, and the stars. */
	brass: colour,
	/** Text. */
	ink: colour,
};
type Own = keyof typeof own | "white";

/** Each other colour between two of those: how far from the first to the second, from 0 to 1. */
const between = {
	/** Links on tinted grounds, and what is pressed. */
	"green-deep": ["green", "forest", 0.4],
	/** Quiet text and lines on dark sections. */
	sage: ["leaf", "white", 0.5],
	/** The ground of what is chosen. */
	mint: ["leaf", "ivory", 0.8],
	/** The faintest tint, behind groups. */
	pale: ["leaf", "ivory", 0.9],
	/** The ground that the search pages' pictures stand on, and of a page's last band. */
	morning: ["leaf", "ivory", 0.82],
	/** Cards, menus and fields. */
	paper: ["ivory", "white", 0.7],
	/** Bands between sections. */
	cream: ["ivory", "brass", 0.18],
	/** Fine lines. */
	sand: ["ivory", "brass", 0.35],
	/** Small words in the stitch's colour. */
	"brass-ink": ["brass", "ink", 0.62],
	/** Secondary text. */
	"ink-soft": ["ink", "ivory", 0.2],
	/** Secondary text on mint and on the sky. */
	"ink-sky": ["ink", "ivory", 0.1],
	/** The outline of a field. */
	field: ["ink", "ivory", 0.4],
	/** The top of a page's head, and the browser's bar on phones. */
	sky: ["leaf", "white", 0.72],
	/** The sky near the hills. */
	"sky-low": ["leaf", "ivory", 0.85],
	/** Text on the dark sections, where white is too loud. */
	"on-dark": ["leaf", "white", 0.7],
	/** The sky of the home page's first picture, at its top. */
	dawn: ["leaf", "white", 0.68],
	/** The same sky above the picture. */
	"dawn-low": ["leaf", "ivory", 0.78],
	/** The hills of the home page's drawing, the far ones. */
	"hill-far": ["leaf", "white", 0.62],
	/** The near ones. */
	"hill-near": ["leaf", "white", 0.28],
	/** The edge of the first picture on wide screens. */
	"forest-low": ["forest", "green", 0.35],
} as const satisfies Record<string, readonly [Own, Own, number]>;

type Mixed = keyof typeof between;
type Token = Mixed | Own;

const mixed = Object.keys(between).map((name) => [name, colour]);
const colours = z.strictObject({
	...own,
	...(Object.fromEntries(mixed) as Record<Mixed, typeof colour>),
});

/** The JSON of theme.json with the colours that it leaves out, made of the shop's own. */
export function withDerivedColours(value: unknown): unknown {
	if (!isRecord(value)) return value;
	// A faulty one has a message of its own.
	const base = (name: Own) => {
		const { data = "#000000" } = colour.safeParse(name === "white" ? "#ffffff" : value[name]);
		return channels(data);
	};
	const derived = Object.entries(between).map(([name, [one, other, share]]) => {
		const parts = base(one).map((from, at) => from + ((base(other)[at] ?? 0) - from) * share);
		const digits = parts.map((part) => Math.round(part).toString(16).padStart(2, "0"));
		return [name, `#${digits.join("")}`];
	});
	return { ...Object.fromEntries(derived), ...value };
}

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
					...(dark === "white" ? [] : [say("darker", dark)]),
					...(light === "white" ? [] : [say("lighter", light)]),
				]);
				const needs: Sentence = isText ? "faintText" : "faintLine";
				addIssue(say(needs, colour, ground, cut, ratio, advice));
			}
});
