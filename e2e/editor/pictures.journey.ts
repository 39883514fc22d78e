/** `GUIDE_PICTURES=1 npx playwright test -c e2e/editor pictures --project phone`: the pictures of docs/owners-guide.md. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import * as words from "../../languages/en/words/editor.ts";
import { expect, test } from "./testing/editor-journey.ts";
import { openEntry, openForm, saveButton } from "./testing/forms.ts";

test.skip(!process.env.GUIDE_PICTURES, "They are taken when the editor looks different.");

const folder = new URL("../../docs/screenshots/", import.meta.url);

async function take(page: Page, name: string): Promise<void> {
	await page.waitForTimeout(500);
	const file = new URL(`editor-${name}.webp`, folder).pathname;
	await sharp(await page.screenshot())
		.webp({ quality: 75 })
		.toFile(file);
}

test("the owner's guide", async ({ editor }) => {
	const later = editor.getByRole("button", { name: "Later" });
	await editor.addLocatorHandler(later, () => later.click());
	await take(editor, "groups");
	await openForm(editor, "Prices");
	await take(editor, "prices");
	await openEntry(editor, "T-shirt ·");
	await editor.getByRole("textbox", { name: "Price", exact: true }).fill("around eighty");
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.somethingWrong(1) });
	await expect(dialog).toBeVisible();
	await take(editor, "wrong");
	await dialog.getByRole("button", { name: words.showField }).click();
	await expect(editor.getByRole("alert").filter({ hasText: "around eighty" })).toBeInViewport();
	await take(editor, "field");
});
