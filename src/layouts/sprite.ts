/** The drawings of the site, each once a page: only those that the page uses. */
import logo from "@content/public/logo.svg?raw";
import { optimize } from "svgo";
import icons from "../ui/icons.json" with { type: "json" };

const star = "l3.1 6.5 7 1-5.1 5 1.3 7.1-6.3-3.4-6.3 3.4 1.3-7.1-5.1-5 7-1z";
const starPath = `M12 1.9${star}`;

/**
 * Lucide's (https://lucide.dev, ISC), at a tenth of a unit, but for the brands' marks, which are drawn in the icons' own stroke: their outlines
 * weigh a kilobyte on every page. WhatsApp's is as simple-icons draws it.
 */
const drawingsOfIcons: Partial<Record<string, string>> = {
	...icons,
	star: `<path d="${starPath}"/>`,
};

/** Drawings beside the icons, and icons that a page has used. */
const shapes: Record<string, string> = {
	mark: `<symbol id="mark" viewBox="0 0 64 64">${inner(logo)}</symbol>`,
	"one-star": `<path id="one-star" d="${starPath}"/>`,
	// As one shape: each review has them, and the browser copies what is drawn, element by element.
	"five-stars": `<path id="five-stars" d="${starPath}${`m25 0${star}`.repeat(4)}"/>`,
	// Closed below the drawing's lower edge.
	hills:
		'<path id="hills" d="M-100 212C-29 212-1 222 70 222S221 190 330 190 411 209 470 209 534 201 580 201 661 228 720 228 877 185 990 185 1083 212 1150 212 1237 194 1300 194 1416 237 1500 237 1628 190 1720 190V300H-100z"/>',
};

function icon(id: string): string {
	const name = /^i-(.+)/.exec(id)?.[1] ?? "";
	const drawing = Object.hasOwn(drawingsOfIcons, name) && drawingsOfIcons[name];
	if (drawing) return `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`;
	throw new Error(
		`The page draws "#${id}", which is neither in layouts/sprite.ts nor in icons.json.`,
	);
}

/** The markup inside an SVG file's outer element, its numbers at a tenth of a unit: none is drawn larger. */
function inner(svg: string): string {
	const { data } = optimize(svg, {
		floatPrecision: 1,
		multipass: true,
		plugins: [
			{
				name: "preset-default",
				// A line of no length is a dot.
				params: { overrides: { convertPathData: { convertToZ: false, removeUseless: false } } },
			},
		],
	});
	return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/**
 * The page's sprite.
 * @param html the page as rendered; every `href="#…"` of a `<use>` in it is looked up, but for those of its own drawings
 */
export function sprite(html: string): string {
	const used = new Set(
		Array.from(html.matchAll(/<use [^>]*?href="#([\w-]+)"/g), ([, id]) => id ?? ""),
	);
	const lent = [...used].filter((id) => !html.includes(`id="${id}"`));
	const drawings = lent.sort().map((id) => {
		if (!Object.hasOwn(shapes, id)) shapes[id] = icon(id);
		return shapes[id];
	});
	return `<svg class="sprite" width="0" height="0"><defs>${drawings.join("")}</defs></svg>`;
}
