import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A line of text in CSS pixels of the first view. */
interface Line {
	text: string;
	colour: [red: number, green: number, blue: number];
	/** 3 for large letters. Source: WCAG 2.2, 1.4.3. */
	least: 3 | 4.5;
	box: { left: number; top: number; width: number; height: number };
}

/**
 * The texts of the first view that have too little contrast with a pixel of what lies behind them, worst first.
 * Axe does not judge text over pictures.
 */
export async function faintTexts(page: Page, within: string): Promise<string[]> {
	await page.evaluate(untilStill, within);
	const lines = await page.evaluate(linesOf, within);
	await page.evaluate(hideWords, within);
	const shot = await page.screenshot({ scale: "css" });
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	const found: [contrast: number, words: string][] = [];
	for (const { text, colour, least, box } of lines) {
		const pixels = await sharp(shot).extract(box).removeAlpha().raw().toBuffer();
		const grounds = new Set<number>();
		for (let at = 0; at < pixels.length; at += 3) grounds.add(pixels.readUIntBE(at, 3));
		const contrasts = [...grounds].map((ground) =>
			contrastOf(colour, [ground >> 16, (ground >> 8) & 255, ground & 255]),
		);
		const contrast = Math.min(...contrasts);
		if (contrast < least) found.push([contrast, `${text}: ${contrast.toFixed(2)}`]);
	}
	return found.toSorted(([one], [other]) => one - other).map(([, words]) => words);
}

/** What follows the scroll changes in the next frame, and may start transitions of its own. */
async function untilStill(within: string): Promise<void> {
	for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	const moving = [...document.querySelectorAll(within)]
		.flatMap((part) => part.getAnimations({ subtree: true }))
		.filter(
			({ timeline, effect }) =>
				timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
		);
	await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Shapes stay: they are what some texts stand on. The policy forbids a style element. */
function hideWords(within: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(
		`:is(${within}) * { color: transparent !important } :is(${within}) .icon { opacity: 0 }`,
	);
	document.adoptedStyleSheets.push(sheet);
}

function linesOf(within: string): Line[] {
	const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const toRgb = (colour: string): Line["colour"] => {
		if (!canvas) throw new Error("no canvas");
		canvas.fillStyle = colour;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
		return [red, green, blue];
	};
	const texts = [...document.querySelectorAll(within)].flatMap((root) => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const nodes: Text[] = [];
		while (walker.nextNode()) nodes.push(walker.currentNode as Text);
		return nodes.filter(
			({ data, parentElement }) => data.trim() && !parentElement?.closest(".visually-hidden"),
		);
	});
	return texts.flatMap((node) => {
		const range = document.createRange();
		range.selectNodeContents(node);
		const { color, fontSize } = getComputedStyle(node.parentElement as Element);
		const least = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
		return [...range.getClientRects()].flatMap((rect) => {
			const [left, top] = [Math.max(0, Math.floor(rect.left)), Math.max(0, Math.floor(rect.top))];
			const width = Math.min(innerWidth, Math.ceil(rect.right)) - left;
			const height = Math.min(innerHeight, Math.ceil(rect.bottom)) - top;
			if (width < 1 || height < 1) return [];
			return [{ text: node.data, colour: toRgb(color), least, box: { left, top, width, height } }];
		});
	});
}

/** Source: WCAG 2.2, "contrast ratio". */
function contrastOf(one: readonly number[], other: readonly number[]): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** Source: WCAG 2.2, "relative luminance". */
function luminance(rgb: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
