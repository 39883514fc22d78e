import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const programNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium to test with: the one that CHROME_PATH names, else Playwright's own, else one of
 * the system's. Nothing when there is none.
 *
 * @throws Error when CHROME_PATH names no program: a setting that is wrong should not pass unseen.
 */
export function findBrowser(): string | undefined {
	const { CHROME_PATH } = process.env;
	if (CHROME_PATH) {
		if (isProgram(CHROME_PATH)) return CHROME_PATH;
		throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no program there.`);
	}
	return [chromium.executablePath()].find(isProgram) ?? findProgram(programNames);
}

/** The first program of these names: in /usr/bin, on the PATH, or in the other folders given. */
export function findProgram(
	names: readonly string[],
	others: readonly string[] = [],
): string | undefined {
	const path = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const folders = ["/usr/bin", ...path, ...others];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * Chromium renders its address bar's suggestions as two more pages for every window. The names after those
 * three are from Playwright's own list, which a second list on the command line replaces.
 */
const unneededFeatures = [
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxFullPopup",
	"AimEnabled",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"OptimizationHints",
];

/**
 * What Chromium needs to be told. As root its sandbox does not work, and on a machine without a
 * network (as in CI) its errands in the background only fail.
 */
export function launchArguments(): string[] {
	if (!isRoot() && !process.env.CI) return [];
	return [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		`--disable-features=${unneededFeatures.join(",")}`,
	];
}

/**
 * Installs a browser where there is none: Debian's as root on a machine that has apt-get, else
 * Playwright's.
 *
 * @throws Error in one sentence when that leaves none.
 */
function ensureBrowser(): string {
	const missing = [
		...(findBrowser() ? [] : ["chromium"]),
		// The faces that stand in for ours until they have come are cut from these.
		...(hasFont("Liberation Sans") ? [] : ["fonts-liberation"]),
	];
	if (missing.length > 0) installFromDebian(missing);
	const browser = findBrowser() ?? installFromPlaywright();
	if (browser) return browser;
	throw new Error(
		"There is no browser to test with: install Chromium or Chrome, or set CHROME_PATH to one.",
	);
}

/** Does nothing but as root on a machine that has apt-get; whether it worked is seen afterwards. */
export function installFromDebian(packages: readonly string[]): void {
	if (!isRoot() || !findProgram(["apt-get"])) return;
	run("apt-get", ["update"]);
	run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
}

function hasFont(family: string): boolean {
	return Boolean(spawnSync("fc-list", [`:family=${family}`], { encoding: "utf8" }).stdout);
}

function installFromPlaywright(): string | undefined {
	run("npx", ["--no-install", "playwright", "install", "chromium"]);
	return findBrowser();
}

function run(program: string, args: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync(program, args, { stdio: "inherit", env });
}

function isProgram(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

function isRoot(): boolean {
	return process.getuid?.() === 0;
}

if (import.meta.main) {
	try {
		console.log(`browser: ${ensureBrowser()}`);
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
