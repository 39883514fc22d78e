import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import type { Language } from "../languages/languages.ts";
import { adminPage, fileListFile, urlPath } from "../server/build-format.ts";
import type { Content } from "../shop/content-files.ts";
import { siteLanguages } from "../shop/read-content.ts";
import { shop } from "../shop/shop.ts";
import { allRoutes } from "../src/site-map.ts";
import { adminOrigins, buildAdmin, settingsFromEnv } from "./build-admin.ts";
import { buildWorker, keptPages } from "./build-worker.ts";
import { cleanPictures } from "./clean-pictures.ts";
import { withPolicy } from "./page-policy.ts";
import { withOwnStyles } from "./page-styles.ts";
import { deleteUnnamed, filesIn, requirePages } from "./site-files.ts";
import { headersFile, redirectsFile } from "./static-host-files.ts";

interface FinishOptions {
	/** Pages that must be there. */
	addresses?: readonly string[];
	languages?: readonly Pick<Language, "path">[];
	/** Pages that the service worker keeps in each language. */
	kept?: readonly string[];
	/** Other origins that pages ask. */
	connect?: readonly string[];
	/** Other origins that the owner's page asks. */
	adminAsks?: readonly string[];
	/** False for a build that nobody downloads: compressing takes most of the time. */
	compress?: boolean;
	/** Its secrets must not be in the build. */
	environment?: NodeJS.ProcessEnv;
}

/**
 * Makes the pages of all languages ready to serve: deletes what no page names and the metadata of pictures, writes each
 * page's styles and policy into its head, the service worker, the list of files for the Worker, the files of static
 * hosts, and compressed copies. Idempotent.
 *
 * @throws Error naming what is missing or cannot be published
 */
export async function finishBuild(folder: string, options: FinishOptions = {}): Promise<void> {
	const { addresses = [], languages = siteLanguages, kept = keptPages } = options;
	const { connect = [], adminAsks = [], compress = true, environment = {} } = options;
	const built = await filesIn(folder);
	const pages = built.filter((name) => name.endsWith(".html"));
	if (pages.length === 0)
		throw new Error(`There is no build in ${folder}: run "astro build" first.`);
	requirePages(built, addresses);
	const named = await deleteUnnamed(folder, built);
	for (const name of await cleanPictures(folder, named))
		console.log(`${name} was published without the details that it held (place, camera, notes).`);
	const scripts = await readScripts(folder, named);
	for (const name of pages) {
		const html = withOwnStyles(await readFile(join(folder, name), "utf8"), scripts);
		const isAdmin = name === adminPage;
		try {
			await writeFile(join(folder, name), withPolicy(html, isAdmin ? adminAsks : connect, isAdmin));
		} catch (error) {
			throw new Error(`${name} cannot get its policy: ${(error as Error).message}.`);
		}
	}
	await buildWorker(folder, named, kept, languages);
	const names = [...new Set([...named, "sw.js"])].sort();
	await writeFile(join(folder, fileListFile), JSON.stringify(names));
	await writeFile(join(folder, "_headers"), headersFile);
	await writeFile(join(folder, "_redirects"), redirectsFile(pages.map(urlPath)));
	// Cloudflare compresses by itself.
	await writeFile(join(folder, ".assetsignore"), "*.br\n*.gz\n");
	await refuseSecrets(folder, [...names, fileListFile], environment);
	await Promise.all(names.map((name) => writeCopies(join(folder, name), compress)));
	console.log(`finished: ${pages.length} pages, ${built.length - named.length} files deleted`);
}

/** The code of the pages' scripts, but for those of /admin: what they render later has classes too. */
async function readScripts(folder: string, names: readonly string[]): Promise<string> {
	const files = names.filter((name) => name.startsWith("_astro/") && name.endsWith(".js"));
	return (await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")))).join("\n");
}

/** Environment variables with secrets. */
const secretNames = /(?:_|^)(?:KEY|TOKEN|SECRET|PASSWORD)$/;
/** Shorter values may be ordinary words. */
const shortestSecret = 12;
const providerKey = /\bgsk_\w{20,}/;

/** @throws Error naming the files that hold a secret's value, plain or in Base64, or any key of the provider */
async function refuseSecrets(
	folder: string,
	names: readonly string[],
	environment: NodeJS.ProcessEnv,
): Promise<void> {
	const secrets = Object.entries(environment).filter(
		([name, value = ""]) => secretNames.test(name) && value.length >= shortestSecret,
	);
	const found: string[] = [];
	for (const name of names) {
		const text = await readFile(join(folder, name), "latin1");
		const held = secrets.filter(([, value = ""]) => holds(text, value)).map(([key]) => key);
		if (held.length === 0 && providerKey.test(text)) held.push("a key of the provider");
		if (held.length > 0) found.push(`${name} holds ${held.join(" and ")}.`);
	}
	if (found.length > 0)
		throw new Error(
			`${found.join("\n")}\nEveryone can read what is in the build: do not publish it.`,
		);
}

function holds(text: string, secret: string): boolean {
	const base64 = Buffer.from(secret).toString("base64").replace(/=+$/, "");
	// The last Base64 character depends on what follows.
	return text.includes(secret) || text.includes(base64.slice(0, -1));
}

const compressible = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest|ico)$/;

/** Smaller files fit one network packet anyway. */
const smallestToCompress = 512;

/** Writes a file's Brotli and gzip copies where they are smaller, and deletes older ones that are not. */
async function writeCopies(file: string, compress: boolean): Promise<void> {
	const body = await readFile(file);
	const isText = compress && compressible.test(file) && body.byteLength > smallestToCompress;
	const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY };
	const copies = {
		br: () => promisify(brotliCompress)(body, { params }),
		gz: () => promisify(gzip)(body, { level: 9 }),
	};
	for (const [ending, make] of Object.entries(copies)) {
		const copy = isText ? await make() : body;
		if (copy.byteLength < body.byteLength) await writeFile(`${file}.${ending}`, copy);
		else await rm(`${file}.${ending}`, { force: true });
	}
}

/** Origins of a provider without a relay, and of analytics. */
export function connectOrigins({
	assistant: { baseUrl },
	analytics: { posthogKey, posthogHost },
}: Pick<Content, "assistant" | "analytics">): string[] {
	return [...(baseUrl ? [new URL(baseUrl).origin] : []), ...(posthogKey ? [posthogHost] : [])];
}

/** Adds the owner's page to the build of the shop whose content this process reads, and finishes it. */
export async function finishShop(folder: string): Promise<void> {
	await buildAdmin(folder);
	await finishBuild(folder, {
		addresses: siteLanguages.flatMap((language) =>
			allRoutes(shop["landing-pages"], shop["keyword-pages"], language),
		),
		connect: connectOrigins(shop),
		adminAsks: adminOrigins(settingsFromEnv(process.env)),
		environment: process.env,
	});
}
