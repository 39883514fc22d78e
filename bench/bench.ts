/**
 * `npm run bench`: what a visitor on a mid-range phone and slow 4G waits for, on four kinds of page, Home in each
 * language. Prints first visits and reactions to presses, and ends with 1 if a page shifts or a press takes too long.
 * Options: `--rounds N` (5; the medians count), `--pages /,/pricing`, `--port N` (4180). Needs a build.
 */
import { parseArgs } from "node:util";
import { startServer } from "../e2e/testing/local-server.ts";
import { addressIn } from "../languages/languages.ts";
import { fixedPages } from "../shop/fixed-pages.ts";
import { siteLanguages } from "../shop/read-content.ts";
import { shop } from "../shop/shop.ts";
import { keywordRoutes, routes } from "../src/site-map.ts";
import { measureVisits } from "./first-visit.ts";
import { launchBrowser, median } from "./phone.ts";
import { measureReactions } from "./reactions.ts";

const mostShift = 0.01;
/** Milliseconds from a press to the next paint. */
const mostPress = { median: 100, longest: 200 };

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "5" },
		pages: { type: "string" },
		port: { type: "string", default: "4180" },
	},
});
const rounds = Number(values.rounds);
const [keywordPage] = keywordRoutes(shop["keyword-pages"], shop["landing-pages"]);
const pages = values.pages?.split(",") ?? [
	// Other scripts have letters and sizes of their own.
	...siteLanguages.map((language) => addressIn(language, fixedPages.home.path)),
	...[routes.pricing, `/${keywordPage?.slug}`, routes.reviews],
];

const failures: string[] = [];
const server = await startServer(Number(values.port));
const browser = await launchBrowser();
try {
	const urls = pages.map((path) => server.url + path);
	const visits = await measureVisits(browser, urls, rounds);
	console.log(`\nFirst visits, medians of ${rounds}: milliseconds, kilobytes, layout shift`);
	console.table(Object.fromEntries(visits));
	for (const [url, { cls }] of visits)
		if (cls > mostShift) failures.push(`${url}: cls ${cls}, at most ${mostShift}`);

	const reactions = (await measureReactions(browser, server.url, rounds)).map(
		({ press, milliseconds }) => ({
			press,
			median: median(milliseconds),
			longest: Math.max(...milliseconds),
		}),
	);
	console.log(`\nFrom a press to the next paint, ${rounds} visits: milliseconds`);
	console.table(reactions);
	for (const reaction of reactions)
		for (const measure of ["median", "longest"] as const)
			if (reaction[measure] > mostPress[measure])
				failures.push(`${reaction.press}: ${measure} ${reaction[measure]} ms`);
} finally {
	await browser.close();
	server.stop();
}
console.log(
	failures.length > 0 ? `\nOver the limits:\n${failures.join("\n")}` : "\nAll limits hold.",
);
process.exitCode = failures.length > 0 ? 1 : 0;
