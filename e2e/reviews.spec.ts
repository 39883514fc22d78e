/** Customer Reviews: the grid, its links and the dialog with the whole review. */
import { expect, type Locator, type Page } from "@playwright/test";
import { DAY, dayAt, momentOf } from "../content/opening-hours.ts";
import { shop } from "../content/shop.ts";
import type { Review } from "../content/types.ts";
import { landmarks, test } from "./testing/journey.ts";

const { business } = shop;
const hasWords = ({ comment, reviewReply }: Review) => Boolean(comment?.trim() || reviewReply);
const newest = shop.reviews.reviews
	.toSorted((one, other) => Date.parse(other.createTime) - Date.parse(one.createTime))
	.slice(0, 16)
	// Ratings without words stand in a row after the cards.
	.toSorted((one, other) => Number(!hasWords(one)) - Number(!hasWords(other)));
const longest = newest.toSorted(
	(one, other) => (other.comment?.length ?? 0) - (one.comment?.length ?? 0),
)[0];
const replied = newest.find(({ comment, reviewReply }) => comment && reviewReply);

function cardsOf(page: Page): Locator {
	return landmarks(page).main.getByRole("listitem");
}

function cardOf(page: Page, review = newest[0]): Locator {
	return cardsOf(page).nth(newest.findIndex(({ reviewId }) => reviewId === review?.reviewId));
}

/** Opens a review's dialog by a press in the card's lower corner, far from the name. */
async function openLetter(page: Page, review = newest[0]): Promise<Locator> {
	const card = cardOf(page, review);
	await card.scrollIntoViewIfNeeded();
	const box = await card.boundingBox();
	if (hasWords(review as Review))
		await card.click({ position: { x: 12, y: (box?.height ?? 24) - 12 } });
	else await card.getByRole("button").click();
	const dialog = page.getByRole("dialog", { name: review?.reviewer.displayName });
	await expect(dialog).toBeVisible();
	return dialog;
}

test("heading, subtitle and the sixteen newest, newest first", async ({ page }) => {
	await page.goto("/reviews");
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Customer Reviews");
	await expect(
		main.getByText("Hear what our valued customers say about their experience with us.", {
			exact: true,
		}),
	).toBeVisible();
	const cards = cardsOf(page);
	await expect(cards).toHaveCount(16);
	for (const [index, review] of newest.entries()) {
		const card = cards.nth(index);
		await expect(card).toContainText(review.reviewer.displayName);
		await expect(card.locator("time")).toHaveAttribute("datetime", review.createTime);
		await expect(card.getByRole("img", { name: "Rated 5 out of 5" })).toHaveCount(1);
		if (review.comment) await expect(card).toContainText(review.comment);
		await expect(card.getByText("Owner Reply:", { exact: true })).toHaveCount(
			review.reviewReply ? 1 : 0,
		);
		if (review.reviewReply) await expect(card).toContainText(review.reviewReply.comment);
	}
	await expect(
		main.getByText("No reviews available at the moment. Check back later!"),
	).toBeHidden();
});

/** Where each card lies in the page, in the page's order. */
function boxesOf(page: Page) {
	return cardsOf(page)
		.filter({ has: page.getByRole("paragraph") })
		.evaluateAll((cards) =>
			cards.map((card) => {
				const { left, top, bottom } = card.getBoundingClientRect();
				return { left: Math.round(left), top: top + scrollY, bottom: bottom + scrollY };
			}),
		);
}

test("one column on phones, then two, three and four; each card under the one before it in its column", async ({
	page,
}) => {
	// Cards rise as they come into view.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/reviews");
	for (const [width, columns] of [
		[390, 1],
		[700, 2],
		[1024, 3],
		[1440, 4],
		[700, 2],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect
			.poll(async () => new Set((await boxesOf(page)).map(({ left }) => left)).size)
			.toBe(columns);
		const boxes = await boxesOf(page);
		for (const [place, { left, top }] of boxes.entries()) {
			const above = boxes[place - columns];
			if (!above) continue;
			expect(left, `card ${place} at ${width} px`).toBe(above.left);
			expect(Math.abs(top - above.bottom - 20)).toBeLessThan(width < 640 ? 5 : 2);
		}
	}
});

test("a card is as tall as its words, and a rating without words is one line", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 800 });
	await page.goto("/reviews");
	const blanks = await cardsOf(page).evaluateAll((cards) =>
		cards.map((card) => {
			const bottoms = [...card.children].map((part) => part.getBoundingClientRect().bottom);
			return card.getBoundingClientRect().bottom - Math.max(...bottoms);
		}),
	);
	expect(Math.max(...blanks)).toBeLessThan(24);
	const ratings = newest.filter((review) => !hasWords(review));
	expect(ratings.length).toBeGreaterThan(0);
	for (const review of ratings)
		expect((await cardOf(page, review).boundingBox())?.height).toBeLessThan(60);
});

