/** Plugins of Vite that write a shop's colours and a script's leading into style sheets, and the browsers that all code is for. */
import type { ViteUserConfig } from "astro";
import type { ScriptType } from "../languages/languages.ts";
import packageJson from "../package.json" with { type: "json" };
import { shop } from "../shop/shop.ts";
import { channels } from "../shop/theme.ts";
import type { Theme } from "../shop/types.ts";

type Plugin = NonNullable<ViteUserConfig["plugins"]>[number];

/** The oldest browsers in which everything works, as bundlers write them: "ios_saf >= 16.4" is "ios16.4". */
export const oldestBrowsers: string[] = packageJson.browserslist.map((browser) =>
	browser.replace("_saf", "").replace(" >= ", ""),
);

/** Only `--shade()` uses these. */
const withoutVariable = new Set(["sky", "on-dark"]);
/** @param order "pre" for before Tailwind, which makes classes of what it finds */
function forStyleSheets(name: string, change: (css: string) => string, order?: "pre"): Plugin {
	const isStyleSheet = (id: string) => /\.css(?:\?|$)/.test(id);
	const transform = (css: string, id: string) => (isStyleSheet(id) ? change(css) : undefined);
	return { name, transform, ...(order && { enforce: order }) };
}

/**
 * Replaces `--theme-colours: theme` by `--color-forest: …` and so on, and, once imports are resolved,
 * `--shade(forest / 0.2)` by the colour with that opacity, which the oldest browsers cannot compute.
 */
export function themeColours(): Plugin[] {
	return [
		forStyleSheets("theme-colours", (css) => withThemeColours(css, shop.theme), "pre"),
		forStyleSheets("theme-shades", (css) => withShades(css, shop.theme)),
	];
}

function withThemeColours(css: string, theme: Theme): string {
	const tokens = Object.entries(theme).filter(([name]) => !withoutVariable.has(name));
	const lines = tokens.map(([name, colour]) => `--color-${name}: ${colour};`);
	return css.replace("--theme-colours: theme;", lines.join("\n\t"));
}

/** @throws Error naming a colour that the theme has not */
export function withShades(css: string, theme: Theme): string {
	return css.replaceAll(
		/--shade\(([\w-]+)(?: ?\/ ?([\d.]+))?\)/g,
		(_, name: string, alpha?: string) => {
			const colour = theme[name as keyof Theme];
			if (!colour) throw new Error(`theme.json has no colour "${name}" for a style sheet.`);
			return alpha ? `rgb(${channels(colour).join(" ")} / ${alpha})` : colour;
		},
	);
}

/**
 * Sets the leading of a script in every style sheet, so that components are written once. Line heights with a unit
 * stay, and those up to 1, which digits and marks have.
 */
export function scriptLeading({ leading }: ScriptType): Plugin {
	const numbers = /(line-height:\s*|\bfont:[^;{}]*?\s\/\s*)(\d*\.?\d+)(?=\s*[;}]|\s+var\()/g;
	return forStyleSheets("script-leading", (css) =>
		css.replaceAll(
			numbers,
			(_, before: string, latin: string) =>
				`${before}${Number(latin) > 1 ? leading(Number(latin)) : latin}`,
		),
	);
}
