import { expect, test } from "vitest";
import { adminHeaders, pageHeaders, strictHeaders } from "../server/security-headers.ts";
import { headersFile, redirectsFile } from "./static-host-files.ts";

/** The headers that a host sends at an address: of each rule that fits, what it takes away and what it adds. */
function sentAt(address: string): Record<string, string> {
	const sent: Record<string, string> = {};
	for (const block of headersFile.trim().split(/\n\n/)) {
		const [path = "", ...lines] = block.split("\n");
		const [start = "", end] = path.split("*");
		const fits =
			end === undefined ? address === path : address.startsWith(start) && address.endsWith(end);
		for (const line of fits ? lines : []) {
			const [name = "", value = ""] = line.trim().split(/: (.*)/);
			if (name.startsWith("! ")) delete sent[name.slice(2)];
			else sent[name] = [sent[name], value].filter(Boolean).join(", ");
		}
	}
	return sent;
}

test("a page and the owner's page get what the server sends with them", () => {
	expect(sentAt("/services")).toEqual(pageHeaders);
	expect(sentAt("/admin")).toEqual(adminHeaders);
});

test("a drawing and data have the strict policy beside, hashed files are kept", () => {
	const strict = strictHeaders["Content-Security-Policy"];
	for (const address of ["/icons/logo.svg", "/data/areas.json"])
		expect(sentAt(address)["Content-Security-Policy"]).toContain(strict);
	expect(sentAt("/_astro/page.js")["Cache-Control"]).toMatch(/immutable$/);
});

test("addresses with a slash at the end lead to those without", () => {
	expect(redirectsFile(["/", "/404", "/hi/404", "/a", "/b c"])).toBe(
		"/a/ /a 301\n/b%20c/ /b%20c 301\n",
	);
});