test("comments and replies are cut after three lines", async ({ page }) => {
	await page.goto("/reviews");
	const texts = cardsOf(page).getByRole("paragraph");
	const heights = await texts.evaluateAll((paragraphs) =>
		paragraphs.map((paragraph) => {
			const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
			return {
				shown: Math.round(paragraph.clientHeight / line),
				whole: Math.round(paragraph.scrollHeight / line),
			};
		}),
	);
	expect(heights.filter(({ shown }) => shown > 3)).toEqual([]);
	expect(heights.filter(({ shown, whole }) => whole > 3 && shown !== 3)).toEqual([]);
	expect(heights.some(({ whole }) => whole > 3)).toBe(true);
});

test("the same two links above and below the grid", async ({ page }) => {
	await page.goto("/reviews");
	const { main } = landmarks(page);
	const placeId = business.gmb_place_id;
	const [first, last] = [cardsOf(page).first(), cardsOf(page).last()];
	for (const { text, name, href } of [
		{
			text: "⭐ View More Reviews on Google",
			name: /View More Reviews on Google/,
			href: /^https:\/\/(www|search|maps)\.google\.com\//,
		},
		{
			text: "✍️ Leave us a Google Review",
			name: /Leave us a Google Review/,
			href: /^https:\/\/search\.google\.com\/local\/writereview\?/,
		},
	]) {
		const links = main.getByRole("link", { name });
		await expect(links).toHaveCount(2);
		for (const link of await links.all()) {
			expect((await link.textContent())?.replace(/\s+/g, " ")).toContain(text);
			await expect(link).toHaveAttribute("href", href);
			await expect(link).toHaveAttribute("href", new RegExp(placeId));
			await expect(link).toHaveAttribute("target", "_blank");
		}
		const [above, below] = [links.first(), links.last()];
		expect(await top(above)).toBeLessThan(await top(first));
		expect(await top(below)).toBeGreaterThan(await top(last));
	}
});

