import { contentFolder } from "../content/content-folder.ts";
import * as answers from "./smoke-answers.ts";
import type { SiteFacts } from "./smoke-facts.ts";
import {
	freshness,
	heads,
	mixedContent,
	numbers,
	openPages,
	overPages,
	policies,
	type SmokePage,
	sayings,
	unsaid,
} from "./smoke-pages.ts";
import { partsOfPages } from "./smoke-parts.ts";
import type { LiveSite } from "./smoke-site.ts";

/** One check: what fell short, a line each (nothing when all is well), or why it does not apply. */
export type Outcome = { name: string; faults: string[]; skipped?: string };

export type SmokeOptions = {
	expected: SiteFacts;
	/** Numbers and addresses that can only be samples are no fault: it is a demonstration. */
	allowSamples?: boolean;
};

type Visit = Required<SmokeOptions> & { site: LiveSite; pages: SmokePage[]; hasServer: boolean };

type Check = {
	name: string;
	/** Why there is nothing to check. */
	skip?: (visit: Visit) => string | false;
	faults: (visit: Visit) => string[] | Promise<string[]>;
};

const noServer = "a host of files alone; the assistant offers WhatsApp instead";

/** From what matters most to what matters least. */
const checks: readonly Check[] = [
	{
		name: "every page answers",
		faults: ({ pages }) => pages.flatMap(({ path, fault }) => (fault ? [`${path} ${fault}`] : [])),
	},
	{
		name: "links to WhatsApp and the phone",
		faults: ({ pages, expected }) => overPages(pages, numbers, expected),
	},
	{
		name: "numbers, prices and hours on the pages",
		faults: ({ pages, expected }) => overPages(pages, sayings, expected),
	},
	{
		name: "the content's texts and prices",
		faults: ({ pages, expected }) => unsaid(pages, expected),
	},
	{ name: "the data files", faults: ({ site, expected }) => answers.dataFiles(site, expected) },
	{
		name: "pages are asked for anew",
		faults: ({ pages, expected }) => overPages(pages, freshness, expected),
	},
	{
		name: "the shop's real numbers",
		skip: ({ allowSamples }) => allowSamples && "samples are allowed",
		faults: ({ expected }) => samples([expected.whatsapp, expected.phone]),
	},
	{
		name: "the site's own address",
		skip: ({ site, allowSamples }) =>
			(isThisMachine(site) && "this machine is nobody's address") ||
			(allowSamples && "samples are allowed"),
		faults: ownAddress,
	},
	{ name: "the sitemap", faults: ({ site, expected }) => answers.sitemap(site, expected) },
	{
		name: "titles and canonical addresses",
		faults: ({ pages, expected }) => overPages(pages, heads, expected),
	},
	{
		name: "nothing without https",
		faults: ({ pages, expected }) => overPages(pages, mixedContent, expected),
	},
	{
		name: "pictures, fonts and scripts",
		faults: ({ site, pages, expected }) => partsOfPages(site, pages, expected.siteUrl),
	},
	{ name: "security headers", faults: ({ site }) => answers.headerTable(site) },
	{
		name: "each page's policy",
		faults: ({ pages, expected }) => overPages(pages, policies, expected),
	},
	{ name: "unknown addresses", faults: ({ site }) => answers.unknownAddress(site) },
	{
		name: "unknown words lead home",
		faults: ({ site, hasServer }) => answers.unknownWord(site, hasServer),
	},
	{
		name: "a slash at the end",
		faults: ({ site, expected }) => answers.slashAtTheEnd(site, expected),
	},
	{
		name: "http leads to https",
		skip: ({ site }) => !/^https:\/\/[^:]+$/.test(site.origin) && `asked as ${site.origin}`,
		faults: ({ site }) => answers.plainHttp(site),
	},
	{ name: "compression", faults: ({ site }) => answers.compression(site) },
	{
		name: "the assistant",
		skip: ({ hasServer }) => !hasServer && noServer,
		faults: ({ site }) => answers.assistant(site),
	},
	{ name: "the service worker", faults: ({ site }) => answers.serviceWorker(site) },
	{
		name: "robots, llms.txt, manifest",
		faults: ({ site, expected }) => answers.forMachines(site, expected),
	},
];

/**
 * Checks a live site, and says of each check as soon as it is known how it went.
 *
 * @throws Error in one sentence when nothing answers there at all
 */
export async function* smoke(
	site: LiveSite,
	{ expected, allowSamples = false }: SmokeOptions,
): AsyncGenerator<Outcome> {
	const hasServer = await answers.findServer(site);
	const pages = await openPages(site, expected.paths);
	const visit: Visit = { site, expected, allowSamples, hasServer, pages };
	for (const { name, skip, faults } of checks) {
		const skipped = skip?.(visit);
		if (skipped) yield { name, faults: [], skipped };
		else yield { name, faults: await settled(() => faults(visit)) };
	}
}

/** An answer that does not come is a fault of the check that wanted it, and the rest still runs. */
async function settled(faults: () => string[] | Promise<string[]>): Promise<string[]> {
	try {
		return await faults();
	} catch (error) {
		return [(error as Error).message];
	}
}

/** A number with one digit seven times in a row, as in +91 135 000 0000, belongs to nobody. */
function samples(phoneNumbers: readonly string[]): string[] {
	return phoneNumbers
		.filter((number) => /(\d)\1{6}/.test(number.replace(/\D/g, "")))
		.map(
			(number) =>
				`${number} is a sample, and nobody answers there: ${contentFolder()}/business.json`,
		);
}

/** Search engines are told this address; another one would send them away from the site. */
function ownAddress({ site, expected: { siteUrl } }: Visit): string[] {
	return siteUrl === site.origin
		? []
		: [
				`pages call themselves ${siteUrl}: set siteUrl in ${contentFolder()}/business.json and build again`,
			];
}

function isThisMachine({ origin }: LiveSite): boolean {
	return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);
}
