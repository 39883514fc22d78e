import { globSync } from "node:fs";
import {
	findBrowser,
	findProgram,
	installFromDebian,
	installHeadlessShell,
	missingFonts,
} from "./find-browser.ts";

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

/** The engines that e2e/engines tests, with their Debian packages. */
const engines = [
	{ name: "Chromium", find: findBrowser, packages: ["chromium"] },
	{ name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
	{ name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
] as const;

/**
 * Installs missing engines, and prints which could not be installed.
 *
 * @throws Error when one is missing in CI
 */
function ensureEngines(): void {
	const missing = () => engines.filter(({ find }) => !find());
	const packages = [...missing().flatMap((engine) => engine.packages), ...missingFonts()];
	if (packages.length > 0) installFromDebian(packages);
	installHeadlessShell();
	const names = missing().map(({ name }) => name);
	if (names.length > 0 && process.env.CI)
		throw new Error(`${names.join(" and ")} cannot be installed: CI needs all three engines.`);
	console.log(
		names.length === 0
			? "engines: Chromium, Firefox and WebKit"
			: `engines: without ${names.join(" and ")}, which cannot be installed here`,
	);
}

if (import.meta.main) {
	try {
		ensureEngines();
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
