import { globSync } from "node:fs";
import { findBrowser, findProgram, installFromDebian } from "./find-browser.ts";

/** WebKit's small browser, its WebDriver, and the screen that both need where there is none. */
export interface WebKit {
	driver: string;
	browser: string;
	screen?: string;
}

export function findFirefox(): string | undefined {
	return findProgram(["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS"]);
}

/** Debian's; nothing where a part of it is missing. */
export function findWebKit(): WebKit | undefined {
	const driver = findProgram(["WebKitWebDriver"]);
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	const screen = findProgram(["Xvfb"]);
	if (!driver || !browser || !(screen || process.env.DISPLAY)) return undefined;
	return { driver, browser, screen };
}

/** Every engine that the journeys run in, and Debian's packages that bring it. */
const engines = [
	{ name: "Chromium", find: findBrowser, packages: ["chromium", "fonts-liberation"] },
	{ name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
	{ name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
] as const;

/**
 * Installs what is missing, as root on a machine that has apt-get, and says what is left out.
 *
 * @throws Error in CI when an engine is missing: there all three are tried.
 */
function ensureEngines(): void {
	const missing = () => engines.filter(({ find }) => !find());
	const packages = missing().flatMap((engine) => engine.packages);
	if (packages.length > 0) installFromDebian(packages);
	const names = missing().map(({ name }) => name);
	if (names.length > 0 && process.env.CI)
		throw new Error(`${names.join(" and ")} cannot be had here: CI tries all three.`);
	console.log(
		names.length === 0
			? "engines: Chromium, Firefox and WebKit"
			: `engines: without ${names.join(" and ")}, which cannot be had here`,
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
