import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkProject, main } from "./content-check.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const real = fileURLToPath(new URL("../", import.meta.url));
let folder: string;

/** Copies all that the check looks at: the content with its pictures and the files of its public/. */
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "content-check-"));
	await cp(join(real, "fixtures", "sample-shop"), join(folder, "content"), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

test("correct content has no errors and warnings", async () => {
	const { errors, warnings } = await check();
	expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
});

test("a text without its Hindi is told, and a page's file that is none", async () => {
	await change("assistant.json", { subtitle: "Ask us" });
	expect((await check()).untranslated).toEqual([
		expect.stringMatching(/^content\/assistant\.json: subtitle is not written in हिन्दी\./),
	]);
	await write("keyword-pages/notes.txt", "");
	await write("keyword-pages/sofa-cleaning-service.json", "{");
	expect(await errors()).toEqual([
		expect.stringMatching(/^content\/keyword-pages\/notes\.txt: is not a file of this site\./),
		expect.stringMatching(
			/^content\/keyword-pages\/sofa-cleaning-service\.json is not JSON, line 1/,
		),
	]);
});

describe("a file that is not JSON", () => {
	test.each([
		["cut off in the middle", (text: string) => text.slice(0, 400), /^ is not JSON, line \d+: /],
		[
			"with a comma too many",
			(text: string) => text.replace(/\}\s*\]\s*$/, "},]"),
			/, line \d+: value expected\.$/,
		],
		["with a quote missing", (text: string) => text.replace('"name"', 'name"'), /, line 4: /],
	])("%s", async (_, breakIt, says) => {
		await write("services.json", breakIt(await read("services.json")));
		const [error = "", ...others] = await errors();
		expect(others).toEqual([]);
		expect(error.startsWith("content/services.json")).toBe(true);
		expect(error.slice("content/services.json".length)).toMatch(says);
	});

	test("but one of another encoding", async () => {
		const text = await read("faq.json");
		await writeFile(path("faq.json"), Buffer.from(`\ufeff${text}`, "utf16le"));
		expect(await errors()).toEqual([
			"content/faq.json: The encoded data was not valid for encoding utf-8.",
		]);
	});
});

test("the logo must be there", async () => {
	await change("business.json", { logo: "/brand.svg" });
	expect(await errors()).toEqual([
		'content/business.json: logo names "/brand.svg", but there is no file content/public/brand.svg. Put it there.',
	]);
});

test("errors of files that cannot be read, and of those that can, are reported at once", async () => {
	await remove("faq.json");
	await write("prices.json", "[1,]");
	await change("business.json", { phone: "none" });
	await remove("images/shirt.webp");
	const found = (await errors()).join("\n");
	expect(found).toMatch(
		/^content\/prices\.json.*\ncontent\/faq\.json.*\ncontent\/business\.json: phone must be /,
	);
	expect(found).toContain('names "shirt"');
});

describe("with files", () => {
	test.each<[string, () => Promise<unknown>, RegExp]>([
		["deleted", () => rm(path("faq.json")), /^content\/faq\.json: is missing\. Bring it back/],
		["put into the wrong folder", () => write("saree.jpg", "x"), /Move it into content\/images\./],
		["unknown", () => write("notes.txt", "x"), /is not a file of this site\. Move it out/],
		["a folder among them", () => mkdir(path("old")), /is a folder that the site does not use/],
		[
			"unknown among pictures",
			() => write("images/prices.xlsx", "x"),
			/prices\.xlsx is not accepted: .* move what is none out/,
		],
		[
			"a folder among pictures",
			() => mkdir(path("images/saree.jpg")),
			/images\/saree\.jpg is a folder\. Put its pictures straight into/,
		],
	])("%s", async (_, spoil, says) => {
		await spoil();
		const { errors } = await check();
		expect(errors.join("\n")).toMatch(says);
		expect(errors.length).toBeLessThanOrEqual(2);
	});

	test.each<[string, () => Promise<unknown>, RegExp]>([
		[
			"a page of its own",
			() => write("public/about.html", "x"),
			/\/public\/about\.html would take/,
		],
		[
			"another, in Hindi",
			() => write("public/hi/index.html", "x"),
			/hi\/index\.html would take the/,
		],
		[
			"a file that the site makes",
			() => write("public/robots.txt", "x"),
			/would take the place of/,
		],
		["a page with a script", () => write("public/a.html", "<script>"), /holds a script\. Take the/],
		[
			"a drawing with one",
			() => write("public/a.svg", '<svg onload="x">'),
			/a\.svg holds a script/,
		],
		["a link", () => symlink("/etc", path("public/etc")), /public\/etc is a link to another place/],
	])("in public, %s", async (_, spoil, says) => {
		await mkdir(path("public/hi"), { recursive: true });
		await spoil();
		expect((await check()).errors).toEqual([expect.stringMatching(says)]);
	});

	test("in public, a page that proves to a search engine whose site it is", async () => {
		await write("public/google1234.html", "google-site-verification: google1234.html");
		expect((await check()).errors).toEqual([]);
	});

	test("what computers put there is no error", async () => {
		for (const name of [".DS_Store", "images/.DS_Store", "Thumbs.db", "images/._saree.webp"])
			await write(name, "x");
		expect(await check()).toMatchObject({ errors: [], warnings: [] });
	});
});

describe("the command", () => {
	const run = async (...args: string[]) => {
		const printed = { log: vi.spyOn(console, "log"), error: vi.spyOn(console, "error") };
		for (const spy of Object.values(printed)) spy.mockReset();
		await main(["--content", "fixtures/sample-shop", ...args]);
		vi.stubEnv("CONTENT", "content");
		const code = process.exitCode;
		process.exitCode = undefined;
		return {
			code,
			log: printed.log.mock.calls.join("\n"),
			error: printed.error.mock.calls.join("\n"),
		};
	};

	test("reports success", async () => {
		const { code, log, error } = await run();
		expect([code, error]).toEqual([undefined, ""]);
		expect(log).toMatch(/^The content is in order: 17 files checked\.$/);
	});

	test("refuses to call the demonstration shop ready to go live", async () => {
		const { code, error } = await run("--live");
		expect(code).toBe(1);
		expect(error).toContain("fixtures/sample-shop/business.json: phone is a number of zeros");
	});
});

const path = (name: string) => join(folder, "content", name);
const check = () => checkProject(pathToFileURL(`${folder}/`));
const errors = async () => (await check()).errors;
const write = (name: string, text: string) => writeFile(path(name), text);
const read = (name: string) => readFile(path(name), "utf8");
const remove = (name: string) => rm(path(name));

async function change(name: string, values: object): Promise<void> {
	await write(name, JSON.stringify({ ...JSON.parse(await read(name)), ...values }));
}