function top(locator: Locator): Promise<number> {
	return locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

test.describe("the dialog", () => {
	test.beforeEach(({ page }) => page.goto("/reviews"));

	test("a press anywhere on a card opens the whole review", async ({ page }) => {
		const dialog = await openLetter(page, longest);
		await expect(dialog.getByText(longest?.comment ?? "")).toBeVisible();
		const comment = dialog.getByText(longest?.comment ?? "");
		expect(await comment.evaluate((text) => text.clientHeight >= text.scrollHeight)).toBe(true);
		await expect(dialog.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
		await expect(dialog.locator("time")).toHaveAttribute("datetime", longest?.createTime ?? "");
		const profile = dialog.getByRole("link", { name: longest?.reviewer.displayName });
		await expect(profile).toHaveAttribute("href", longest?.reviewer.profileUrl ?? "");
		await expect(profile).toHaveAttribute("target", "_blank");
	});

	test("shows the owner's reply", async ({ page }) => {
		const dialog = await openLetter(page, replied);
		await expect(dialog.getByText("Owner Reply:", { exact: true })).toBeVisible();
		await expect(dialog).toContainText(replied?.reviewReply?.comment ?? "");
	});

	test("every card opens its own review", async ({ page, isMobile }) => {
		test.skip(isMobile, "which review opens does not depend on the size");
		for (const review of newest) {
			await cardOf(page, review).getByRole("button").press("Enter");
			const dialog = page.getByRole("dialog", { name: review.reviewer.displayName });
			await expect(dialog).toBeVisible();
			if (review.comment) await expect(dialog).toContainText(review.comment);
			await page.keyboard.press("Escape");
		}
	});

	test("opened by keyboard, closed by Escape, focus back on the card", async ({ page }) => {
		const button = cardOf(page).getByRole("button");
		await button.focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: newest[0]?.reviewer.displayName });
		await expect(dialog).toBeVisible();
		expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
	});

	test("closed by ✖", async ({ page }) => {
		const dialog = await openLetter(page);
		const corner = dialog.getByRole("button").filter({ hasText: "✖" });
		const [cornerBox, box] = [await corner.boundingBox(), await dialog.boundingBox()];
		// Top right, to the letter of the specification.
		expect((cornerBox?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(60);
		expect((cornerBox?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThan((box?.width ?? 0) / 2);
		await corner.click();
		await expect(dialog).toBeHidden();
	});

	test("closed by Close", async ({ page }) => {
		const dialog = await openLetter(page);
		await dialog.getByRole("button", { name: "Close", exact: true }).click();
		await expect(dialog).toBeHidden();
	});

	test("closed by a press outside, not by one inside", async ({ page }) => {
		const dialog = await openLetter(page);
		await dialog.getByRole("img", { name: "Rated 5 out of 5" }).click();
		await expect(dialog).toBeVisible();
		await page.mouse.click(4, 4);
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL("/reviews");
	});

	for (const height of [420, 700]) {
		test(`fits a view of ${height} px: dialog 90 %, comment 40 %`, async ({ page }) => {
			await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height });
			const dialog = await openLetter(page, longest);
			const box = await dialog.boundingBox();
			expect(box?.height).toBeLessThanOrEqual(0.9 * height + 1);
			const comment = dialog.getByRole("region", { name: "Review" });
			expect((await comment.boundingBox())?.height).toBeLessThanOrEqual(0.4 * height + 1);
			// What is cut off can be scrolled to, and the ways out stay in view.
			await comment.evaluate((area) => area.scrollTo(0, area.scrollHeight));
			await expect(dialog.getByRole("button", { name: "Close", exact: true })).toBeInViewport({
				ratio: 1,
			});
			await expect(dialog.getByRole("button").filter({ hasText: "✖" })).toBeInViewport({
				ratio: 1,
			});
		});
	}
});

test.describe("photos", () => {
	const withPhoto = newest.filter(({ reviewer }) => reviewer.profilePhotoUrl);
	const without = newest.filter(({ reviewer }) => !reviewer.profilePhotoUrl);

	test("a photo is shown where there is one", async ({ page }) => {
		await page.goto("/reviews");
		for (const review of withPhoto) {
			const photo = cardOf(page, review).locator("img");
			await photo.scrollIntoViewIfNeeded();
			await expect
				.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
		}
	});

	test("without one, the initials of the first two words", async ({ page }) => {
		await page.goto("/reviews");
		for (const review of without) {
			const { displayName } = review.reviewer;
			const card = cardOf(page, review);
			await expect(card.getByText(initialsOf(displayName), { exact: true })).toBeVisible();
			await expect(card.locator("img")).toHaveCount(0);
		}
	});

	test("a photo that fails leaves the initials, as if there were none", async ({
		page,
		expectProblem,
	}) => {
		expectProblem(/Failed to load resource.*\/reviewers\//);
		await page.route("**/reviewers/*", (route) => route.abort());
		await page.goto("/reviews");
		const card = cardOf(page, withPhoto[0]);
		const avatar = card.locator(":has(> img)");
		await avatar.scrollIntoViewIfNeeded();
		await expect
			.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.complete))
			.toBe(true);
		await expect(avatar).toHaveText(initialsOf(withPhoto[0]?.reviewer.displayName ?? ""));
		// To the pixel the same as an avatar that never had a photo: no broken picture over it.
		const clip = (await avatar.boundingBox()) ?? undefined;
		const failed = await page.screenshot({ clip, animations: "disabled" });
		await card.locator("img").evaluate((image) => image.remove());
		const never = await page.screenshot({ clip, animations: "disabled" });
		expect(failed.equals(never)).toBe(true);
	});

	function initialsOf(name: string): string {
		const words = name.split(" ").slice(0, 2);
		const segmenter = new Intl.Segmenter();
		return words
			.map((word) => [...segmenter.segment(word)][0]?.segment ?? "")
			.join("")
			.toUpperCase();
	}
});

test.describe("times", () => {
	test("are right at the moment of viewing, on the card and in the dialog", async ({ page }) => {
		const created = Date.parse(newest[0]?.createTime ?? "");
		for (const [days, words] of [
			[0, "today"],
			[3, "3 days ago"],
			[21, "3 weeks ago"],
			[200, "6 months ago"],
			[800, "2 years ago"],
		] as const) {
			await page.clock.setFixedTime(created + days * DAY);
			await page.goto("/reviews");
			await expect(cardOf(page).locator("time")).toHaveText(words);
		}
		const dialog = await openLetter(page);
		await expect(dialog.locator("time")).toHaveText("2 years ago");
	});

	test.describe("for a visitor in California", () => {
		test.use({ timezoneId: "America/Los_Angeles" });

		test("count days by the shop's calendar", async ({ page }) => {
			const created = dayAt(new Date(newest[0]?.createTime ?? ""));
			await page.clock.setFixedTime(momentOf(created + 1, "00:01"));
			await page.goto("/reviews");
			await expect(cardOf(page).locator("time")).toHaveText("1 day ago");
		});
	});
});
