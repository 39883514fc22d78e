/** Home, as SPEC.md's sections 2 and 9 have it. */
import { expect } from "@playwright/test";
import { latestReviews } from "../content/latest-reviews.ts";
import { shop } from "../content/shop.ts";
import {
	barePrice,
	landmarks,
	readChatLink,
	sectionOf,
	test,
	untilScripted,
} from "./testing/journey.ts";

const { business, messages, pages, services, features, reviews } = shop;

test.beforeEach(({ page }) => page.goto("/"));

test("the hero: words, picture and two buttons", async ({ page, context }) => {
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(pages.hero.title);
	await expect(main.getByText(pages.hero.subtitle)).toBeVisible();
	const picture = main.getByRole("img", { name: pages.hero.imageAlt });
	await expect(picture).toBeVisible();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(300);

	const opened = context.waitForEvent("page");
	await main.getByRole("link", { name: /^Contact Us/ }).click();
	expect(readChatLink((await opened).url())).toEqual({
		host: "wa.me",
		number: business.whatsapp,
		text: messages.bookNow,
	});

	await main.getByRole("link", { name: "Our Services", exact: true }).click();
	await expect(page).toHaveURL("/services");
});

test("both hero buttons are in the first view", async ({ page }) => {
	const { main } = landmarks(page);
	await expect(main.getByRole("link", { name: "Our Services", exact: true })).toBeInViewport();
	await expect(main.getByRole("link", { name: /^Contact Us/ })).toBeInViewport();
});

test("the rating is told in words", async ({ page }) => {
	await expect(
		landmarks(page).main.getByText(
			`${reviews.averageRating} from ${reviews.totalReviewCount} Google reviews`,
		),
	).toBeVisible();
});

test("Our Premium Services: the first four, each with picture, words and price", async ({
	page,
}) => {
	const cards = sectionOf(page, "Our Premium Services").getByRole("listitem");
	await expect(cards).toHaveCount(4);
	for (const [index, service] of services.slice(0, 4).entries()) {
		const card = cards.nth(index);
		await card.scrollIntoViewIfNeeded();
		await expect(card.getByRole("heading")).toHaveText(service.name);
		await expect(card).toContainText(service.description);
		expect(barePrice((await card.textContent()) ?? "")).toContain(barePrice(service.price.text));
		await expect
			.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
	}
});

test("Why Choose Us: the four features", async ({ page }) => {
	const points = sectionOf(page, "Why Choose Us").getByRole("listitem");
	await expect(points).toHaveCount(features.length);
	for (const [index, { title, description }] of features.entries()) {
		await expect(points.nth(index).getByRole("heading")).toHaveText(title);
		await expect(points.nth(index)).toContainText(description);
	}
});

test("What Our Customers Say: the eight newest reviews, newest first", async ({ page }) => {
	const newest = reviews.reviews
		.toSorted((one, other) => Date.parse(other.createTime) - Date.parse(one.createTime))
		.slice(0, 8);
	const cards = sectionOf(page, "What Our Customers Say").getByRole("listitem");
	await expect(cards).toHaveCount(8);
	for (const [index, review] of newest.entries()) {
		const card = cards.nth(index);
		await expect(card).toContainText(review.reviewer.displayName);
		await expect(card.getByRole("img", { name: "Rated 5 out of 5" })).toHaveCount(1);
		await expect(card.locator("time")).toHaveAttribute("datetime", review.createTime);
		await expect(card.locator("time")).toHaveText(/ago$|^today$/);
		if (review.comment) await expect(card).toContainText(review.comment);
	}
});

test("a review that is cut opens whole, and all of them are a link away", async ({ page }) => {
	const section = sectionOf(page, "What Our Customers Say");
	const newest = latestReviews(reviews.reviews, 8);
	const long = newest.toSorted(
		(one, other) => (other.comment?.length ?? 0) - (one.comment?.length ?? 0),
	)[0];
	const name = long?.reviewer.displayName ?? "";
	const cut = section.getByRole("listitem").filter({ hasText: name });
	const lines = await cut.getByRole("paragraph").evaluate((text) => ({
		shown: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
		whole: Math.round(text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
	}));
	expect(lines.shown).toBe(Math.min(6, lines.whole));
	await cut.click();
	const letter = page.getByRole("dialog", { name });
	await expect(letter.getByText(long?.comment ?? "")).toBeVisible();
	await letter.getByRole("button", { name: "Close", exact: true }).click();
	await expect(letter).toBeHidden();

	// None that is cut is without its way to the rest.
	const stuck = await section
		.getByRole("paragraph")
		.evaluateAll(
			(texts) =>
				texts.filter(
					(text) =>
						text.scrollHeight > text.clientHeight + 2 &&
						!text.closest("li")?.querySelector("button"),
				).length,
		);
	expect(stuck).toBe(0);
	await section.getByRole("link", { name: "See all our reviews" }).click();
	await expect(page).toHaveURL("/reviews");
});

test("the closing call books by chat", async ({ page }) => {
	const call = landmarks(page).main.getByRole("link", { name: /^Book Now via WhatsApp/ });
	await expect(call).toHaveCount(1);
	expect(readChatLink(await call.getAttribute("href")).text).toBe(messages.bookNow);
});

test("on paper nothing lies over the page", async ({ page }) => {
	await untilScripted(page);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
});
