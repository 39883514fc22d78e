import type { Selector } from "lightningcss";
import { Features, transform } from "lightningcss";
import packageJson from "../package.json" with { type: "json" };

/** Versions as lightningcss takes them, a byte for each part: it joins no rules that one of these browsers reads apart. */
const targets = Object.fromEntries(
	packageJson.browserslist.map((browser) => {
		const [name = "", version = ""] = browser.split(" >= ");
		const [major = 0, minor = 0] = version.split(".").map(Number);
		return [name, (major << 16) | (minor << 8)];
	}),
);

/** Those for pages without scripts stay apart. */
const styleElements = /<noscript>.*?<\/noscript>|<style>(.*?)<\/style>/gs;

/**
 * Joins a page's styles where the first of them stands, in its head: HTML allows none elsewhere, and Astro and React write
 * those of islands into the body. Leaves out the utilities of other pages, which Tailwind writes into one style sheet.
 *
 * @param scripts the code of all scripts: what they render later has classes too
 */
export function withOwnStyles(html: string, scripts: string): string {
	const styles: string[] = [];
	const bare = html.replaceAll(styleElements, (element, css?: string) => {
		if (css === undefined) return element;
		return styles.push(css) === 1 ? "<style></style>" : "";
	});
	const text = bare.replaceAll("&gt;", ">").replaceAll("&amp;", "&");
	const words = new Set(`${text} ${scripts}`.split(/[\s"'`]+/));
	const used = () => `<style>${withoutUnused(styles.join(""), words)}</style>`;
	return bare.replace("<style></style>", used);
}

/** The rules of Tailwind's layer whose classes are among the words, and all other rules. */
function withoutUnused(css: string, words: ReadonlySet<string>): string {
	const isUsed = (selector: Selector) =>
		selector.every((part) => part.type !== "class" || words.has(part.name));
	let isUtility = false;
	const { code } = transform({
		filename: "page.css",
		code: Buffer.from(css),
		minify: true,
		targets,
		// As in astro.config.ts.
		include: Features.MediaQueries,
		visitor: {
			Rule(rule) {
				if (rule.type === "layer-block") isUtility = rule.value.name?.join() === "utilities";
				const isUnused = isUtility && rule.type === "style" && !rule.value.selectors.some(isUsed);
				return isUnused ? [] : undefined;
			},
			RuleExit(rule) {
				if (rule.type === "layer-block") isUtility = false;
			},
		},
	});
	// Sheets that come later hang on the order of the layers, of which it leaves out the declaration.
	return (/@layer [\w,]+;/.exec(css)?.[0] ?? "") + code;
}
