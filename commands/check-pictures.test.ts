import { copyFile, mkdtemp, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import type { Content } from "../shop/content-files.ts";
import { namedPictures } from "../shop/references.ts";
import { checkPictures } from "./check-pictures.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const sample = sampleContent() as unknown as Content;
const pictures = ["facility", "pickup-and-delivery", "saree"];
let folder: string;

/** Three of the sample shop's pictures. */
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "check-pictures-"));
	for (const name of pictures)
		await copyFile(`fixtures/sample-shop/images/${name}.webp`, join(folder, `${name}.webp`));
});
afterEach(() => rm(folder, { recursive: true }));

async function check(content = sample) {
	return checkPictures(
		pathToFileURL(`${folder}/`),
		namedPictures(content).filter(({ picture }) =>
			/facility|fcility|pickup-and-delivery|saree/.test(picture),
		),
		true,
	);
}

describe("a picture", () => {
	test("that is missing is reported once, with every place that names it", async () => {
		await remove("facility.webp");
		expect(await errors()).toEqual([
			'content/business.json: shopImage names "facility", but content/images holds no such picture. Put facility.png or facility.jpg there, or name one that is there. It is also named in content/pages.json → about: picture; content/landing-pages/dryclean-shop-near-me.json: image.',
		]);
	});

	test.each(["png", "jpg", "webp"])("may be a .%s", async (ending) => {
		await remove("saree.webp");
		await draw(`saree.${ending}`, 1200, 900);
		expect(await check()).toMatchObject({ errors: [], warnings: [] });
	});

	test.each([
		["gif", "x", /only \.jpg, \.png and \.webp are\. Save a picture as saree\.jpg/],
		["heic", "x", /is an iPhone's HEIC picture, .* export it as JPEG, saree\.jpg\. /],
		["jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", /saree\.jpg is an iPhone's HEIC picture/],
		[
			"webp",
			"not a picture",
			/saree\.webp cannot be read: it is broken, cut off or not a picture\. /,
		],
		["webp", "", /saree\.webp is empty/],
		["webp", "x".repeat(21 * 1024 * 1024), /saree\.webp is 21 MB large\. Save it smaller/],
	])("of another kind is reported once: %s, %#", async (ending, bytes, says) => {
		await remove("saree.webp");
		await write(`saree.${ending}`, bytes);
		expect(await errors()).toEqual([expect.stringMatching(says)]);
	});

	test("may not move", async () => {
		const frames = Buffer.concat([0, 99, 200].map((grey) => Buffer.alloc(20 * 20 * 3, grey)));
		await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
			.webp()
			.toFile(join(folder, "saree.webp"));
		expect(await errors()).toEqual([
			"content/images/saree.webp is animated. Save one still picture of it as PNG or JPEG.",
		]);
	});

	test("that nothing names is worth a look, no error", async () => {
		await draw("spare.png", 10, 10);
		expect(await check()).toMatchObject({
			errors: [],
			warnings: [expect.stringMatching(/^content\/images\/spare\.png is not used/)],
		});
	});

	test("with another name than addresses have is asked to be renamed", async () => {
		await draw("Saree New.JPG", 1200, 900);
		expect(await errors()).toEqual([
			"content/images/Saree New.JPG must have a name of small letters, digits and hyphens only. Rename it to saree-new.jpg.",
		]);
	});

	test.each(["png", "jpg"])("a .%s that breaks off", async (ending) => {
		await remove("saree.webp");
		const file = await draw(`saree.${ending}`, 1200, 900);
		await truncate(file, (await stat(file)).size - 100);
		expect(await errors()).toEqual([
			expect.stringMatching(/ cannot be read: it is broken, cut off/),
		]);
	});

	test("too small for its place is worth a look, no error", async () => {
		await remove("pickup-and-delivery.webp");
		await draw("pickup-and-delivery.png", 640, 400);
		expect(await check()).toMatchObject({
			errors: [],
			warnings: [
				"content/images/pickup-and-delivery.png is 640 pixels wide and will look blurred. content/landing-pages/laundry-service-near-me.json: image shows it up to 1080 wide: take a larger one.",
			],
		});
	});
});

const errors = async (content?: Content) => (await check(content)).errors;
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const remove = (name: string) => rm(join(folder, name));

function picture(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#7a9e87" } })
		.png()
		.toBuffer();
}

async function draw(name: string, width: number, height: number): Promise<string> {
	const file = join(folder, name);
	const image = sharp(await picture(width, height));
	const format = /\.jpe?g$/i.test(name) ? "jpeg" : /\.webp$/i.test(name) ? "webp" : "png";
	await writeFile(file, await image.toFormat(format).toBuffer());
	return file;
}
