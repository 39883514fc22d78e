/** Checks the HTML of every page with the Nu checker (https://validator.github.io/validator/). Passes without Java. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export interface Finding {
	type: string;
	message: string;
	url?: string;
	lastLine?: number;
	lastColumn?: number;
	extract?: string;
}

export interface HtmlReport {
	pages: number;
	errors: Finding[];
	youngerCss: number;
}

/** The checker reports these wrongly: newer CSS, a custom property in a product. */
const youngerCss =
	/^CSS: .*“(animation-timeline|animation-range|view-transition-name|@?starting-style|@view-transition|@property|margin-trim|@?container(?:-type)?)”|^CSS: “--foot”: The types are incompatible/;

export function readFindings(json: string, pages: number): HtmlReport {
	const { messages } = JSON.parse(json) as { messages: Finding[] };
	const errors = messages.filter(({ type }) => type !== "info");
	const real = errors.filter(({ message }) => !youngerCss.test(message));
	return { pages, errors: real, youngerCss: errors.length - real.length };
}

/**
 * Checks several sites in one run of the checker, because it needs some seconds to start and warm up.
 *
 * @returns undefined where there is no Java
 */
export function checkHtml(folders: readonly string[]): HtmlReport | undefined {
	if (spawnSync("java", ["-version"]).status !== 0) return undefined;
	const checker = join(
		dirname(createRequire(import.meta.url).resolve("vnu-jar")),
		"build/dist/vnu.jar",
	);
	const pages = folders.flatMap((folder) =>
		readdirSync(folder)
			.filter((name) => name.endsWith(".html"))
			.map((name) => join(folder, name)),
	);
	const options = ["--errors-only", "--format", "json", "--exit-zero-always"];
	// So short a run is not worth the machine's second compiler.
	const machine = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];
	const { status, stderr } = spawnSync(
		"java",
		[...machine, "-jar", checker, ...options, ...pages],
		{
			encoding: "utf8",
			maxBuffer: 64 * 1024 * 1024,
		},
	);
	if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`);
	return readFindings(stderr, pages.length);
}

function main(): void {
	const given = process.argv.slice(2);
	const folders = given.length > 0 ? given : [fileURLToPath(new URL("../dist", import.meta.url))];
	const report = checkHtml(folders);
	if (!report) {
		console.log("HTML not checked: the Nu checker needs Java, and there is none on this machine.");
		return;
	}
	for (const { url = "", lastLine, lastColumn, message, extract = "" } of report.errors) {
		const page = url.startsWith("file:") ? relative(".", fileURLToPath(url)) : url;
		const place = `${page}:${lastLine}:${lastColumn}`;
		console.error(`${place}: ${message}\n  ${extract.trim()}`);
	}
	console.log(
		`HTML: ${report.pages} pages, ${report.errors.length} errors ` +
			`(${report.youngerCss} notes on CSS that is younger than the checker left out)`,
	);
	if (report.errors.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
