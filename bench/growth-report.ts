import { reactions } from "./budget.ts";
import type { Answers } from "./long-rate-card.ts";
import type { BuildStep } from "./scratch-project.ts";

/** What is said of one build. */
export interface GrownBuild {
	keywordPages: number;
	priceItems: number;
	/** From the first command to the last, and of each. */
	seconds: number;
	steps: BuildStep[];
	/** Of `astro build`: pages and data, and pictures for sharing, as Astro says itself. */
	rendering: number;
	socialPictures: number;
	/** Of the largest process, in megabytes. */
	peakMemory: number;
	pages: number;
	/** What the smallest build has too and weighs another number of bytes now, compressed: by how many. */
	moved: Record<string, number>;
}

export interface Growth {
	machine: string;
	/** Programs that wanted the processors before the run: in the last 1, 5 and 15 minutes. */
	busy: number[];
	/** Nothing kept from an earlier build but the pages' encoded pictures. */
	builds: GrownBuild[];
	/** The largest site once more, with what its first build kept. */
	again?: GrownBuild;
	prices?: GrownBuild & { answers: Answers };
}

/** Seconds for a build of a thousand keyword pages. */
const longestBuild = 90;
/** A page may take so many times as long among a thousand as among nineteen. */
const linear = 1.25;
/** A letter in the search field, in milliseconds. */
const letter = 50;
/** These list the pages by their purpose: an index of the services, what can be kept, what crawlers read. */
const indexes = new Set([
	...["/services", "/offline", "/llms.txt", "/sitemap.xml", "/data/listPrices.json", "/sw.js"],
	"/data/siteData.json",
]);

export function growthShortfalls({ builds, prices }: Growth): string[] {
	const broken: string[] = [];
	const over = (what: string, figure: number, most: number) => {
		if (figure > most) broken.push(`${what}: ${Math.round(figure * 10) / 10}, at most ${most}`);
	};
	for (const { keywordPages, seconds, moved } of builds) {
		over(`seconds to build ${keywordPages} keyword pages`, seconds, longestBuild);
		for (const [name, bytes] of Object.entries(moved)) {
			if (!indexes.has(name)) over(`bytes more in ${name} at ${keywordPages} pages`, bytes, 0);
		}
	}
	const each = added(builds);
	const [first = 0] = each;
	for (const [place, milliseconds] of each.entries()) {
		over(`milliseconds for each page of growth ${place + 1}`, milliseconds, first * linear);
	}
	if (prices) {
		const { answers } = prices;
		over(`a letter among ${prices.priceItems} prices, ms`, answers.letter, letter);
		for (const what of ["category", "wake", "enter", "clear"] as const) {
			over(`${what} among ${prices.priceItems} prices, ms`, answers[what], reactions.interaction);
		}
	}
	return broken;
}

/** Milliseconds that each further page took, from one size to the next. */
function added(builds: readonly GrownBuild[]): number[] {
	return builds.slice(1).map(({ seconds, pages }, place) => {
		const before = builds[place] as GrownBuild;
		return Math.round(((seconds - before.seconds) * 1000) / (pages - before.pages));
	});
}

/** The figures as a page of Markdown. */
export function growthReport(growth: Growth, broken: readonly string[]): string {
	const { machine, busy, builds, again, prices } = growth;
	const each = added(builds);
	const rows = [
		...builds.map((build, place) => row(build, "", each[place - 1])),
		...(again ? [row(again, ", built again")] : []),
		...(prices ? [row(prices, "")] : []),
	];
	return `# Growth

What a shop of many more pages and prices costs: copies of the project, built and measured. Written by
\`npm run bench:growth\` on ${machine}; before the run ${busy[0]} programs wanted its processors.

## Builds

Seconds of \`npm run build\`, at most ${longestBuild} for a thousand keyword pages. Encoded pictures are kept from
earlier builds; pictures for sharing and compressed files are not, but in the row that says so.

| keyword pages | prices | seconds | content check | Astro | its pages and data | its pictures for sharing | finishing | pages built | ms for each page more | memory, MB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join("\n")}

Astro makes several files at once: the seconds of its parts are more than it takes. Finishing is hashes and
compression. All but the first hundred pages of the site map are compressed by
Brotli's second best quality: 1.7 % larger, in 40 % of the time.

## What else weighs more then

Bytes, compressed. Nothing but what lists the pages may grow with their number: the services' index, the
page for those who are offline (names of pages that may be kept), llms.txt, the sitemap, the list's prices
(featured ones), what the assistant knows of the shop, and the worker (a page's hash has no fixed weight once compressed).

${builds.slice(1).map(movedText).join("\n")}
${prices ? `\n${answersText(prices)}` : ""}
## Over budget

${broken.length === 0 ? "Nothing." : broken.map((line) => `- ${line}`).join("\n")}
`;
}

function row(build: GrownBuild, note: string, each?: number): string {
	const step = (name: string) =>
		build.steps.find(({ command }) => command.includes(name))?.seconds ?? 0;
	const cells = [
		`${build.keywordPages}${note}`,
		build.priceItems,
		build.seconds,
		step("content-check"),
		step("astro build"),
		build.rendering,
		build.socialPictures,
		step("finish-build"),
		build.pages,
		each ?? "",
		build.peakMemory,
	];
	return `| ${cells.join(" | ")} |`;
}

function movedText({ keywordPages, moved }: GrownBuild): string {
	const parts = Object.entries(moved).map(
		([name, bytes]) => `\`${name}\` ${bytes > 0 ? "+" : ""}${bytes}`,
	);
	return `- ${keywordPages} keyword pages: ${parts.length > 0 ? parts.join(", ") : "nothing"}`;
}

function answersText({ priceItems, answers, moved }: GrownBuild & { answers: Answers }): string {
	return `## The pricing page with ${priceItems} prices

With the processor slowed to a quarter, from the press to the next paint, medians of five visits, in
milliseconds. A letter at most ${letter}, the others at most ${reactions.interaction}.

| a category | the first touch of the search | a letter | the slowest letter of a word | Enter | Clear |
|---:|---:|---:|---:|---:|---:|
| ${answers.category} | ${answers.wake} | ${answers.letter} | ${answers.slowestLetter} | ${answers.enter} | ${answers.clear} |

${movedText({ moved, keywordPages: 0 } as GrownBuild).replace(/^- 0 keyword pages/, "- Bytes more")}

`;
}
