/**
 * `npm run bench:search`: how well crawlers, previews and agents can read every address, into
 * bench/search.md. Ends with 1 when an address falls short. Needs a build.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shop } from "../content/shop.ts";
import { mainText, pageLinks } from "../e2e/site-facts/page-text.ts";
import { graphOf, statements } from "../e2e/site-facts/structured-data.ts";
import { startServer } from "../e2e/testing/local-server.ts";
import { checkHtml } from "../scripts/check-html.ts";
import { mostSimilar, wordsOf } from "../src/seo/text-similarity.ts";
import { allRoutes, keywordRoutes } from "../src/site-map.ts";
import { withLighthouse } from "./lighthouse.ts";

interface Figures {
	path: string;
	seo: number;
	agentic: number;
	/** Of what is in the HTML before any script. */
	words: number;
	links: number;
	prices: number;
	/** Nodes of the page's graph, and properties with a plain value in them. */
	nodes: number;
	statements: number;
}

const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const keywordPages = keywordRoutes(shop["keyword-pages"], shop["landing-pages"]);

const server = await startServer(4180);
const pages = new Map<string, string>();
const rows: Figures[] = [];
const shortfalls: string[] = [];
try {
	for (const path of addresses) {
		pages.set(path, await (await fetch(new URL(path, server.url))).text());
	}
	await withLighthouse(async (audit) => {
		for (const [path, html] of pages) {
			const run = await audit(new URL(path, server.url).href, ["seo", "agentic-browsing"]);
			rows.push({ path, ...readPage(html), ...scoresOf(run.scores) });
			shortfalls.push(...run.shortfalls.map((id) => `${path}: ${id}`));
		}
	});
} finally {
	server.stop();
}

function scoresOf(scores: { seo?: number; "agentic-browsing"?: number }) {
	return { seo: scores.seo ?? 0, agentic: scores["agentic-browsing"] ?? 0 };
}

function readPage(html: string) {
	const text = mainText(html);
	const graph = graphOf(html);
	return {
		words: wordsOf(text).length,
		links: pageLinks(html).length,
		prices: text.match(/₹ ?\d/g)?.length ?? 0,
		nodes: graph.length,
		statements: statements(graph).length,
	};
}

const columns = ["seo", "agentic", "words", "links", "prices", "nodes", "statements"] as const;
const table = [
	`| address | ${columns.join(" | ")} |`,
	`|---|${columns.map(() => "---:|").join("")}`,
	...rows.map((row) => `| ${row.path} | ${columns.map((key) => row[key]).join(" | ")} |`),
].join("\n");

const html = checkHtml(fileURLToPath(new URL("../dist", import.meta.url)));
const worst = mostSimilar(
	new Map(keywordPages.map(({ slug }) => [slug, mainText(pages.get(`/${slug}`) ?? "")])),
);
const sum = (key: (typeof columns)[number]) => rows.reduce((total, row) => total + row[key], 0);

const text = `# Search

How crawlers, previews and agents read every address. Written by \`npm run bench:search\`.

- **HTML** (Nu checker): ${html ? `${html.errors.length} errors on ${html.pages} pages; ${html.youngerCss} notes on CSS that is younger than the checker (scroll-driven animations, view transitions, \`@starting-style\`) are left out, no others` : "not checked, there was no Java"}.
- **Likeness** of keyword pages, in shared five-word runs of the main text as it is served: the most
  alike are \`${worst.names.join("` and `")}\` at ${Math.round(worst.similarity * 1000) / 10} % (at most 35 %).
- **Structured data**: ${sum("nodes")} nodes with ${sum("statements")} statements on ${rows.length} addresses; each is
  checked by \`e2e/structured-data.spec.ts\` to refer to something, and to stand in the content.
- **Lighthouse** (mobile): search and agentic browsing, from 0 to 100, in the table. Shortfalls: ${shortfalls.length === 0 ? "none" : shortfalls.join(", ")}.
- **Without scripts**: words in the main text, pages of the site that are linked, and prices, in the table.

${table}
`;
writeFileSync(new URL("search.md", import.meta.url), text);
console.log(text);
const fallsShort =
	rows.some(({ seo, agentic }) => seo < 100 || agentic < 100) ||
	worst.similarity >= 0.35 ||
	(html?.errors.length ?? 0) > 0;
if (fallsShort) process.exitCode = 1;
