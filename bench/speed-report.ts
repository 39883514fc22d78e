import type { PageFigures } from "./budget.ts";
import type { Reaction, SlowNetwork } from "./reactions.ts";

interface Found {
	pages: PageFigures[];
	runs: number;
	machine: string;
	broken: string[];
	interactions: Reaction[];
	navigation: Reaction[];
	longTasks: Reaction[];
	slowNetwork: SlowNetwork[];
}

const columns = [
	...["html", "scripts", "fonts", "images", "all", "requests"],
	...["fcp", "lcp", "tbt", "cls", "speedIndex"],
] as const;

/** The figures as a page of Markdown. */
export function speedReport(found: Found): string {
	const rows = found.pages.map(
		(page) =>
			`| ${page.path} | ${Object.values(page.scores).join("/")} | ${columns.map((key) => page[key as "html"]).join(" | ")} |`,
	);
	const list = (reactions: Reaction[]) =>
		reactions.map(({ what, time }) => `| ${what} | ${Math.round(time)} |`).join("\n");
	return `# Speed

First visits on a phone: Lighthouse mobile with simulated slow 4G, median of ${found.runs}; kilobytes over
the wire with brotli, HTTP headers included, CSS in the HTML; milliseconds. Scores are performance,
accessibility, best practices, search, agentic browsing, the lowest of the runs. On ${found.machine}.
Written by \`npm run bench\`.

| address | scores | ${columns.join(" | ")} |
|---|---|${columns.map(() => "---:|").join("")}
${rows.join("\n")}

## Reactions

With the processor slowed to a quarter: from a press to the next paint.

| what | ms |
|---|---:|
${list(found.interactions)}
${list(found.navigation)}

Longest task while a page loads: ${Math.max(0, ...found.longTasks.map(({ time }) => time))} ms (${found.longTasks.filter(({ time }) => time > 50).length} of ${found.longTasks.length} addresses have one over 50 ms).

## A slow network

400 kbit/s with 400 ms, the processor at a quarter, nothing simulated: until the text is readable, and
until every control answers.

| address | readable, ms | live, ms |
|---|---:|---:|
${found.slowNetwork.map(({ path, readable, live }) => `| ${path} | ${readable} | ${live} |`).join("\n")}

## Over budget

${found.broken.length === 0 ? "Nothing." : found.broken.map((line) => `- ${line}`).join("\n")}
`;
}
