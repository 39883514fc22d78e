/** Checks the files of content/public, which a build takes as they are. */
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { languages } from "../languages/languages.ts";
import type { Content } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { type At, placeWords } from "../shop/fault.ts";
import { counterPath, offlinePath } from "../shop/fixed-pages.ts";
import { allRoutes } from "../src/site-map.ts";
import { pictureError } from "./check-pictures.ts";
import { type Entry, entriesOf } from "./read-content-files.ts";

/** @param folder of the content */
export async function publicErrors(content: Partial<Content>, folder: URL): Promise<string[]> {
	const held = new URL("public/", folder);
	const entries = await entriesOf(held);
	const taken = takenAddresses(content);
	const errors = await Promise.all([
		...entries.map(async (entry) => {
			const error = await fileError(entry, new URL(encodeURI(entry.name), held), taken);
			return error && `${contentFolder()}/public/${entry.name} ${error}`;
		}),
		...[...namedFiles(content)].map(([address, at]) => namedError(address, at, entries, held)),
	]);
	return errors.filter((error) => error !== undefined);
}

/** Folders and files that the build makes itself. */
const made =
	/^(?:(?:_astro|data|social|admin)\/.*|404|_headers|_redirects|robots\.txt|sitemap\.xml|llms\.txt|favicon\.ico|apple-touch-icon\.png|icon-[\w-]+\.png|(?:manifest|site)\.webmanifest|\w*(?:worker|sw)\.js)$/;
const documents = new Set([".html", ".htm", ".xhtml", ".svg"]);
const script = /<script\b|<[^>]+\son[a-z]+\s*=|javascript:/i;

async function fileError({ name, kind }: Entry, url: URL, taken: ReadonlySet<string>) {
	if (kind === "link") return "is a link to another place. Put the file itself there.";
	if (kind === "folder") return undefined;
	const address = name.replace(/\.html?$/, "").replace(/(?:^|\/)index$/, "");
	if (taken.has(address) || made.test(address))
		return "would take the place of what the site makes itself. Take it out.";
	if (documents.has(extname(name)) && script.test(await readFile(url, "utf8")))
		return "holds a script. Take the script out, or the file.";
	return undefined;
}

/** Without a slash before them. */
function takenAddresses(content: Partial<Content>): Set<string> {
	const { "landing-pages": landing = [], "keyword-pages": keyword = [] } = content;
	const addresses = languages.flatMap((language) => [
		...allRoutes(landing, keyword, language),
		...[offlinePath, counterPath].map((path) => language.path + path),
	]);
	return new Set(addresses.map((address) => address.slice(1)));
}

/** Each file that content names, and the first value that names it. */
function namedFiles({ business, reviews }: Partial<Content>): Map<string, At> {
	const places = new Map<string, At>();
	for (const [at, { reviewer }] of reviews?.reviews.entries() ?? []) {
		const { profilePhotoUrl: photo } = reviewer;
		const path = ["reviews", at, "reviewer", "profilePhotoUrl"];
		if (photo?.startsWith("/") && !places.has(photo))
			places.set(photo, { file: "reviews", value: reviews, path });
	}
	if (business) places.set(business.logo, { file: "business", value: business, path: ["logo"] });
	return places;
}

async function namedError(address: string, at: At, entries: readonly Entry[], held: URL) {
	const says = `${placeWords(at)} names "${address}"`;
	const file = `${contentFolder()}/public${address}`;
	const name = address.slice(1);
	if (entries.some((entry) => entry.name === name)) {
		const error = await pictureError(new URL(name, held));
		return error && `${says}: ${file} ${error}`;
	}
	return `${says}, but there is no file ${file}. Put it there.`;
}
