/**
 * Builds a second shop from the same sources. Nothing of the sample shop may appear, and what this shop lacks
 * (reviews, Express, Justdial) must leave no empty element.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

type Node = DefaultTreeAdapterMap["node"];

const root = fileURLToPath(new URL("../../", import.meta.url));
const build = join(root, ".cache", "other-shop");
const pictures = new Set([".avif", ".webp", ".png", ".jpg", ".ico", ".woff2", ".br", ".gz"]);
let names: string[];
let texts: Map<string, string>;

beforeAll(() => {
	const args = ["build/build.ts", "--content", "fixtures/other-shop", "--out", build];
	// The variables of the test runner would make it a development build.
	const { DEV: _, PROD: __, MODE: ___, VITEST: ____, ...environment } = process.env;
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: root,
		encoding: "utf8",
		env: { ...environment, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
	});
	if (status !== 0) throw new Error(`The other shop was not built.\n${stdout}${stderr}`);
	const entries = readdirSync(build, { recursive: true, withFileTypes: true });
	names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1));
	texts = new Map(
		names
			.filter((name) => !pictures.has(extname(name)))
			.map((name) => [name, readFileSync(join(build, name), "utf8")]),
	);
});

/** Fragments in data/ are not pages. */
const pages = () => [...texts].filter(([name]) => /^[^/]+\.html$/.test(name));
/** Parses as a browser without scripts, which reads <noscript> too. */
const read = (html: string) => parse(html, { scriptingEnabled: false });
const page = (name: string) => texts.get(name) ?? "";

describe("nothing is said of the demonstration shop", () => {
	test.each(demonstrationWords())("%s", (word) => {
		const told = new RegExp(
			`(?<![a-z0-9])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z0-9])`,
			"i",
		);
		// The owner's forms give the demonstration's facts as examples.
		const saying = [...texts].filter(
			([name, text]) => !name.startsWith("admin/") && (told.test(name) || told.test(text)),
		);
		expect(saying.map(([name]) => name)).toEqual([]);
		expect(names.filter((name) => told.test(name))).toEqual([]);
	});

	test("its icons are drawn from its own logo", async () => {
		const { data: pixels } = await sharp(join(build, "icon-192.png"))
			.extract({ left: 96, top: 8, width: 1, height: 1 })
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([...pixels]).toEqual([0x8a, 0x2f, 0x62]);
	});

	test("pages, manifest and style sheets have its colours", () => {
		expect(page("index.html")).toContain('<meta name="theme-color" content="#f0dbe2">');
		expect(JSON.parse(page("manifest.webmanifest")).background_color).toBe("#fbf7f4");
		expect(page("index.html")).toContain("--color-forest:#3a1f4d");
	});
});

describe("nothing shows empty or broken", () => {
	test("the parser of a browser corrects no page", () => {
		const faults: string[] = [];
		for (const [name, html] of pages())
			parse(html, {
				scriptingEnabled: false,
				onParseError: ({ code, startLine, startCol }) =>
					faults.push(`${name}:${startLine}:${startCol} ${code}`),
			});
		expect(faults).toEqual([]);
	});

	test("no heading, list, link or button is empty", () => {
		const empty = pages().flatMap(([name, html]) =>
			elements(read(html))
				.filter(({ tagName }) => /^(?:h[1-6]|ul|ol|dl|a|button|legend)$/.test(tagName))
				// Scripts fill hidden elements and the list's rows.
				.filter(
					(element) => !attribute(element, "hidden") && attribute(element, "class") !== "rows",
				)
				.filter((element) => !/\S/.test(wordsOf(element)) && !attribute(element, "aria-label"))
				.filter((element) => elements(element).every(({ tagName }) => tagName !== "img"))
				.map(({ tagName, attrs }) => `${name}: ${tagName} ${JSON.stringify(attrs)}`),
		);
		expect(empty).toEqual([]);
	});

	test.each([
		["a value that is none", /\b(?:undefined|NaN|null)\b|\[object/],
		["a placeholder", /[{}]/],
		["stars or a count of no reviews", /\b0 (?:Google )?reviews|Rated 0|from 0\b/i],
		["anything of Express, which it does not offer", /\bexpress\b|same[ -]day/i],
		["anything of Justdial, where it is not", /justdial/i],
	])("no page says %s", (_, broken) => {
		const saying = pages().filter(([, html]) => broken.test(wordsOf(read(html))));
		expect(saying.map(([name]) => name)).toEqual([]);
	});

	test("no reviews: no section of them, no rating in structured data, and a page that says so", () => {
		expect(page("index.html")).not.toContain("What Our Customers Say");
		for (const [, html] of pages()) expect(html).not.toMatch(/aggregateRating|"Review"/);
		expect(wordsOf(read(page("reviews.html")))).toContain("No reviews available at the moment.");
	});

	test("it links to the one account that it has", () => {
		const links = pages().flatMap(([, html]) =>
			elements(read(html)).flatMap((element) => attribute(element, "href") ?? []),
		);
		const social = links.filter((href) =>
			/^http.*(?:facebook|instagram|twitter|\bx\.com|linkedin)/.test(href),
		);
		expect([...new Set(social)]).toEqual(["https://www.instagram.com/neelamvastra"]);
	});

	test("structured data has its days, its place and only its accounts", () => {
		const [, graph = ""] =
			/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page("index.html")) ?? [];
		expect(graph).toContain('"latitude":9.91772');
		expect(graph).toContain('"sameAs":["https://www.instagram.com/neelamvastra"]');
		expect(graph).toMatch(/Friday"[^{}]*"opens":"10:00","closes":"22:00"/);
	});
});

/** Names, places, numbers and people of the sample shop, and the numbers of SPEC.md's. */
function demonstrationWords(): string[] {
	const read = (name: string) =>
		JSON.parse(readFileSync(join(root, "fixtures", "sample-shop", `${name}.json`), "utf8"));
	const { name, phone, whatsapp, email, siteUrl, address, geo, areas, gmb_place_id } =
		read("business");
	const reviewers = read("reviews").reviews.map(
		({ reviewer }: { reviewer: { displayName: string } }) => reviewer.displayName,
	);
	const customers = read("testimonials").map((entry: { name: string }) => entry.name);
	return [
		...new Set<string>(
			[
				...["+91 135 000 0000", "911350000000"],
				...[name, "Doon", phone, whatsapp, email, new URL(siteUrl).host, gmb_place_id],
				...[address.street, address.city, address.state, address.postalCode],
				...[geo.latitude, geo.longitude].map(String),
				...[...areas, ...reviewers, ...customers],
			]
				// A text with its translation is both.
				.flatMap((word) => (typeof word === "object" ? Object.values<string>(word) : word)),
		),
	];
}

function elements(node: Node): DefaultTreeAdapterMap["element"][] {
	const children = "childNodes" in node ? node.childNodes : [];
	return children.flatMap((child) =>
		"tagName" in child ? [child, ...elements(child)] : elements(child),
	);
}

function attribute(element: DefaultTreeAdapterMap["element"], name: string): string | undefined {
	const found = element.attrs.find((one) => one.name === name);
	return found && (found.value || name);
}

/** The text that a visitor reads or hears; scripts and styles have none. */
function wordsOf(node: Node): string {
	if (node.nodeName === "#text") return (node as DefaultTreeAdapterMap["textNode"]).value;
	if (/^(?:script|style|template)$/.test(node.nodeName)) return "";
	return "childNodes" in node ? node.childNodes.map(wordsOf).join("") : "";
}
