import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { finishBuild } from "../../build/finish-build.ts";
import { readFiles, writeFiles } from "../../build/site-files.ts";
import { sampleSite } from "./sample-site.ts";

/** Only some pages are copied, to finish the build quickly. */
const pages = /^(?:\w\w\/)?(?:index|services|pricing|contact|offline|404)\.html$/;

/**
 * A copy of the build in a folder of its own, as if built from changed sources: each script has another
 * name, and `edit` changes the texts of pages and data.
 */
export async function anotherBuild(edit: (text: string) => string): Promise<string> {
	const folder = await temporaryFolder();
	await cp(sampleSite, folder, {
		recursive: true,
		filter: (file) =>
			!/\.(?:br|gz)$/.test(file) &&
			(!/\.html$/.test(file) || pages.test(relative(sampleSite, file))),
	});
	const astro = join(folder, "_astro");
	const scripts = (await readdir(astro)).filter((name) => name.endsWith(".js"));
	const renamed = (text: string) =>
		scripts.reduce((changed, name) => changed.replaceAll(name, anotherName(name)), text);
	for (const name of scripts) {
		await change(join(astro, name), renamed);
		await rename(join(astro, name), join(astro, anotherName(name)));
	}
	for (const name of await readdir(folder, { recursive: true })) {
		if (name.endsWith(".html")) await change(join(folder, name), (text) => edit(renamed(text)));
	}
	await change(join(folder, "data", "priceData.json"), edit);
	const files = await readFiles(folder);
	await finishBuild(files);
	await writeFiles(folder, files, false);
	return folder;
}

/** Gone when the tests are. */
async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "another-build-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function anotherName(script: string): string {
	return script.replace(/\.js$/, "2.js");
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
	await writeFile(file, edit(await readFile(file, "utf8")));
}
