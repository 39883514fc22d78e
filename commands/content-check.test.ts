import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkProject, main } from "./content-check.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const real = fileURLToPath(new URL("../", import.meta.url));
let whole: string;
let folder: string;

/** Copies all that the check looks at: the content with its pictures and the files of its public/. */
beforeAll(async () => {
	whole = await mkdtemp(join(tmpdir(), "content-check-whole-"));
	await cp(join(real, "fixtures", "sample-shop"), join(whole, "content"), { recursive: true });
});

afterAll(() => rm(whole, { recursive: true }));

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "content-check-"));
	await cp(whole, folder, { recursive: true });
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
		expect.stringMatching(/^content\/keyword-pages\/notes\.txt: is no page\./),
		expect.stringMatching(/^content\/keyword-pages\/sofa-cleaning-service\.json, line 1/),
	]);
});

describe("a file that is not JSON", () => {
	test.each([
		["cut off in the middle", (text: string) => text.slice(0, 400), /^, line \d+: /],
		[
			"with a comma too many",
			(text: string) => text.replace(/\}\s*\]\s*$/, "},]"),
			/, line \d+: value expected\.$/,
		],
		["with a quote missing", (text: string) => text.replace('"name"', 'name"'), /, line 4: /],
		["empty", () => "", /^, line 1: value expected\.$/],
	])("%s", async (_, breakIt, says) => {
		await write("services.json", breakIt(await read("services.json")));
		const [error = "", ...others] = await errors();
		expect(others).toEqual([]);
		expect(error.startsWith("content/services.json")).toBe(true);
		expect(error.slice("content/services.json".length)).toMatch(says);
	});

	test("but one of another encoding", async () => {
		const text = await read("faq.json");
		await writeFile(join(folder, "content", "faq.json"), Buffer.from(`\ufeff${text}`, "utf16le"));
		expect(await errors()).toEqual(["content/faq.json: is not saved as UTF-8."]);
	});
});

test("an invalid value is reported with the message of the schema", async () => {
	await change("business.json", { phone: "none" });
	expect(await errors()).toEqual([
		expect.stringMatching(/^content\/business\.json: phone must be /),
	]);
});

test.each([
	["the logo", "business.json", { logo: "/brand.svg" }, "business.json: logo", "/brand.svg"],
])("%s must be there", async (_, file, values, place, address) => {
	await change(file, values);
	expect(await errors()).toEqual([
		`content/${place} names "${address}", but there is no file content/public${address}. Put it there.`,
	]);
});

describe("all errors are reported at once", () => {
	test("of files that cannot be read, and of those that can", async () => {
		await remove("faq.json");
		await write("terms.json", "{");
		await write("prices.json", "[1,]");
		await change("business.json", { phone: "none" });
		await remove("images/shirt.webp");
		const found = await errors();
		const files = new Set(found.map((error) => /^[\w/-]+\.json/.exec(error)?.[0]));
		expect([...files].slice(0, 4)).toEqual([
			"content/faq.json",
			"content/terms.json",
			"content/prices.json",
			"content/business.json",
		]);
		expect(found.some((error) => error.includes('names "shirt"'))).toBe(true);
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

const check = () => checkProject(pathToFileURL(`${folder}/`));
const errors = async () => (await check()).errors;
const write = (name: string, text: string) => writeFile(join(folder, "content", name), text);
const read = (name: string) => readFile(join(folder, "content", name), "utf8");
const remove = (name: string) => rm(join(folder, "content", name));

async function change(name: string, values: object): Promise<void> {
	await write(name, JSON.stringify({ ...JSON.parse(await read(name)), ...values }));
}
