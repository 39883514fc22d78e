import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkProject } from "./content-check.ts";

// Faults name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const real = fileURLToPath(new URL("../", import.meta.url));
let whole: string;
let folder: string;

/** What the check looks at: the content with its pictures and the files of its public/. */
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

test("content that is in order has nothing worth a look", async () => {
	const { faults, warnings } = await check();
	expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
});

describe("a file that is no JSON", () => {
	test.each([
		["cut off in the middle", (text: string) => text.slice(0, 400), /^, line \d+, column \d+: /],
		[
			"with a comma too many",
			(text: string) => text.replace(/\}\s*\]\s*$/, "},]"),
			/a comma before/,
		],
		["with a quote missing", (text: string) => text.replace('"name"', 'name"'), /found name/],
		["empty", () => "", /^: is empty\./],
	])("%s", async (_, breakIt, says) => {
		await write("services.json", breakIt(await read("services.json")));
		const [fault = "", ...others] = await faults();
		expect(others).toEqual([]);
		expect(fault.startsWith("content/services.json")).toBe(true);
		expect(fault.slice("content/services.json".length)).toMatch(says);
	});

	test("but one of another encoding", async () => {
		const text = await read("faq.json");
		await writeFile(join(folder, "content", "faq.json"), Buffer.from(`\ufeff${text}`, "utf16le"));
		expect(await faults()).toEqual([
			"content/faq.json: is not saved as UTF-8. In VS Code, click the encoding's name at the bottom right, choose Save with Encoding, then UTF-8.",
		]);
	});
});

test("a mark that an editor puts before a file, and Windows' line ends, do no harm", async () => {
	await write("faq.json", `\ufeff${(await read("faq.json")).replaceAll("\n", "\r\n")}`);
	expect(await faults()).toEqual([]);
});

test("a file that is missing", async () => {
	await remove("testimonials.json");
	expect(await faults()).toEqual([
		"content/testimonials.json: is missing. Bring it back from the last good version.",
	]);
});

test("a rate card that is missing does not make the pages' prices wrong", async () => {
	await remove("prices.json");
	expect(await faults()).toHaveLength(1);
});

test("a value that breaks its rule is told as the schema tells it", async () => {
	await change("business.json", { phone: "none" });
	expect(await faults()).toEqual([
		expect.stringMatching(/^content\/business\.json: phone must be /),
	]);
});

test.each([
	["the logo", "business.json", { logo: "/brand.svg" }, "business.json: logo", "/brand.svg"],
])("%s must be there", async (_, file, values, place, address) => {
	await change(file, values);
	expect(await faults()).toEqual([
		`content/${place} names "${address}", but there is no file content/public${address}. Put it there.`,
	]);
});

test("so must a reviewer's photo of this site", async () => {
	await rm(join(folder, "content", "public", "reviewers", "leaf.webp"));
	const told = await faults();
	expect(told.length).toBeGreaterThan(0);
	for (const fault of told)
		expect(fault).toMatch(/^content\/reviews\.json → ".+" → reviewer: profilePhotoUrl names/);
});

