/** A capture of a whole page shows all of it, taken at once and without scrolling. */
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./testing/journey.ts";

/** Pixels: above the room between two sections, below the height of any section. */
const GAP = 300;

/** The most rows of pixels, one below the other, that have one colour each. */
async function tallestBlank(capture: Buffer): Promise<number> {
	const { data, info } = await sharp(capture)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	let tallest = 0;
	let blank = 0;
	for (let row = 0; row < info.height; row++) {
		const pixels = data.subarray(row * info.width, (row + 1) * info.width);
		blank = pixels.every((pixel) => pixel === pixels[0]) ? blank + 1 : 0;
		tallest = Math.max(tallest, blank);
	}
	return tallest;
}

const paths = ["/", "/services", "/pricing", "/reviews", "/wedding-dress-cleaning"];

for (const [width, reducedMotion] of [
	[390, "no-preference"],
	[1440, "reduce"],
] as const)
	test(`no capture ${width} px wide has an empty band (motion: ${reducedMotion})`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.setViewportSize({ width, height: 844 });
		for (const path of paths) {
			await page.goto(path);
			const capture = await page.screenshot({ fullPage: true, scale: "css" });
			expect.soft(await tallestBlank(capture), path).toBeLessThan(GAP);
		}
	});
