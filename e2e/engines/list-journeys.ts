import { expect, test } from "vitest";
import { messageIn } from "./message-in.ts";
import type { Visitor } from "./visitor.ts";

/** The list's code comes when the page is idle; milliseconds. */
const patient = { timeout: 20_000 };

/** The list: its pieces on the lines, its ticket as a message and as a picture. */
export function listJourneys(visitor: () => Visitor): void {
	test("a list goes from + to the message for WhatsApp", async () => {
		await visitor().goto("/pricing");
		await visitor().click("button", "Add Ankle boots");
		await visitor().click("button", "Add Backpack");
		await visitor().click("button", "from ₹*");
		// Engines differ in how they shrink the dialog's body.
		expect(await visitor().evaluate(heightOf, ".list-dialog .body")).toBeGreaterThan(200);
		await visitor().click("button", "One Backpack more");
		await expect
			.poll(() => visitor().evaluate(piecesSeen, ".list-dialog .washing-line"), patient)
			.toBe(3);
		await visitor().type("A stain, a landmark, who to call", "Zip is stuck");
		await visitor().click("button", "Check and send");
		await visitor().sees("link", "Send on WhatsApp");
		expect(await visitor().evaluate(heightOf, ".ticket")).toBeGreaterThan(200);
		const href = await visitor().evaluate(
			() => document.querySelector<HTMLAnchorElement>(".list-dialog .foot a")?.href ?? "",
		);
		expect(messageIn(href)).toMatch(/Ankle boots.*2 × Backpack.*Zip is stuck/s);

		await visitor().evaluate(catchSharedPicture);
		await visitor().click("button", "Save as picture");
		await visitor().sees("status", "The picture is passed on.");
		const picture = await visitor().evaluate(() => document.documentElement.dataset.shared ?? "");
		expect(picture).toMatch(/^[\p{L}-]+-\d{4}-\d{4}\.png, image\/png, [1-9]\d{2,} wide$/u);

		await visitor().press("Escape");
		await visitor().misses("dialog", "Your ticket");
		await visitor().goto("/");
		await expect.poll(() => visitor().evaluate(piecesSeen, ".hero-line"), patient).toBe(3);
	});

	test("the hero's sky follows the shop's clock", async () => {
		await visitor().goto("/");
		const looks = new Set<string>();
		for (const hour of ["06", "09", "13", "18", "23"])
			looks.add(await visitor().evaluate(skyAt, `2026-11-20T${hour}:00:00+05:30`));
		expect(looks).toHaveLength(5);
	});
}

/** Runs in the page. In pixels. */
function heightOf(part: string): number {
	return document.querySelector(part)?.clientHeight ?? 0;
}

/** Runs in the page: how many garments hang on a line, each as wide as a drawing is. */
function piecesSeen(line: string): number {
	const garments = document.querySelectorAll(`${line} .garment`);
	return [...garments].filter((garment) => garment.getBoundingClientRect().width > 15).length;
}

/** Runs in the page: a device's own sheet, which a driver cannot see. */
function catchSharedPicture(): void {
	const sheet = {
		canShare: ({ files = [] }: ShareData) => files.length === 1,
		async share({ files: [file] = [] }: ShareData) {
			const { width } = await createImageBitmap(file as File);
			document.documentElement.dataset.shared = `${file?.name}, ${file?.type}, ${width} wide`;
		},
	};
	for (const [name, value] of Object.entries(sheet))
		Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Runs in the page: how the hero is drawn at a moment. */
function skyAt(moment: string): string {
	Date.now = () => Date.parse(moment);
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	const style = (part: string, pseudo?: string) =>
		getComputedStyle(document.querySelector(`.home-hero ${part}`) as Element, pseudo);
	return [
		style("img").filter,
		style(".art", "::before").backgroundImage,
		style("picture", "::after").backgroundImage,
	].join();
}
