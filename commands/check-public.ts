/** Checks the files of content/public, which a build takes as they are. */
import { readdir, readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { addressIn, languages } from "../languages/languages.ts";
import type { Content } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { type At, placeWords } from "../shop/fault.ts";
import { counterPath, fixedPages, offlinePath } from "../shop/fixed-pages.ts";
import { pictureError } from "./check-pictures.ts";
import { entriesOf } from "./read-content-files.ts";

export async function publicErrors(content: Partial<Content>, folder: URL): Promise<string[]> {
	return [...(await heldFileErrors(content, folder)), ...(await namedFileErrors(content, folder))];
}

/** Folders and files that the build makes itself. */
const madeFolders = new Set(["_astro", "data", "social", "admin"]);
const madeFiles =
	/^(?:404|_headers|_redirects|robots\.txt|sitemap\.xml|llms\.txt|favicon\.ico|apple-touch-icon\.png|icon-[\w-]+\.png|(?:manifest|site)\.webmanifest|\w*(?:worker|sw)\.js)$/;
const document = new Set([".html", ".htm", ".xhtml", ".svg"]);
const script = /<script\b|<[^>]+\son[a-z]+\s*=|javascript:/i;

async function heldFileErrors(content: Partial<Content>, folder: URL): Promise<string[]> {
	const held = fileURLToPath(new URL("public/", folder));
	const entries = await readdir(held, { recursive: true, withFileTypes: true }).catch(() => []);
	const taken = takenAddresses(content);
	const errors = entries.map(async (entry): Promise<string[]> => {
		const path = `${entry.parentPath}/${entry.name}`;
		const name = path.slice(held.length).replace(/^\/+/, "");
		const place = `${contentFolder()}/public/${name}`;
		if (entry.isSymbolicLink())
			return [`${place} is a link to another place. Put the file itself there.`];
		if (!entry.isFile()) return [];
		const address = name.replace(/\.html?$/, "").replace(/(?:^|\/)index$/, "");
		const [first = ""] = name.split("/");
		if (taken.has(address) || madeFolders.has(first) || madeFiles.test(address))
			return [`${place} would take the place of what the site makes itself. Take it out.`];
		if (document.has(extname(name)) && script.test(await readFile(path, "utf8")))
			return [`${place} holds a script. Take the script out, or the file.`];
		return [];
	});
	return (await Promise.all(errors)).flat();
}

/** Without a slash before them. */
function takenAddresses(content: Partial<Content>): Set<string> {
	const pages = [...(content["landing-pages"] ?? []), ...(content["keyword-pages"] ?? [])];
	const paths = [
		...Object.values(fixedPages).map(({ path }) => path),
		...pages.map(({ slug }) => `/${slug}`),
		offlinePath,
		counterPath,
	];
	return new Set(
		languages.flatMap((language) => paths.map((path) => addressIn(language, path).slice(1))),
	);
}

/** One error for each file that is named, however many values name it. */
async function namedFileErrors(content: Partial<Content>, folder: URL): Promise<string[]> {
	const { business, reviews } = content;
	const places = new Map<string, At>();
	for (const [at, { reviewer }] of [...(reviews?.reviews.entries() ?? [])].reverse()) {
		const path = ["reviews", at, "reviewer", "profilePhotoUrl"];
		if (reviewer.profilePhotoUrl?.startsWith("/"))
			places.set(reviewer.profilePhotoUrl, { file: "reviews", value: reviews, path });
	}
	if (business) places.set(business.logo, { file: "business", value: business, path: ["logo"] });
	const errors = [...places].map(async ([address, at]) => {
		const place = placeWords(at);
		const file = `${contentFolder()}/public${address}`;
		const url = new URL(`public${address}`, folder);
		const held = entriesOf(new URL("./", url));
		const name = basename(address);
		if (held.some((entry) => entry.name === name && !entry.isFolder)) {
			const error = await pictureError(url);
			return error ? [`${place} names "${address}": ${file} ${error}`] : [];
		}
		const other = held.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
		const advice = other ? `Rename ${other.name} to it.` : "Put it there.";
		return [`${place} names "${address}", but there is no file ${file}. ${advice}`];
	});
	return (await Promise.all(errors)).flat();
}
