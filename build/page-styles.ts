import type { Selector } from "lightningcss";
import { browserslistToTargets, Features, transform } from "lightningcss";
import packageJson from "../package.json" with { type: "json" };

/** It joins no rules that one of these browsers reads apart. */
const targets = browserslistToTargets(
	packageJson.browserslist.map((browser) => browser.replace(" >= ", " ")),
);

/** Those for pages without scripts stay apart. */
const styleElements = /<noscript>.*?<\/noscript>|<style>(.*?)<\/style>/gs;
const classAttribute = /(?<= class=")[^"]*(?=")/g;
/** ".lg\:mt-2" */
const classSelector = /\.((?:\\.|[\w-])+)/g;

/**
 * Joins a page's styles where the first of them stands, in its head: HTML allows none elsewhere, and Astro and React write
 * those of islands into the body. Leaves out the utilities of other pages, which Tailwind writes into one style sheet, and
 * gives the others short names.
 *
 * @param scripts the code of all scripts: what they render later has classes too
 */
export function withOwnStyles(html: string, scripts: string): string {
	const styles: string[] = [];
	const bare = html.replaceAll(styleElements, (element, css?: string) => {
		if (css === undefined) return element;
		return styles.push(css) === 1 ? "<style></style>" : "";
	});
	const words = wordsOf(`${unescaped(bare)} ${scripts}`);
	const { code, utilities } = withoutUnused(styles.join(""), words);
	const short = shortNames(utilities, bare, scripts);
	const css = code.replaceAll(classSelector, (whole, name: string) => {
		const found = short.get(name.replaceAll("\\", ""));
		return found ? `.${found}` : whole;
	});
	const named = bare.replaceAll(classAttribute, (names) =>
		names
			.split(" ")
			.map((name) => short.get(unescaped(name)) ?? name)
			.join(" "),
	);
	return named.replace("<style></style>", () => `<style>${css}</style>`);
}

/** Names for utilities, which weigh a tenth of a page under their own: "_0" and so on. Scripts find theirs as they are. */
function shortNames(utilities: readonly string[], html: string, scripts: string) {
	const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
	const said = wordsOf(`${scripts} ${inline.join(" ")}`);
	const free = utilities.filter((name) => !said.has(name));
	return new Map(free.map((name, place) => [name, `_${place.toString(36)}`]));
}

function wordsOf(text: string): Set<string> {
	return new Set(text.split(/[\s"'`]+/));
}

/** An attribute's text without HTML's character references. */
function unescaped(text: string): string {
	return text.replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** The rules of Tailwind's layer whose classes are among the words, and all other rules; the classes of that layer alone. */
function withoutUnused(css: string, words: ReadonlySet<string>) {
	const inLayer = new Set<string>();
	const elsewhere = new Set<string>();
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
			Selector(selector) {
				const names = isUtility ? inLayer : elsewhere;
				for (const part of selector) if (part.type === "class") names.add(part.name);
			},
			RuleExit(rule) {
				if (rule.type === "layer-block") isUtility = false;
			},
		},
	});
	// Sheets that come later hang on the order of the layers, of which it leaves out the declaration.
	return {
		code: (/@layer [\w,]+;/.exec(css)?.[0] ?? "") + code,
		utilities: [...inLayer].filter((name) => !elsewhere.has(name)),
	};
}
