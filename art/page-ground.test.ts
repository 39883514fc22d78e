import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { onPageGround, pageGround } from "./page-ground.ts";

const width = 120;
const height = 90;
const object = [30, 120, 85];

/** A dark square in the middle of a pale ground that darkens to the right and downwards. */
async function studioPicture(file: string): Promise<void> {
	const pixels = Buffer.alloc(width * height * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const inside = Math.abs(x - 60) < 20 && Math.abs(y - 45) < 20;
			const ground = [232, 236, 226].map((value) => value - 0.2 * x - 0.16 * y);
			for (const [channel, value] of (inside ? object : ground).entries())
				pixels[(y * width + x) * 3 + channel] = Math.round(value);
		}
	}
	await sharp(pixels, { raw: { width, height, channels: 3 } })
		.png()
		.toFile(file);
}

test("the ground becomes the page's, however it is lit, and the object keeps its colour", async () => {
	const folder = await mkdtemp(join(tmpdir(), "page-ground-"));
	try {
		const file = join(folder, "studio.png");
		await studioPicture(file);
		const pixels = await (await onPageGround(file)).raw().toBuffer();
		const pixelAt = (x: number, y: number) => [
			...pixels.subarray((y * width + x) * 3, (y * width + x + 1) * 3),
		];
		expect(pixelAt(60, 45)).toEqual(object);
		for (const [x, y] of [
			[2, 2],
			[117, 2],
			[2, 87],
			[117, 87],
			[20, 45],
		] as const)
			expect(pixelAt(x, y), `${x}, ${y}`).toEqual([...pageGround]);
	} finally {
		await rm(folder, { recursive: true });
	}
});
