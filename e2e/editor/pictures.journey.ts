/** `GUIDE_PICTURES=1 npx playwright test -c e2e/editor pictures --project phone`: the pictures of docs/owners-guide.md. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import words from "../../admin/words/en.json" with { type: "json" };
import { expect, openSection, saveButton, setPrice, test } from "./testing/editor-journey.ts";

test.skip(!process.env.GUIDE_PICTURES, "They are taken when the page looks different.");

const folder = new URL("../../docs/screenshots/", import.meta.url);

async function take(page: Page, name: string): Promise<void> {
	await page.waitForTimeout(500);
	const file = new URL(`editor-${name}.webp`, folder).pathname;
	await sharp(await page.screenshot())
		.webp({ quality: 75 })
		.toFile(file);
}

test("the owner's guide", async ({ editor }) => {
	await take(editor, "prices");
	await openSection(editor, words.hours);
	await take(editor, "hours");
	await openSection(editor, words.prices);
	await setPrice(editor, "T-shirt", "around eighty");
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.wrongTitle });
	await expect(dialog).toBeVisible();
	await take(editor, "wrong");
	await dialog.getByRole("listitem").getByRole("button").click();
	await expect(editor.getByText(/around eighty/)).toBeInViewport();
	await take(editor, "field");
});
