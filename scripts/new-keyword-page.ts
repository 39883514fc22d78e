/**
 * `npm run new:keyword-page -- slug`: adds an entry to content/keyword-pages.json. Its texts begin with "FILL IN", which
 * `npm run content:check` reports.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { checkContent } from "../content/check-content.ts";
import type { RawContent } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import { takenSlugs } from "../content/schema/search-pages.ts";
import { fillIn } from "../content/text-errors.ts";
import { jsonError } from "./json-error.ts";

type KeywordPage = RawContent["keyword-pages"][number];

export function newKeywordPage(
	slug: string,
	today: string,
	{ image, sisters }: { image: string; sisters: string[] },
): KeywordPage {
	return {
		slug,
		metaTitle: `${fillIn}the page's name in search results, about 60 letters.`,
		metaDescription: `${fillIn}the words under it in search results, about 150 letters.`,
		keyword: `${fillIn}search words, separated by commas.`,
		h1: `${fillIn}the large words at the top.`,
		shortName: `${fillIn}what links to the page call it, in two or three words.`,
		subheading: `${fillIn}the line under them.`,
		image,
		imageAlt: `${fillIn}what the picture shows, for people who cannot see it.`,
		intro: `${fillIn}80 to 150 words about this garment or customer.`,
		featuredService: {
			name: `${fillIn}the service's name.`,
			description: `${fillIn}one or two lines about it.`,
			price: `${fillIn}its price, as in "from ₹250".`,
			image,
		},
		keepsTurnaround: false,
		messageName: `${fillIn}what the WhatsApp message asks about, as in "wedding dress cleaning".`,
		keywordReviews: [`${fillIn}a short text.`, `${fillIn}a second short text.`],
		priceItems: [],
		questions: [
			{
				id: "first-question",
				question: `${fillIn}a question that this page answers.`,
				answer: `${fillIn}its answer.`,
			},
		],
		published: today,
		sisters,
		updated: today,
	};
}

export function slugError(slug: string | undefined, pages: readonly string[]): string | undefined {
	if (!slug) return "Say its address: npm run new:keyword-page -- saree-cleaning";
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
		return `"${slug}" must be small letters, digits and single hyphens, as in saree-cleaning.`;
	if (pages.includes(slug)) return `There is a page "${slug}" already.`;
}

/** Keeps every other line as it is. */
export function withPage(text: string, page: KeywordPage): string {
	const entry = JSON.stringify(page, null, "\t")
		// Lists of texts go on one line, as in the rest of the file.
		.replaceAll(
			/\[\n\t+("[^[\]]*")\n\t+\]/g,
			(_, texts: string) => `[${texts.replaceAll(/,\n\t+/g, ", ")}]`,
		)
		.replaceAll("\n", "\n\t");
	const before = text.slice(0, text.lastIndexOf("]")).trimEnd();
	return `${before}${before.endsWith("[") ? "" : ","}\n\t${entry}\n]\n`;
}

function main(slug: string | undefined): void {
	const file = resolve(contentFolder(), "keyword-pages.json");
	const landingFile = resolve(contentFolder(), "landing-pages.json");
	const text = readFileSync(file, "utf8");
	const raw = {
		"keyword-pages": parsed(text),
		"landing-pages": parsed(readFileSync(landingFile, "utf8")),
	};
	const { content, errors } = checkContent(raw, ["keyword-pages", "landing-pages"]);
	const { "keyword-pages": pages = [], "landing-pages": landing = [] } = content;
	const taken = [...[...pages, ...landing].map((page) => page.slug), ...takenSlugs];
	const error = errors[0] ?? slugError(slug, taken);
	if (error || !slug) {
		console.error(error);
		process.exitCode = 1;
		return;
	}
	const page = newKeywordPage(slug, new Date().toISOString().slice(0, 10), {
		image: pages.at(-1)?.image ?? "shirt",
		sisters: pages.slice(-2).map((other) => other.slug),
	});
	writeFileSync(file, withPage(text, page));
	console.log(
		`${contentFolder()}/keyword-pages.json has the page "${slug}" at its end. Write its texts; npm run content:check names those that are left.`,
	);
}

/** Undefined for invalid JSON: checkContent then reports the file. */
function parsed(text: string): unknown {
	return jsonError(text) ? undefined : JSON.parse(text);
}

if (import.meta.main) main(process.argv[2]);
