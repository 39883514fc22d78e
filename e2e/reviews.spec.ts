/** Customer Reviews: how the cards lie, and the dialog with the whole review. Texts are in site-facts/fixed-pages.test.ts. */
import { expect, type Locator, type Page } from "@playwright/test";
import { latestReviews } from "../shop/latest-reviews.ts";
import { shop } from "../shop/shop.ts";
import { landmarks, test } from "./testing/journey.ts";

const newest = latestReviews(shop.reviews.reviews, 16);
const longest = newest.toSorted(
	(one, other) => (other.comment?.length ?? 0) - (one.comment?.length ?? 0),
)[0];

function cardsOf(page: Page): Locator {
	return landmarks(page).main.getByRole("listitem");
}

function cardOf(page: Page, review = newest[0]): Locator {
	return cardsOf(page).nth(newest.findIndex(({ reviewId }) => reviewId === review?.reviewId));
}

/** Opens a review's dialog by a press on the card's lower corner. */
async function openReview(page: Page, review = newest[0]): Promise<Locator> {
	const card = cardOf(page, review);
	await card.scrollIntoViewIfNeeded();
	const box = await card.boundingBox();
	await card.click({ position: { x: 12, y: (box?.height ?? 24) - 12 } });
	const dialog = page.getByRole("dialog", { name: review?.reviewer.displayName });
	await expect(dialog).toBeVisible();
	return dialog;
}

test("one grid, newest first, row by row: one column on phones, then two, three and four", async ({
	page,
}) => {
	await page.goto("/reviews");
	await expect(cardsOf(page)).toHaveCount(newest.length);
	for (const [width, columns] of [
		[639, 1],
		[640, 2],
		[768, 3],
		[1024, 4],
		[1440, 4],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const places = await cardsOf(page).evaluateAll((cards) =>
			(cards as HTMLElement[]).map(({ offsetLeft, offsetTop }) => ({ offsetLeft, offsetTop })),
		);
		const inOrder = places.toSorted(
			(one, other) => one.offsetTop - other.offsetTop || one.offsetLeft - other.offsetLeft,
		);
		expect(places, `at ${width} px`).toEqual(inOrder);
		expect(new Set(places.map(({ offsetLeft }) => offsetLeft)).size).toBe(columns);
	}
});

test('a text that is cut ends in "more", and no other does', async ({ page }) => {
	for (const path of ["/reviews", "/", "/shirt-laundry-service", "/hi/reviews"]) {
		await page.goto(path);
		for (const width of [360, 390, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const texts = await page.locator(".review-card .cut").evaluateAll((cuts) =>
				cuts.map((cut) => {
					const frame = cut.getBoundingClientRect();
					const more = cut.querySelector(".more")?.getBoundingClientRect();
					const line = Number.parseFloat(getComputedStyle(cut).lineHeight);
					const room = (cut.matches(".six-lines") ? 6 : 3) * line;
					return {
						text: cut.textContent,
						isCut: Number(cut.firstElementChild?.clientHeight) > room + 8,
						saysMore: more && more.top > frame.top - 2 && more.bottom < frame.bottom + 2,
					};
				}),
			);
			expect(texts.length).toBeGreaterThan(0);
			const wrong = texts.filter(({ isCut, saysMore }) => isCut !== saysMore);
			expect.soft(wrong, `${path} at ${width} px`).toEqual([]);
		}
	}
});

test("a press anywhere on a card opens the whole review; it closes in all its ways", async ({
	page,
}) => {
	await page.goto("/reviews");
	const wordless = newest.find(({ comment }) => !comment);
	const rating = await openReview(page, wordless);
	await rating.getByRole("button", { name: "Close", exact: true }).click();
	const dialog = await openReview(page, longest);
	const comment = dialog.getByText(longest?.comment ?? "");
	expect(await comment.evaluate((text) => text.clientHeight >= text.scrollHeight)).toBe(true);
	const corner = dialog.getByRole("button").filter({ hasText: "✖" });
	const [cornerBox, box] = [await corner.boundingBox(), await dialog.boundingBox()];
	// SPEC.md: top right.
	expect((cornerBox?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(60);
	expect((cornerBox?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThan((box?.width ?? 0) / 2);
	await corner.click();
	await expect(dialog).toBeHidden();

	await openReview(page);
	const first = page.getByRole("dialog", { name: newest[0]?.reviewer.displayName });
	await first.getByRole("button", { name: "Close", exact: true }).click();
	await expect(first).toBeHidden();

	await openReview(page);
	await first.getByRole("img", { name: "Rated 5 out of 5" }).click();
	await expect(first, "a press inside").toBeVisible();
	await page.mouse.click(4, 4);
	await expect(first).toBeHidden();
	await expect(page).toHaveURL("/reviews");
});
