import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Also the name of its Debian package. */
export const headlessShell = "chromium-headless-shell";
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

function isProgram(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

export function isRoot(): boolean {
	return process.getuid?.() === 0;
}
