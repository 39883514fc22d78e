import type { PageFigures } from "./budget.ts";
import type { Floor } from "./floor.ts";
import { floorText } from "./floor-report.ts";
import type { LongTasks } from "./long-tasks.ts";
import type { Reaction } from "./reaction.ts";
import type { EarlyChat, SlowVisit } from "./slow-network.ts";

/** Everything that one run measured; the reactions are missing where they were not asked for. */
export interface Found {
	machine: string;
	/** Lighthouse's benchmark index while it measured: the same machine may be busy with others' work. */
	machineSpeed?: number;
	runs: number;
	pages: PageFigures[];
	floor: Floor[];
	interactions?: Reaction[];
	navigation?: Reaction[];
	longTasks?: LongTasks;
	slowVisits?: SlowVisit[];
	earlyChat?: EarlyChat[];
}

const columns = [
	...(["html", "scripts", "fonts", "images", "all", "requests"] as const),
	...(["fcp", "lcp", "tbt", "cls", "speedIndex"] as const),
];

/** The figures as a page of Markdown. */
export function speedReport(found: Found, broken: readonly string[]): string {
	return `# Speed

First visits on a phone: Lighthouse mobile with simulated slow 4G, median of ${found.runs}; kilobytes over
the wire with brotli; milliseconds. \`html\` has the CSS in it and no headers, \`scripts\` are script files and the
page's inline scripts; \`all\` is what came until the network was quiet, without scrolling and without
pictures further down. Scores are performance, accessibility, best
practices, search, agentic browsing, the lowest of the runs. On ${found.machine}${found.machineSpeed ? `; its speed by Lighthouse's own benchmark, median: ${found.machineSpeed}` : ""}.
Written by \`npm run bench\`.

${pagesText(found.pages)}
${floorText(found.floor, found.runs)}
${reactionsText(found)}
${slowText(found)}
## Over budget

${broken.length === 0 ? "Nothing." : broken.map((line) => `- ${line}`).join("\n")}
`;
}

function pagesText(pages: readonly PageFigures[]): string {
	const rows = pages.map(
		(page) =>
			`| ${page.path} | ${Object.values(page.scores).join("/")} | ${columns.map((key) => page[key]).join(" | ")} |`,
	);
	return `| address | scores | ${columns.join(" | ")} |
|---|---|${columns.map(() => "---:|").join("")}
${rows.join("\n")}
`;
}

function reactionsText({ interactions = [], navigation = [], longTasks }: Found): string {
	const rows = [...interactions, ...navigation].map(
		({ what, time, most }) => `| ${what} | ${time} | ${most ?? ""} |`,
	);
	return `## Reactions

From the press to the paint that shows what was asked for, medians of five; but for what says otherwise,
with the processor slowed to a quarter.

| what | ms | at most |
|---|---:|---:|
${rows.join("\n")}

${longTasks ? longTasksText(longTasks) : ""}
`;
}

function longTasksText({ scripts, middleClass, lowEnd }: LongTasks): string {
	return `While a page loads, at a quarter of the processor's speed, a script of ours runs longest: ${longestText(scripts)}.
Tasks of any kind, most of them the browser's own layout of the page: ${longestText(middleClass)};
at a sixth: ${longestText(lowEnd)}.`;
}

function longestText(tasks: readonly Reaction[]): string {
	const over = tasks.filter(({ time }) => time > 50);
	const longest = tasks.reduce<Reaction | undefined>(
		(worst, task) => (worst && worst.time >= task.time ? worst : task),
		undefined,
	);
	if (over.length === 0) return `none over 50 ms on ${tasks.length} addresses`;
	return `${longest?.time} ms on ${longest?.what}; ${over.length} of ${tasks.length} addresses have one over 50 ms`;
}

function slowText({ slowVisits = [], earlyChat = [] }: Found): string {
	const visits = slowVisits.map(
		({ path, readable, pressable, live }) =>
			`| ${path} | ${readable} | ${pressable} | ${live || "not told"} |`,
	);
	const chats = earlyChat.map(
		({ network, pressed, panel, ready, kept }) =>
			`| ${network} | ${pressed} | ${panel} | ${ready} | ${kept ? "all of it" : "**not all**"} |`,
	);
	return `## Slow networks

Nothing simulated: the browser's own throttling, the processor at a quarter, medians of five.

400 kbit/s with 400 ms, from the start of the visit: until the text is readable, until the last control
of the page stands in it (what the platform does works from then on), and until the page's script has
taken over.

| address | readable, ms | can be pressed, ms | live, ms |
|---|---:|---:|---:|
${visits.join("\n")}

The assistant, tapped as soon as its button is there, and typed into at once:

| network | tapped after, ms | panel painted after the tap, ms | React there after the tap, ms | what was typed is kept |
|---|---:|---:|---:|---|
${chats.join("\n")}
`;
}
