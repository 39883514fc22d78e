import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { findBrowser, findProgram, headlessShell, isRoot } from "./find-browser.ts";

/** Paths of programs. */
export interface WebKit {
	/** WebKitWebDriver. */
	driver: string;
	/** MiniBrowser. */
	browser: string;
	/** Xvfb, for a machine without a display. */
	screen?: string;
}

export function findFirefox(): string | undefined {
	return findProgram(["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS"]);
}

/** As Debian installs it; undefined when a part is missing. */
export function findWebKit(): WebKit | undefined {
	const driver = findProgram(["WebKitWebDriver"]);
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	const screen = findProgram(["Xvfb"]);
	if (!driver || !browser || !(screen || process.env.DISPLAY)) return undefined;
	return { driver, browser, screen };
}

const hasFont = (family: string) =>
	Boolean(spawnSync("fc-list", [`:family=${family}`], { encoding: "utf8" }).stdout);

/** The journeys' needs, with their Debian packages. The fonts have the metrics of the fallbacks, and Hindi's letters. */
const needs = [
	{ name: "Chromium", isThere: () => findBrowser() !== undefined, packages: ["chromium"] },
	{ name: "Firefox", isThere: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
	{
		name: "WebKit",
		isThere: () => findWebKit() !== undefined,
		packages: ["webkit2gtk-driver", "xvfb"],
	},
	{
		name: "fonts",
		isThere: () => hasFont("Liberation Sans") && hasFont("Noto Sans Devanagari"),
		packages: ["fonts-liberation", "fonts-noto-core"],
	},
];

/**
 * Installs missing engines: from Debian as root, else Playwright's Chromium. Prints which could not be installed.
 *
 * @throws Error when one is missing in CI, or there is no Chromium
 */
function ensureEngines(): void {
	const missing = () => needs.filter(({ isThere }) => !isThere());
	const packages = missing().flatMap((need) => need.packages);
	if (packages.length > 0) installFromDebian(packages);
	// By itself, because not every system has it, and journeys can do without.
	if (!findProgram([headlessShell])) installFromDebian([headlessShell]);
	if (!findBrowser()) run("npx", ["--no-install", "playwright", "install", "chromium"]);
	const names = missing().map(({ name }) => name);
	if (!findBrowser() || (names.length > 0 && process.env.CI))
		throw new Error(`Journeys need ${names.join(" and ")}, which cannot be installed here.`);
	console.log(names.length > 0 ? `engines: without ${names.join(" and ")}` : "engines: all three");
}

/** Needs root and apt-get, and does nothing without. */
function installFromDebian(packages: readonly string[]): void {
	if (!isRoot() || !findProgram(["apt-get"])) return;
	run("apt-get", ["update"]);
	run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
}

function run(program: string, args: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync(program, args, { stdio: "inherit", env });
}

if (import.meta.main) {
	try {
		ensureEngines();
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
