import { expect, test } from "vitest";
import { messageIn } from "./message-in.ts";
import type { Visitor } from "./visitor.ts";

/** The list: its message and its ticket. */
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
		const href = await visitor().evaluate(
			() => document.querySelector<HTMLAnchorElement>(".list-dialog .foot a")?.href ?? "",
		);
		expect(messageIn(href)).toMatch(/Ankle boots.*2 × Backpack.*Zip is stuck/s);

		// WhatsApp stays shut.
		await visitor().evaluate(() => addEventListener("click", (event) => event.preventDefault()));
		await visitor().click("link", "Send on WhatsApp*");
		await visitor().sees("heading", "Your ticket");
		expect(await visitor().evaluate(heightOf, ".ticket")).toBeGreaterThan(200);
		await visitor().press("Escape");
		await visitor().misses("dialog", "Your ticket");
	});
}

/** Runs in the page. In pixels. */
function heightOf(part: string): number {
	return document.querySelector(part)?.clientHeight ?? 0;
}
