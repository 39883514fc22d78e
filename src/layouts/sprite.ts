/** The drawings of the site, each once a page: only those that the page uses. */
import { readFileSync } from "node:fs";
import logo from "@content/public/logo.svg?raw";
import { optimize } from "svgo";
import type { IconName } from "../ui/icon.tsx";

const star = "l3.1 6.5 7 1-5.1 5 1.3 7.1-6.3-3.4-6.3 3.4 1.3-7.1-5.1-5 7-1z";
const starPath = `M12 1.9${star}`;

/** Other icons are Lucide's. */
const ownIcons: Partial<Record<IconName, string>> = {
	// The marks in the icons' own stroke: the brands' outlines weigh a kilobyte on every page.
	facebook: `<path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l.8-4H14V7.6a.6.6 0 0 1 .6-.6H17z"/>`,
	instagram: `<rect width="18" height="18" x="3" y="3" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>`,
	linkedin: `<path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z"/><path d="M2 9h4v12H2z"/><circle cx="4" cy="4" r="2"/>`,
	star: `<path d="${starPath}"/>`,
	// X, as it is called now.
	twitter: `<path d="M4 3h4l12 18h-4zM20 3l-7 7.7M11 13.3 4 21"/>`,
	// The mark as simple-icons draws it, at a tenth of a unit.
	whatsapp: `<path d="m17.5 14.4-2-1q-.4-.1-.7.2l-1 1.1q-.2.3-.6.1-.6 0-2.4-1.5l-1.7-2q-.1-.4.2-.6l.4-.6.3-.5v-.5L9 7q-.3-.7-.6-.5h-.6a1 1 0 0 0-.8.4c-.2.3-1 1-1 2.5 0 1.4 1 2.8 1.2 3s2.1 3.2 5.1 4.5l1.7.6a4 4 0 0 0 1.9.2c.5-.1 1.7-.8 2-1.5q.3-1 .1-1.4zM12 21.8a10 10 0 0 1-5-1.4l-.3-.2-3.8 1 1-3.7-.2-.3a10 10 0 0 1-1.5-5.3 9.9 9.9 0 0 1 16.8-7 10 10 0 0 1 3 7 10 10 0 0 1-10 9.9m8.5-18.3A12 12 0 0 0 12 0 12 12 0 0 0 1.7 17.8L.1 24l6.3-1.7a12 12 0 0 0 5.6 1.5 12 12 0 0 0 12-11.9 12 12 0 0 0-3.5-8.4"/>`,
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
	const name = /^i-(.+)/.exec(id)?.[1] as IconName;
	try {
		const drawing =
			ownIcons[name] ?? inner(readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8"));
		return `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`;
	} catch {
		throw new Error(`The page draws "#${id}", which is neither in layouts/sprite.ts nor Lucide's.`);
	}
}

/** The markup inside an SVG file's outer element, its numbers at a tenth of a unit: none is drawn larger. */
function inner(svg: string): string {
	const { data } = optimize(svg, {
		floatPrecision: 1,
		multipass: true,
		plugins: [
			{
				name: "preset-default",
				params: {
					overrides: {
						mergePaths: { force: true },
						// A line of no length is a dot.
						convertPathData: { convertToZ: false, removeUseless: false },
					},
				},
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
