import { expect, test } from "vitest";
import { messageIn } from "./message-in.ts";
import type { Visitor } from "./visitor.ts";

/** The list: its ticket as a message and as a picture. */
export function listJourneys(visitor: () => Visitor): void {
	test("a list goes from + to the message for WhatsApp", async () => {
		await visitor().goto("/pricing");
		await visitor().click("button", "Add Ankle boots");
		await visitor().click("button", "Add Backpack");
		await visitor().click("button", "2 items*");
		// Engines differ in how they shrink the dialog's body.
		expect(await visitor().evaluate(heightOf, ".list-dialog .body")).toBeGreaterThan(200);
		await visitor().click("button", "One Backpack more");
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
	});
}

/** Runs in the page. In pixels. */
function heightOf(part: string): number {
	return document.querySelector(part)?.clientHeight ?? 0;
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
