import { basename } from "node:path";
import { finishBuild } from "../../build/finish-build.ts";
import { type Files, readFiles } from "../../build/site-files.ts";
import { sampleSite } from "./sample-site.ts";

/** Only some pages are taken over, to finish the build quickly. */
const pages = /^(?:\w\w\/)?(?:index|services|pricing|contact|offline|404)\.html$/;

/**
 * The build as if from changed sources: each script has another name, and `edit` changes the texts of pages and data.
 */
export async function anotherBuild(edit: (text: string) => string): Promise<Files> {
	const built = await readFiles(sampleSite);
	const isScript = (name: string) => /^_astro\/.*\.js$/.test(name);
	const scripts = [...built.keys()].filter(isScript).map((name) => basename(name));
	const renamed = (text: string) =>
		scripts.reduce((changed, name) => changed.replaceAll(name, anotherName(name)), text);
	const files: Files = new Map();
	for (const [name, bytes] of built) {
		const text = String(bytes);
		if (isScript(name)) files.set(anotherName(name), Buffer.from(renamed(text)));
		else if (pages.test(name)) files.set(name, Buffer.from(edit(renamed(text))));
		else if (name === "data/priceData.json") files.set(name, Buffer.from(edit(text)));
		else if (!name.endsWith(".html")) files.set(name, bytes);
	}
	await finishBuild(files);
	return files;
}

function anotherName(script: string): string {
	return script.replace(/\.js$/, "2.js");
}
