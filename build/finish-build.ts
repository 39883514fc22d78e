import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
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
import { adminOrigins, settingsFromEnv } from "./build-admin.ts";
import { removeUnreferenced, requirePages } from "./built-files.ts";
import { cleanPictures } from "./clean-pictures.ts";
import { writeSiblings } from "./compress.ts";
import { withPolicy } from "./page-policy.ts";
import { headersFile, redirectsFile } from "./static-host-files.ts";

const compressible = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest|ico)$/;

const styleElement = /<style>.*?<\/style>/gs;

interface FinishedBuild {
	pages: number;
	removed: number;
	/** Pictures that held metadata. */
	cleaned: string[];
	compressed: number;
}

interface FinishOptions {
	/** Pages that must be there. */
	addresses?: readonly string[];
	/** False for a build that nobody downloads: compressing takes most of the time. */
	compress?: boolean;
	/** Origins that the owner's page asks. */
	adminAsks?: readonly string[];
}

/**
 * Makes Astro's output ready to serve: deletes unreferenced files, unused styles and metadata of pictures, moves all
 * styles to the head, writes each page's policy into it, the list of files for the Worker, files for static hosts, and compressed siblings. Idempotent.
 *
 * @param connect other origins that scripts may ask
 * @throws Error naming what is missing or cannot be published
 */
export async function finishBuild(
	folder: string,
	connect: readonly string[] = [],
	{ addresses = [], compress = true, adminAsks = [] }: FinishOptions = {},
): Promise<FinishedBuild> {
	const built = await listFiles(folder);
	const pages = built.filter((name) => name.endsWith(".html"));
	if (pages.length === 0)
		throw new Error(`There is no build in ${folder}: run "astro build" first.`);
	requirePages(folder, addresses);
	const removed = new Set(await removeUnreferenced(folder, built));
	const names = built.filter((name) => !removed.has(name));
	const cleaned = await cleanPictures(folder, names);
	const scripts = await readScripts(folder, names);
	for (const name of pages) {
		const rendered = await readFile(join(folder, name), "utf8");
		const html = withStylesInHead(withoutUnusedUtilities(rendered, scripts));
		const isAdmin = name === adminPage;
		try {
			await writeFile(join(folder, name), withPolicy(html, isAdmin ? adminAsks : connect, isAdmin));
		} catch (error) {
			throw new Error(`${name} cannot get its policy: ${(error as Error).message}.`);
		}
	}
	await writeFile(join(folder, fileListFile), JSON.stringify(names));
	await writeFile(join(folder, "_headers"), headersFile);
	await writeFile(join(folder, "_redirects"), redirectsFile(pages.map(urlPath)));
	// Cloudflare compresses by itself.
	await writeFile(join(folder, ".assetsignore"), "*.br\n*.gz\n");
	const texts = names.filter((name) => compress && compressible.test(name));
	const compressed = await writeSiblings(texts.map((name) => join(folder, name)));
	return { pages: pages.length, removed: removed.size, cleaned, compressed };
}

/** The rules of Tailwind's layer, which the build has made flat: each is nested in at most two conditions. */
const utilities =
	/(?<=@layer utilities\{)(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*(?=\})/g;
const emptyCondition = /@(?:media|supports)[^{}]*\{\}/g;
/** A rule with its selector, and the classes in that: "lg\:mt-\[0\.15rem\]" of ".lg\:mt-\[0\.15rem\]:hover{…}". */
const utility = /([^{}@]+)\{[^{}]*\}/g;
const className = /\.((?:\\.|[\w-])+)/g;

/**
 * Removes from a page the utilities of other pages, which Tailwind writes into one style sheet.
 *
 * @param scripts the code of all scripts: what they render later has classes too
 */
export function withoutUnusedUtilities(html: string, scripts: string): string {
	const page = html
		.replaceAll(/<style>.*?<\/style>/gs, "")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
	const words = new Set(`${page} ${scripts}`.split(/[\s"'`]+/));
	const isUsed = ([, name = ""]: RegExpExecArray) => words.has(name.replaceAll("\\", ""));
	return html.replaceAll(utilities, (rules) =>
		rules
			.replaceAll(utility, (rule, selector: string) =>
				[...selector.matchAll(className)].every(isUsed) ? rule : "",
			)
			.replaceAll(emptyCondition, "")
			.replaceAll(emptyCondition, ""),
	);
}

/** HTML allows styles in the head alone; Astro and React write those of islands and of one place where they stand. */
function withStylesInHead(html: string): string {
	const end = html.indexOf("</head>");
	const body = html.slice(Math.max(end, 0));
	const styles = body.match(styleElement);
	if (end < 0 || !styles) return joined(html);
	return joined(html.slice(0, end) + styles.join("") + body.replaceAll(styleElement, ""));
}

/** One element for neighbours, and one hash in the policy. */
function joined(html: string): string {
	return html.replaceAll(/<\/style>\s*<style>/g, "");
}

/** Without what an earlier run wrote; sorted. */
async function listFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((name) => isPublic(name) || isNotFoundPage(name))
		.sort();
}

/** The code of the pages' scripts, but for those of /admin. */
async function readScripts(folder: string, names: readonly string[]): Promise<string> {
	const files = names.filter((name) => name.startsWith("_astro/") && name.endsWith(".js"));
	return (await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")))).join("\n");
}

/** Origins of a provider without a relay, and of analytics. */
export function connectOrigins({
	assistant: { baseUrl },
	analytics: { posthogKey, posthogHost },
}: Pick<Content, "assistant" | "analytics">): string[] {
	return [...(baseUrl ? [new URL(baseUrl).origin] : []), ...(posthogKey ? [posthogHost] : [])];
}

/** Finishes the build of the shop whose content this process reads. */
export async function finishShop(folder: string): Promise<void> {
	const addresses = siteLanguages.flatMap((language) =>
		allRoutes(shop["landing-pages"], shop["keyword-pages"], language),
	);
	const adminAsks = adminOrigins(settingsFromEnv(process.env));
	const done = await finishBuild(folder, connectOrigins(shop), { addresses, adminAsks });
	console.log(
		`finished: ${done.pages} pages; ${done.removed} files removed that no page names; ${done.compressed} files compressed`,
	);
	for (const name of done.cleaned)
		console.log(`${name} was published without the details that it held (place, camera, notes).`);
}
