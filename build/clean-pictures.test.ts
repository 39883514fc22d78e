import sharp, { type Sharp } from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { cleanPictures } from "./clean-pictures.ts";
import type { Files } from "./site-files.ts";

let files: Files;
beforeEach(() => {
	files = new Map();
});

const secret = "30 deg 19 min N";
const exif = {
	IFD0: { Make: "Phone", Copyright: secret },
	IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 19/1 0/1" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${secret}</place></x:xmpmeta>`;

/** Red above, blue below, lying on its side as a phone stores an upright photo. */
function photo(): Sharp {
	const side = (background: string) =>
		({ create: { width: 30, height: 40, channels: 3, background } }) as const;
	return sharp({ ...side("red"), create: { ...side("red").create, width: 60 } })
		.composite([{ input: side("blue"), left: 0, top: 0 }])
		.withExif(exif)
		.withXmp(xmp)
		.withMetadata({ exif, orientation: 6 });
}

/** The same without metadata, which sharp writes only on request. */
async function plainPhoto(): Promise<Sharp> {
	return sharp(await photo().png().toBuffer());
}

const formats = ["jpeg", "png", "webp", "avif"] as const;

describe("a phone's photo", () => {
	test.each(formats)("as %s loses place and notes, and is turned upright", async (format) => {
		write(`a/photo.${format}`, await photo().toFormat(format).toBuffer());
		expect((await extrasOf(`a/photo.${format}`)).length).toBeGreaterThan(0);
		expect(await clean()).toEqual([`a/photo.${format}`]);
		const bytes = read(`a/photo.${format}`);
		expect(await extrasOf(`a/photo.${format}`)).toEqual([]);
		expect(bytes.includes(secret)).toBe(false);
		const { width, height, orientation = 1, format: made } = await sharp(bytes).metadata();
		expect({ width, height, orientation }).toEqual({ width: 40, height: 60, orientation: 1 });
		expect(made).toBe(format === "avif" ? "heif" : format);
		const top = await sharp(bytes)
			.extract({ left: 4, top: 4, width: 4, height: 4 })
			.raw()
			.toBuffer();
		expect(top.readUInt8(2)).toBeGreaterThan(200);
	});

	test("with a film after its end", async () => {
		const plain = await (await plainPhoto()).jpeg().toBuffer();
		write("photo.jpg", Buffer.concat([plain, Buffer.from(`\xa9xyz${secret}`, "latin1")]));
		expect(await clean()).toEqual(["photo.jpg"]);
		expect(read("photo.jpg").includes(secret)).toBe(false);
	});

	test("inside a drawing too", async () => {
		const inside = (await photo().jpeg().toBuffer()).toString("base64");
		write("logo.svg", `<svg><image href="data:image/jpeg;base64,${inside}"/></svg>`);
		expect(await clean()).toEqual(["logo.svg"]);
		const [, left = ""] = /base64,([^"]+)/.exec(read("logo.svg").toString()) ?? [];
		expect((await sharp(Buffer.from(left, "base64")).metadata()).exif).toBeUndefined();
	});
});

test("a text in a PNG is taken out", async () => {
	const chunk = Buffer.from(`tEXtComment\0${secret}`, "latin1");
	const length = Buffer.alloc(4);
	length.writeUInt32BE(chunk.length - 4);
	const png = await (await plainPhoto()).png().toBuffer();
	// Its checksum is wrong, which no reader minds in a block that may be skipped.
	write(
		"a.png",
		Buffer.concat([png.subarray(0, 33), length, chunk, Buffer.alloc(4), png.subarray(33)]),
	);
	expect(await clean()).toEqual(["a.png"]);
	expect(read("a.png").includes(secret)).toBe(false);
});

test("a drawing loses its program's notes and keeps its words", async () => {
	write(
		"logo.svg",
		`<?xml version="1.0"?><!-- ${secret} --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/${secret}"><metadata>${secret}</metadata><title>Shop</title><path d="M0 0h9v9z"/></svg>`,
	);
	expect(await clean()).toEqual(["logo.svg"]);
	const svg = read("logo.svg").toString();
	expect(svg).not.toContain(secret);
	expect(svg).toContain("<title>Shop</title>");
	expect(svg).toContain("<path");
});

test.each(formats)("a clean %s stays as it is, byte for byte", async (format) => {
	const bytes = await (await plainPhoto()).toFormat(format).toBuffer();
	write(`a.${format}`, bytes);
	write("logo.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
	expect(await clean()).toEqual([]);
	expect(read(`a.${format}`)).toEqual(bytes);
});

test.each<[string, string, Buffer, RegExp]>([
	[
		"an iPhone's picture",
		"a.heic",
		Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1"),
		/a\.heic may tell when and where/,
	],
	[
		"a file that is not a picture",
		"a.jpg",
		Buffer.from("\xff\xd8\xffxx", "latin1"),
		/a\.jpg may tell/,
	],
	[
		"a film with its place",
		"a.mp4",
		Buffer.from("ftypmp42 \xa9xyz+30.3", "latin1"),
		/a\.mp4 may tell/,
	],
])("%s is not published", async (_, name, bytes, says) => {
	write(name, bytes);
	await expect(clean()).rejects.toThrow(says);
});

const clean = () => cleanPictures(files);
const read = (name: string) => files.get(name) ?? Buffer.alloc(0);
const write = (name: string, content: Buffer | string) => files.set(name, Buffer.from(content));

async function extrasOf(name: string): Promise<unknown[]> {
	const { exif, xmp, iptc } = await sharp(read(name)).metadata();
	return [exif, xmp, iptc].filter(Boolean);
}