describe("a picture", () => {
	test("that is missing is told once, with every place that names it", async () => {
		await remove("images/facility.webp");
		expect(await faults()).toEqual([
			'content/business.json: shopImage names "facility", but content/images holds no such picture. Put facility.png or facility.jpg there, or name one that is there. It is also named in content/pages.json → about: picture; content/landing-pages.json → "dryclean-shop-near-me": image.',
		]);
	});

	test("whose name is misspelt", async () => {
		await change("business.json", { shopImage: "fcility" });
		expect(await faults()).toEqual([expect.stringMatching(/Did you mean "facility"\?$/)]);
	});

	test.each(["png", "jpg", "jpeg", "webp"])("may be a .%s", async (ending) => {
		await remove("images/saree.webp");
		await draw(`saree.${ending}`, 1200, 900);
		expect(await check()).toMatchObject({ faults: [], warnings: [] });
	});

	test.each(["JPG", "JPEG", "PNG"])("may be a .%s, as phones write it", async (ending) => {
		await remove("images/saree.webp");
		await draw(`saree.${ending}`, 1200, 900);
		expect(await check()).toMatchObject({ faults: [], warnings: [] });
	});

	test.each([
		["gif", /only \.jpg, \.png and \.webp are\. Save it as saree\.jpg\.$/],
		["svg", /only \.jpg, \.png and \.webp are\. Save it as saree\.jpg\.$/],
		[
			"heic",
			/is an iPhone's HEIC picture, .* export it as JPEG, saree\.jpg\. .* Most Compatible\.$/,
		],
	])("may not be a .%s: told once, whatever names it", async (ending, says) => {
		await remove("images/saree.webp");
		await write(`images/saree.${ending}`, "x");
		expect(await faults()).toEqual([expect.stringMatching(says)]);
	});

	test("may not be a HEIC under another name", async () => {
		await remove("images/saree.webp");
		await write("images/saree.jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic");
		expect(await faults()).toEqual([
			expect.stringMatching(/^content\/images\/saree\.jpg is an iPhone's HEIC picture/),
		]);
	});

	test("may not move", async () => {
		const frames = Buffer.concat([0, 99, 200].map((grey) => Buffer.alloc(20 * 20 * 3, grey)));
		await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
			.webp()
			.toFile(join(folder, "content/images/saree.webp"));
		expect(await faults()).toEqual([
			"content/images/saree.webp moves. Save one still picture of it as PNG or JPEG.",
		]);
	});

	test("that nothing names is worth a look, no fault", async () => {
		await draw("spare.png", 10, 10);
		expect(await check()).toMatchObject({
			faults: [],
			warnings: [expect.stringMatching(/^content\/images\/spare\.png is shown nowhere/)],
		});
	});

	test.each([
		["Saree New.JPG", "saree-new.jpg"],
		["IMG_1234.PNG", "img-1234.png"],
	])("called %s is asked to be %s", async (name, better) => {
		await draw(name, 1200, 900);
		expect(await faults()).toEqual([
			`content/images/${name}: its name may have small letters, digits and hyphens only. Rename it to ${better}.`,
		]);
	});

	test("put beside the one that it should replace", async () => {
		await draw("saree.jpg", 1200, 900);
		expect(await faults()).toEqual([
			'content/images holds "saree" 2 times (saree.jpg, saree.webp). Keep one of them.',
		]);
	});

	test("with another format's ending", async () => {
		await remove("images/saree.webp");
		await sharp(await picture(1200, 900))
			.png()
			.toFile(join(folder, "content/images/saree.jpg"));
		expect(await faults()).toEqual([
			"content/images/saree.jpg is a PNG picture by its content. Save it again as PNG or JPEG.",
		]);
	});

	test.each([
		["none", () => Buffer.from("not a picture")],
		["cut off", (bytes: Buffer) => bytes.subarray(0, -100)],
	])("that is %s", async (_, spoil) => {
		const file = join(folder, "content", "images", "saree.webp");
		await writeFile(file, spoil(await readFile(file)));
		expect(await faults()).toEqual([
			"content/images/saree.webp cannot be read: it is broken or no picture. Save it again as PNG or JPEG.",
		]);
	});

	test.each(["png", "jpg"])("a .%s that breaks off", async (ending) => {
		await remove("images/saree.webp");
		const file = await draw(`saree.${ending}`, 1200, 900);
		const bytes = await readFile(file);
		await writeFile(file, bytes.subarray(0, -100));
		expect(await faults()).toEqual([
			`content/images/saree.${ending} breaks off before its end. Copy or download it again.`,
		]);
	});

	test("of too many bytes", async () => {
		await write("images/saree.webp", "x".repeat(21 * 1024 * 1024));
		expect(await faults()).toEqual([
			expect.stringMatching(/^content\/images\/saree\.webp is 21 MB large\. Save it smaller/),
		]);
	});

	test("of too many pixels", async () => {
		await remove("images/saree.webp");
		await draw("saree.png", 10_000, 5001);
		expect(await faults()).toEqual([
			expect.stringMatching(
				/^content\/images\/saree\.png is 10000 by 5001 pixels\. Make it smaller/,
			),
		]);
	});

	test("too small for its place is worth a look, no fault", async () => {
		await remove("images/hero.webp");
		await draw("hero.png", 640, 400);
		expect(await check()).toMatchObject({
			faults: [],
			warnings: [
				"content/images/hero.png is 640 pixels wide and will look blurred. content/pages.json → hero: bgImage shows it up to 1600 wide: take a larger one.",
			],
		});
	});

	test("that lies on its side is measured standing up", async () => {
		await remove("images/hero.webp");
		const lying = sharp(await picture(900, 1700)).withMetadata({ orientation: 6 });
		await lying.jpeg().toFile(join(folder, "content/images/hero.jpg"));
		expect(await check()).toMatchObject({ faults: [], warnings: [] });
	});
});

describe("all faults are told at once", () => {
	test("of files that cannot be read, and of those that can", async () => {
		await remove("faq.json");
		await write("terms.json", "{");
		await write("prices.json", "[1,]");
		await change("business.json", { phone: "none" });
		await remove("images/shirt.webp");
		const told = await faults();
		const files = new Set(told.map((fault) => /^[\w/-]+\.json/.exec(fault)?.[0]));
		expect([...files].slice(0, 4)).toEqual([
			"content/faq.json",
			"content/terms.json",
			"content/prices.json",
			"content/business.json",
		]);
		expect(told.some((fault) => fault.includes('names "shirt"'))).toBe(true);
	});
});

describe("the command", { timeout: 30_000 }, () => {
	const script = join(real, "scripts", "content-check.ts");
	const run = (...args: string[]) =>
		spawnSync(process.execPath, [script, "--content", "fixtures/sample-shop", ...args], {
			cwd: real,
			encoding: "utf8",
		});

	test("says that all is well, and changes nothing", async () => {
		const business = join(real, "fixtures/sample-shop/business.json");
		const before = await readFile(business, "utf8");
		const { status, stdout, stderr } = run();
		expect(stderr).toBe("");
		expect(stdout).toMatch(/^The content is in order: 17 files checked\.\n$/);
		expect(status).toBe(0);
		expect(await readFile(business, "utf8")).toBe(before);
	});

	test("refuses to call the demonstration shop ready to go live", () => {
		const { status, stderr } = run("--live");
		expect(status).toBe(1);
		expect(stderr).toContain("fixtures/sample-shop/business.json: phone is a number of zeros");
	});
});

const check = () => checkProject(pathToFileURL(`${folder}/`));
const faults = async () => (await check()).faults;
const write = (name: string, text: string) => writeFile(join(folder, "content", name), text);
const read = (name: string) => readFile(join(folder, "content", name), "utf8");
const remove = (name: string) => rm(join(folder, "content", name));

async function change(name: string, values: object): Promise<void> {
	await write(name, JSON.stringify({ ...JSON.parse(await read(name)), ...values }));
}

function picture(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#7a9e87" } })
		.png()
		.toBuffer();
}

async function draw(name: string, width: number, height: number): Promise<string> {
	const file = join(folder, "content", "images", name);
	await mkdir(join(folder, "content", "images"), { recursive: true });
	const image = sharp(await picture(width, height));
	const format = /\.jpe?g$/i.test(name) ? "jpeg" : /\.webp$/i.test(name) ? "webp" : "png";
	await writeFile(file, await image.toFormat(format).toBuffer());
	return file;
}
