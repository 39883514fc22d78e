import { expect, test } from "vitest";
import { isOwnError } from "./track-page.ts";

const origin = "https://shop.example";

function fault(stack: string, message = "Broken"): Error {
	return Object.assign(new Error(message), { stack });
}

const ours = fault(`Error: Broken\n    at f (${origin}/_astro/a.js:1:26)`);
const nowhere = fault("Error: Broken\n    at <anonymous>:1:31");
const extension = fault("Error: Broken\n    at f (chrome-extension://abc/inject.js:1:26)");
const named = fault(
	`Error: https://a.example/x failed\n    at f (${origin}/_astro/a.js:1:26)`,
	"https://a.example/x failed",
);

test.each<[boolean, string, unknown, string?]>([
	[true, "thrown by a file of the site", ours, `${origin}/_astro/a.js`],
	[true, "thrown by code without a file, as reportError() says it", nowhere, ""],
	[true, "thrown from where Firefox names no address", nowhere, "debugger eval code"],
	[true, "thrown as a text", "Broken", `${origin}/_astro/a.js`],
	[true, "rejected by a file of the site", ours],
	[true, "rejected in Firefox and Safari", fault(`f@${origin}/_astro/a.js:1:26`)],
	[true, "rejected with a text", "Broken"],
	[true, "rejected with another site's address in its message", named],
	[false, "thrown by an extension", extension, "chrome-extension://abc/inject.js"],
	[false, "thrown by an extension in Safari", fault("f@webkit-masked-url://hidden/:1:2"), ""],
	[false, "rejected by an extension", extension],
	[false, "thrown by another site's script", null, ""],
	[false, "thrown by a site whose name begins like ours", ours, `${origin}.evil.example/a.js`],
	[false, "an error of nobody", undefined, ""],
])("%s: told of an error %s", (isTold, _, thrown, filename = "") => {
	expect(isOwnError(thrown, origin, filename)).toBe(isTold);
});
