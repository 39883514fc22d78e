import { afterEach, expect, test, vi } from "vitest";
import { findBrowser, headlessBrowser, launchArguments } from "./find-browser.ts";

afterEach(() => {
	vi.unstubAllEnvs();
});

test("CHROME_PATH comes before every other browser", () => {
	vi.stubEnv("CHROME_PATH", process.execPath);
	expect(findBrowser()).toBe(process.execPath);
	expect(headlessBrowser().executablePath).toBe(process.execPath);
});

test("a wrong CHROME_PATH is an error", () => {
	vi.stubEnv("CHROME_PATH", "/nowhere/chrome");
	expect(findBrowser).toThrow('CHROME_PATH is "/nowhere/chrome", but there is no program there.');
});

test("in CI the sandbox and background requests are off", () => {
	vi.stubEnv("CI", "1");
	expect(launchArguments()).toContain("--no-sandbox");
	expect(launchArguments()).toContain("--disable-background-networking");
});
