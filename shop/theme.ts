/** The shop's colours, named like the design's tokens (`--color-forest`), and the contrast that they need. */
import { z } from "zod";
import { error, type Sentence, say, sayOr } from "./sentences/say.ts";

const colour = z.string(error("notColour")).regex(/^#[0-9a-f]{6}$/, error("notColourCode"));

const colours = z.strictObject({
	/** Headings, the dark sections and the main button. */
	forest: colour,
	/** Links, marks and the ring around what has the focus. */
	green: colour,
	/** Links on tinted grounds, and what is pressed. */
	"green-deep": colour,
	/** Ornaments on dark sections. */
	leaf: colour,
	/** Quiet text and lines on dark sections. */
	sage: colour,
	/** The ground of what is chosen. */
	mint: colour,
	/** The faintest tint, behind groups. */
	pale: colour,
	/** The ground that the search pages' pictures stand on, and of a page's last band. */
	morning: colour,
	/** The ground of every page. */
	ivory: colour,
	/** Cards, menus and fields. */
	paper: colour,
	/** Bands between sections. */
	cream: colour,
	/** Fine lines. */
	sand: colour,
	/** The stitch, and the stars. */
	brass: colour,
	/** Small words in the stitch's colour. */
	"brass-ink": colour,
	/** Text. */
	ink: colour,
	/** Secondary text. */
	"ink-soft": colour,
	/** Secondary text on mint and on the sky. */
	"ink-sky": colour,
	/** The outline of a field. */
	field: colour,
	/** The top of a page's head, and the browser's bar on phones. */
	sky: colour,
	/** The sky near the hills. */
	"sky-low": colour,
	/** Text on the dark sections, where white is too loud. */
	"on-dark": colour,
	/** The sky of the home page's first picture, at its top. */
	dawn: colour,
	/** The same sky above the picture. */
	"dawn-low": colour,
	/** The hills of the home page's drawing, the far ones. */
	"hill-far": colour,
	/** The near ones. */
	"hill-near": colour,
	/** The edge of the first picture on wide screens. */
	"forest-low": colour,
});

type Theme = z.output<typeof colours>;

/** The colours that a shop chooses; a theme that has these alone is whole. */
const own = ["forest", "green", "leaf", "ivory", "brass", "ink"] as const;
type Own = (typeof own)[number] | "white";
/** Each other colour between two of those: how far from the first to the second, from 0 to 1. */
const between: Record<Exclude<keyof Theme, Own>, readonly [Own, Own, number]> = {
	"green-deep": ["green", "forest", 0.4],
	sage: ["leaf", "white", 0.5],
	mint: ["leaf", "ivory", 0.8],
	pale: ["leaf", "ivory", 0.9],
	morning: ["leaf", "ivory", 0.82],
	paper: ["ivory", "white", 0.7],
	cream: ["ivory", "brass", 0.18],
	sand: ["ivory", "brass", 0.35],
	"brass-ink": ["brass", "ink", 0.62],
	"ink-soft": ["ink", "ivory", 0.2],
	"ink-sky": ["ink", "ivory", 0.1],
	field: ["ink", "ivory", 0.4],
	sky: ["leaf", "white", 0.72],
	"sky-low": ["leaf", "ivory", 0.85],
	"on-dark": ["leaf", "white", 0.7],
	dawn: ["leaf", "white", 0.68],
	"dawn-low": ["leaf", "ivory", 0.78],
	"hill-far": ["leaf", "white", 0.62],
	"hill-near": ["leaf", "white", 0.28],
	"forest-low": ["forest", "green", 0.35],
};

/** The JSON of theme.json with the colours that it leaves out, made of the shop's own. */
export function withDerivedColours(value: unknown): unknown {
	const given = (typeof value === "object" && value !== null ? value : {}) as Record<
		string,
		unknown
	>;
	// A faulty one has a message of its own.
	const base = (name: Own) => {
		const found = colour.safeParse(name === "white" ? "#ffffff" : given[name]);
		return channels(found.success ? found.data : "#000000");
	};
	const derived = Object.entries(between).map(([name, [one, other, share]]) => {
		const mixed = base(one).map((from, at) => from + ((base(other)[at] ?? 0) - from) * share);
		return [
			name,
			`#${mixed.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`,
		];
	});
	return Array.isArray(value) || value === null || typeof value !== "object"
		? value
		: { ...Object.fromEntries(derived), ...given };
}

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
					...(dark === "white" ? [] : [say("darker", dark)]),
					...(light === "white" ? [] : [say("lighter", light)]),
				]);
				const needs: Sentence = isText ? "faintText" : "faintLine";
				addIssue(say(needs, colour, ground, cut, ratio, advice));
			}
});
