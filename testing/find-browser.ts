import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Also the name of its Debian package. */
const headlessShell = "chromium-headless-shell";
const programNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The path of the Chromium to test with: CHROME_PATH, or Playwright's, or the system's.
 *
 * @throws Error when CHROME_PATH names no program
 */
export function findBrowser(): string | undefined {
	const { CHROME_PATH } = process.env;
	if (CHROME_PATH) {
		if (isProgram(CHROME_PATH)) return CHROME_PATH;
		throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no program there.`);
	}
	const ofPlaywright = chromium.executablePath();
	return isProgram(ofPlaywright) ? ofPlaywright : findProgram(programNames);
}

/** The path of the first of these programs that is in /usr/bin, on the PATH or in one of `moreFolders`. */
export function findProgram(
	names: readonly string[],
	moreFolders: readonly string[] = [],
): string | undefined {
	const path = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const folders = ["/usr/bin", ...path, ...moreFolders];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * The first three are the suggestions of the address bar, which Chromium renders as pages of their own. The others
 * are Playwright's list, because a second `--disable-features` replaces the first.
 */
const disabledFeatures = [
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
 * For journeys, which open hundreds of windows: Chromium without a user interface, where there is one, which takes half
 * of the time. It renders no page ahead, and estimates no speed of the network.
 *
 * @throws Error when CHROME_PATH names no program
 */
export function headlessBrowser() {
	const { CHROME_PATH } = process.env;
	const program = CHROME_PATH ? undefined : findProgram([headlessShell]);
	return {
		executablePath: program ?? findBrowser(),
		// Without hinting letters are as wide as on phones.
		args: [
			...launchArguments(["SpareRendererForSitePerProcess"]),
			"--in-process-gpu",
			"--font-render-hinting=none",
		],
	};
}

/** For journeys that hang on the browser's own window, or on what it makes of the network. */
export function wholeBrowser() {
	return { executablePath: findBrowser(), args: launchArguments() };
}

/**
 * For root, under which Chromium's sandbox does not work, and for CI, where its background requests fail.
 *
 * @param disabled more features to do without
 */
export function launchArguments(disabled: readonly string[] = []): string[] {
	if (!isRoot() && !process.env.CI) return [];
	return [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		`--disable-features=${[...disabledFeatures, ...disabled].join(",")}`,
	];
}

/**
 * Installs a browser if there is none: from Debian, or else Playwright's.
 *
 * @returns its path
 * @throws Error when there is none afterwards
 */
function ensureBrowser(): string {
	const missing = [...(findBrowser() ? [] : ["chromium"]), ...missingFonts()];
	if (missing.length > 0) installFromDebian(missing);
	installHeadlessShell();
	const browser = findBrowser() ?? installFromPlaywright();
	if (browser) return browser;
	throw new Error(
		"There is no browser to test with: install Chromium or Chrome, or set CHROME_PATH to one.",
	);
}

/** By itself, because not every system has it, and journeys can do without. */
export function installHeadlessShell(): void {
	if (!findProgram([headlessShell])) installFromDebian([headlessShell]);
}

/** Needs root and apt-get, and does nothing without. Check afterwards what is there. */
export function installFromDebian(packages: readonly string[]): void {
	if (!isRoot() || !findProgram(["apt-get"])) return;
	run("apt-get", ["update"]);
	run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
}

/** The Debian packages of missing fonts: one whose metrics the fallback fonts have, and the text face of Hindi. */
export function missingFonts(): string[] {
	return [
		...(hasFont("Liberation Sans") ? [] : ["fonts-liberation"]),
		...(hasFont("Noto Sans Devanagari") ? [] : ["fonts-noto-core"]),
	];
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
