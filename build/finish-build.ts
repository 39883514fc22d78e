import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "../languages/languages.ts";
import {
	adminPage,
	fileListFile,
	isNotFoundPage,
	isPublic,
	urlPath,
} from "../server/build-format.ts";
import type { Content } from "../shop/content-files.ts";
import { siteLanguages } from "../shop/read-content.ts";
import { shop } from "../shop/shop.ts";
import { allRoutes } from "../src/site-map.ts";
import { adminOrigins, bundleAdmin, settingsFromEnv, withSettings } from "./build-admin.ts";
import { buildWorker, keptPages } from "./build-worker.ts";
import { cleanPictures } from "./clean-pictures.ts";
import { withPolicy } from "./page-policy.ts";
import { withOwnStyles } from "./page-styles.ts";
import {
	dropUnnamed,
	type Files,
	placeInSite,
	readFiles,
	requirePages,
	writeFiles,
} from "./site-files.ts";
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
	/** Its secrets must not be in the build. */
	environment?: NodeJS.ProcessEnv;
}

/**
 * Makes the pages of all languages ready to serve: takes out what no page names and the metadata of pictures, writes each
 * page's styles and policy into its head, and adds the service worker, the list of files for the Worker and the files of
 * static hosts. Idempotent.
 *
 * @throws Error naming what is missing or cannot be published
 */
export async function finishBuild(files: Files, options: FinishOptions = {}): Promise<void> {
	const { addresses = [], languages = siteLanguages, kept = keptPages } = options;
	const { connect = [], adminAsks = [], environment = {} } = options;
	const pages = [...files.keys()].filter((name) => name.endsWith(".html")).sort();
	requirePages(files, addresses);
	dropUnnamed(files);
	for (const name of await cleanPictures(files))
		console.log(`${name} was published without the details that it held (place, camera, notes).`);
	const scripts = scriptsIn(files);
	for (const name of pages) {
		const html = withOwnStyles(String(files.get(name)), scripts);
		const isAdmin = name === adminPage;
		try {
			const finished = withPolicy(html, isAdmin ? adminAsks : connect, isAdmin);
			files.set(name, Buffer.from(finished));
		} catch (error) {
			throw new Error(`${name} cannot get its policy: ${(error as Error).message}.`);
		}
	}
	files.set("sw.js", await buildWorker(files, kept, languages));
	const served = [...files.keys()].filter((name) => isPublic(name) || isNotFoundPage(name)).sort();
	const made = {
		[fileListFile]: JSON.stringify(served),
		_headers: headersFile,
		_redirects: redirectsFile(pages.map(urlPath)),
		// Cloudflare compresses by itself.
		".assetsignore": "*.br\n*.gz\n",
	};
	for (const [name, text] of Object.entries(made)) files.set(name, Buffer.from(text));
	refuseSecrets(files, environment);
	console.log(`finished: ${pages.length} pages, ${files.size} files`);
}

/** The code of the pages' scripts, but for those of /admin: what they render later has classes too. */
function scriptsIn(files: Files): string {
	const scripts = [...files].filter(([name]) => /^_astro\/.*\.js$/.test(name));
	return scripts.map(([, code]) => code.toString()).join("\n");
}

/** Environment variables with secrets. */
const secretNames = /(?:_|^)(?:KEY|TOKEN|SECRET|PASSWORD)$/;
/** Shorter values may be ordinary words. */
const shortestSecret = 12;
const providerKey = /\bgsk_\w{20,}/;

/** @throws Error naming the file that holds a secret's value, plain or in Base64, or any key of the provider */
function refuseSecrets(files: Files, environment: NodeJS.ProcessEnv): void {
	const secrets = Object.entries(environment).filter(
		([name, value = ""]) => secretNames.test(name) && value.length >= shortestSecret,
	);
	for (const [name, bytes] of files) {
		const text = bytes.toString("latin1");
		const [secret] = secrets.find(([, value = ""]) => holds(text, value)) ?? [];
		const held = secret ?? (providerKey.test(text) ? "a key of the provider" : undefined);
		if (held)
			throw new Error(
				`${name} holds ${held}. Everyone can read what is in the build: do not publish it.`,
			);
	}
}

function holds(text: string, secret: string): boolean {
	const base64 = Buffer.from(secret).toString("base64").replace(/=+$/, "");
	// The last Base64 character depends on what follows.
	return text.includes(secret) || text.includes(base64.slice(0, -1));
}

/** Origins of a provider without a relay, and of analytics. */
export function connectOrigins({
	assistant: { baseUrl },
	analytics: { posthogKey, posthogHost },
}: Pick<Content, "assistant" | "analytics">): string[] {
	return [...(baseUrl ? [new URL(baseUrl).origin] : []), ...(posthogKey ? [posthogHost] : [])];
}

/** The folder of a language's pages before they are put together. */
export function builtFolder(out: string, { id }: Pick<Language, "id">): string {
	return fileURLToPath(new URL(`../.cache/built/${basename(out)}/${id}`, import.meta.url));
}

/** Puts the languages and the owner's page together to the site of the shop whose content this process reads. */
export async function finishShop(out: string): Promise<void> {
	const files: Files = new Map();
	for (const language of siteLanguages)
		for (const [name, bytes] of await readFiles(builtFolder(out, language))) {
			const place = placeInSite(name, language);
			if (place) files.set(place, bytes);
		}
	const settings = settingsFromEnv(process.env);
	for (const [name, bytes] of await bundleAdmin()) files.set(name, bytes);
	files.set(adminPage, Buffer.from(withSettings(String(files.get(adminPage)), settings)));
	await finishBuild(files, {
		addresses: siteLanguages.flatMap((language) =>
			allRoutes(shop["landing-pages"], shop["keyword-pages"], language),
		),
		connect: connectOrigins(shop),
		adminAsks: adminOrigins(settings),
		environment: process.env,
	});
	await writeFiles(out, files);
}
