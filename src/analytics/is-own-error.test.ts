import { expect, test } from "vitest";
import { isOwnError } from "./is-own-error.ts";

const origin = "https://shop.example";

function fault(stack: string, message = "Broken"): Error {
	return Object.assign(new Error(message), { stack });
}

const ours = fault(`Error: Broken\n    at f (${origin}/_astro/a.js:1:26)`);
const nowhere = fault("Error: Broken\n    at <anonymous>:1:31");
const extension = fault("Error: Broken\n    at f (chrome-extension://abc/inject.js:1:26)");

test.each<[string, unknown, string | undefined]>([
	["thrown by a file of the site", ours, `${origin}/_astro/a.js`],
	["thrown inline in a page", ours, `${origin}/pricing?q=shirt`],
	["thrown by code without a file, as reportError() says it", nowhere, ""],
	["thrown from where Firefox names no address", nowhere, "debugger eval code"],
	["thrown as a text", "Broken", `${origin}/_astro/a.js`],
	["rejected by a file of the site", ours, undefined],
	["rejected in Firefox and Safari", fault(`f@${origin}/_astro/a.js:1:26`), undefined],
	["rejected with a text", "Broken", undefined],
	[
		"rejected with another site's address in its message",
		fault(
			`Error: https://a.example/x failed\n    at f (${origin}/_astro/a.js:1:26)`,
			"https://a.example/x failed",
		),
		undefined,
	],
])("told: %s", (_, thrown, filename) => {
	expect(isOwnError(thrown, origin, filename)).toBe(true);
});

test.each<[string, unknown, string | undefined]>([
	["thrown by an extension", extension, "chrome-extension://abc/inject.js"],
	["thrown by an extension in Safari", fault("f@webkit-masked-url://hidden/:1:2"), ""],
	["rejected by an extension", extension, undefined],
	["thrown by another site's script", null, ""],
	["thrown by a site whose name begins like ours", ours, `${origin}.evil.example/a.js`],
	["an error of nobody", undefined, ""],
])("not told: %s", (_, thrown, filename) => {
	expect(isOwnError(thrown, origin, filename)).toBe(false);
});
