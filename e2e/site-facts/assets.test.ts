/** Files that pages load, and the files that those name in turn: imports, fonts, icons, kept pages. */
import { expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();

const ending = "(?:avif|css|ico|jpe?g|js|json|png|svg|webmanifest|webp|woff2?)";
const fileName = new RegExp(
	String.raw`(?<![\w./}-])(?:https?://[\w.:-]+/|\.{0,2}/)[\w./-]+\.${ending}(?![\w./-])`,
	"g",
);
/** Files that name others. */
const namesOthers = /\.(?:css|js|webmanifest)$/;

/** The paths of the site's own files that a text names. @param from where the text is */
function filesIn(text: string, from: string): string[] {
	const pieces = text.matchAll(/(?<=["'`])\/data\/[\w-]+(?=["'`])/g);
	return [...text.matchAll(fileName), ...pieces].flatMap(([name]) => {
		const url = URL.parse(name, new URL(from, site.origin).href);
		return url && [site.origin, shop.business.siteUrl].includes(url.origin) ? [url.pathname] : [];
	});
}

test("are there, are what their names say, and are kept for good where their name has a hash", async () => {
	const files = new Set(["/sw.js", "/manifest.webmanifest"]);
	for (const path of allRoutes(shop["landing-pages"], shop["keyword-pages"]))
		for (const file of filesIn((await site.page(path)).html, path)) files.add(file);
	const wrong: string[] = [];
	// A set grows while it is walked.
	for (const file of files) {
		const response = await site.get(file, namesOthers.test(file) ? {} : { method: "HEAD" });
		const { status, headers } = response;
		const text = await response.text();
		if (namesOthers.test(file)) for (const named of filesIn(text, file)) files.add(named);
		if (status !== 200) wrong.push(`${file} answers ${status}`);
		else if (/\.\w+$/.test(file) && headers.get("content-type")?.startsWith("text/html"))
			wrong.push(`${file} is a page`);
		else if (namesOthers.test(file) && text === "") wrong.push(`${file} is empty`);
		else if (file.startsWith("/_astro/") && !headers.get("cache-control")?.includes("immutable"))
			wrong.push(`${file} is not kept by browsers`);
	}
	expect(files.size).toBeGreaterThan(50);
	expect(wrong).toEqual([]);
});

test("nothing is loaded without https", async () => {
	for (const path of await site.addresses())
		expect((await site.page(path)).html).not.toMatch(/\s(?:src|srcset|poster)="http:/i);
});
