import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { cropPicture } from "./social-picture.tsx";

const room = { width: 8, height: 10 };

/** Bytes of red, green and blue, row by row. */
async function cropped(picture: Buffer, focus: string): Promise<Buffer> {
	return sharp(await cropPicture(picture, focus, room))
		.raw()
		.toBuffer();
}

/** Red on the left, blue on the right. */
function twoColours(width: number, height: number): Sharp {
	const blue = { create: { width: width / 2, height, channels: 3, background: "#00f" } } as const;
	const red = { create: { width, height, channels: 3, background: "#f00" } } as const;
	return sharp(red).composite([{ input: blue, left: width / 2, top: 0 }]);
}

const first = (pixels: Buffer) => [...pixels.subarray(0, 3)];
const last = (pixels: Buffer) => [...pixels.subarray(-3)];

test("the focus stays in view", async () => {
	const wide = await twoColours(80, 20).png().toBuffer();
	expect(last(await cropped(wide, "0% 50%"))).toEqual([255, 0, 0]);
	expect(first(await cropped(wide, "100% 50%"))).toEqual([0, 0, 255]);
});

test("a photo that lies on its side is stood up", async () => {
	// Turned by a quarter to the right, its left is above.
	const lying = await twoColours(100, 80).withMetadata({ orientation: 6 }).png().toBuffer();
	const pixels = await cropped(lying, "50% 50%");
	expect(first(pixels)).toEqual([255, 0, 0]);
	expect([...pixels.subarray(7 * 3, 8 * 3)]).toEqual([255, 0, 0]);
	expect(last(pixels)).toEqual([0, 0, 255]);
});

test.each<[string, (picture: Sharp) => Sharp]>([
	["black and white", (picture) => picture.greyscale().toColourspace("b-w").jpeg()],
	["CMYK", (picture) => picture.toColourspace("cmyk").jpeg()],
	["16 bits a colour", (picture) => picture.toColourspace("rgb16").png()],
	["clear", (picture) => picture.ensureAlpha(0.5).png()],
])("%s: three bytes a pixel", async (_, as) => {
	const picture = await as(twoColours(40, 40)).toBuffer();
	expect(await cropped(picture, "50% 50%")).toHaveLength(room.width * room.height * 3);
});
