/** The texts of Home, Services, About, Contact and Reviews, before any script. */
import { describe, expect, test } from "vitest";
import { latestReviews } from "../../shop/latest-reviews.ts";
import { shop } from "../../shop/shop.ts";
import type { Review } from "../../shop/types.ts";
import { routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import {
	barePrice,
	chatOf,
	linkNamed,
	sectionUnder,
	squeezed,
	textOf,
	textsOf,
} from "./page-parts.ts";

const site = await openSite();
const { business, messages, pages, reviews, services } = shop;
const careLabels = shop["care-labels"];

async function mainOf(path: string): Promise<{ page: Document; main: Element }> {
	const { document: page } = await site.page(path);
	return { page, main: page.querySelector("main") as Element };
}

const home = await mainOf(routes.home);
const servicesPage = await mainOf(routes.services);
const contact = await mainOf(routes.contact);
const reviewsPage = await mainOf(routes.reviews);

function expectReview(card: Element | undefined, review: Review): void {
	expect(textOf(card)).toContain(review.reviewer.displayName);
	expect(card?.querySelector("time")?.getAttribute("datetime")).toBe(review.createTime);
	expect(textOf(card?.querySelector("time"))).toMatch(/ago$|^today$/);
	expect(card?.querySelectorAll('[role=img][aria-label="Rated 5 out of 5"]')).toHaveLength(1);
	for (const words of [review.comment, review.reviewReply?.comment])
		if (words) expect(textOf(card)).toContain(squeezed(words));
}

describe("Home", () => {
	const { page, main } = home;

	test("the hero: words, picture, two buttons and the rating in words", () => {
		expect(textOf(main.querySelector("h1"))).toBe(pages.hero.title);
		const hero = main.querySelector("section");
		expect(textOf(hero)).toContain(pages.hero.subtitle);
		expect(hero?.querySelector("img")?.getAttribute("alt")).toMatch(/van/);
		expect(linkNamed(main, "Our Services").getAttribute("href")).toBe(routes.services);
		expect(chatOf(linkNamed(main, "Contact Us"))).toEqual({
			host: "wa.me",
			number: business.whatsapp,
			text: messages.bookNow,
		});
		expect(textOf(hero)).toContain(
			`${reviews.averageRating} from ${reviews.totalReviewCount} Google reviews`,
		);
	});

	test("Our Premium Services: the first four, each with picture, words and price", () => {
		const cards = [...sectionUnder(page, "Our Premium Services").querySelectorAll("li")];
		expect(cards).toHaveLength(4);
		for (const [index, service] of services.slice(0, 4).entries()) {
			const card = cards[index];
			expect(textOf(card?.querySelector("h3"))).toBe(service.name);
			expect(textOf(card)).toContain(service.description);
			expect(barePrice(textOf(card))).toContain(barePrice(service.price.text));
			expect(card?.querySelector("img")).not.toBeNull();
		}
	});

	test("What Our Customers Say: the eight newest, and a way to all of them", () => {
		const newest = latestReviews(reviews.reviews, 8);
		const section = sectionUnder(page, "What Our Customers Say");
		const cards = [...section.querySelectorAll("li.review-card")];
		expect(cards).toHaveLength(newest.length);
		for (const [index, review] of newest.entries()) {
			// Replies stand in the dialog.
			const { reviewReply: _, ...shown } = review;
			expectReview(cards[index], shown as Review);
			expect(cards[index]?.querySelector("button[commandfor]")).not.toBeNull();
		}
		const all = linkNamed(section, "See all our reviews");
		expect(all.getAttribute("href")).toBe(routes.reviews);
	});
});

describe("Services", () => {
	const { main } = servicesPage;
	const cards = [...main.querySelectorAll("li")].filter((item) =>
		[...item.querySelectorAll("a")].some((link) => textOf(link).startsWith("Book Now")),
	);

	test("each in order, with picture, description, price and a message of its own", () => {
		expect(textOf(main.querySelector("h1"))).toBe(pages.services.heading);
		expect(cards.map((card) => textOf(card.querySelector("h2, h3")))).toEqual(
			services.map(({ name }) => name),
		);
		for (const [index, { name, description, price }] of services.entries()) {
			const card = cards[index] as Element;
			expect(textOf(card)).toContain(description);
			expect(barePrice(textOf(card))).toContain(barePrice(price.text));
			expect(card.querySelector("img")).not.toBeNull();
			const book = linkNamed(card, "Book Now");
			// Nine links of one name would tell a screen reader nothing.
			expect(textOf(book)).toContain(name);
			expect(chatOf(book)).toEqual({
				host: "wa.me",
				number: business.whatsapp,
				text: messages.aboutService.replace("{service}", () => name),
			});
		}
	});

	test("the care guide has every symbol with its name, meaning and drawing", () => {
		const guide = main.querySelector("#care-labels") as Element;
		const families = [...guide.querySelectorAll("details")];
		expect(families).toHaveLength(careLabels.families.length);
		for (const [index, { name, symbols }] of careLabels.families.entries()) {
			const family = families[index] as Element;
			expect(textOf(family.querySelector("summary"))).toContain(name);
			const rows = [...family.querySelectorAll("dl > div")];
			expect(rows).toHaveLength(symbols.length);
			for (const [place, symbol] of symbols.entries()) {
				const row = rows[place];
				expect(textOf(row?.querySelector("dt"))).toContain(symbol.name);
				expect(textOf(row)).toContain(symbol.meaning);
				expect(row?.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
			}
		}
	});
});

describe("Contact", () => {
	const { main } = contact;
	const hrefOf = (name: string) => linkNamed(main, name).getAttribute("href") ?? "";
	const linkWith = (words: string) =>
		[...main.querySelectorAll("a")].find((link) => textOf(link).includes(words)) as Element;

	test("phone, mail, address and chat, each with its own message", () => {
		expect(textOf(main.querySelector("h1"))).toBe("Contact Us");
		expect(linkWith(business.phone).getAttribute("href")).toBe(
			`tel:${business.phone.replaceAll(" ", "")}`,
		);
		expect(linkWith(business.email ?? "").getAttribute("href")).toBe(`mailto:${business.email}`);
		expect(textOf(linkWith(business.address.street))).toContain(business.address.postalCode);
		for (const [name, text] of [
			["Contact via WhatsApp", messages.contactUs],
			["Ask about your order", messages.orderStatus],
			["Share feedback", messages.feedback],
		] as const)
			expect(chatOf(hrefOf(name)), name).toEqual({
				host: "wa.me",
				number: business.whatsapp,
				text,
			});
	});

	test("the map: titled, loaded late, with links to the place and the way there", () => {
		const frame = main.querySelector("iframe");
		expect(frame?.getAttribute("loading")).toBe("lazy");
		expect(frame?.getAttribute("title")).toMatch(/map/i);
		expect(frame?.getAttribute("src")).toMatch(/^https:\/\/(www|maps)\.google\.com\//);
		expect(hrefOf("Directions")).toMatch(/google\.com\/maps\/dir\/\?.*api=1/);
		const place = new URL(hrefOf("Open in Maps")).searchParams.get("query_place_id");
		expect(place).toBe(business.gmb_place_id);
	});
});

describe("Reviews", () => {
	const { page, main } = reviewsPage;
	const newest = latestReviews(reviews.reviews, 16);
	const cards = [...main.querySelectorAll("li.review-card")];
	const dialogOf = (card: Element | undefined) =>
		page.getElementById(card?.querySelector("button")?.getAttribute("commandfor") ?? "");

	test("heading, subtitle and the sixteen newest, newest first", () => {
		expect(textOf(main.querySelector("h1"))).toBe("Customer Reviews");
		expect(textOf(main)).toContain(
			"Hear what our valued customers say about their experience with us.",
		);
		expect(cards).toHaveLength(newest.length);
		for (const [index, review] of newest.entries()) {
			expectReview(cards[index], review);
			expect(textOf(cards[index]).split("Owner Reply:")).toHaveLength(review.reviewReply ? 2 : 1);
		}
		expect(textOf(main)).not.toContain("No reviews available at the moment. Check back later!");
	});

	test("every card opens its own review, whole, with reply and profile", () => {
		for (const [index, review] of newest.entries()) {
			const dialog = dialogOf(cards[index]);
			expect(dialog?.localName).toBe("dialog");
			expectReview(dialog ?? undefined, review);
			const profile = dialog?.querySelector("a");
			if (review.reviewer.profileUrl)
				expect(profile?.getAttribute("href")).toBe(review.reviewer.profileUrl);
			expect(textsOf(dialog as Element, "button")).toEqual(["Close", "✖"]);
		}
	});

	test("the same two links above and below the grid", () => {
		for (const [words, href] of [
			["View More Reviews on Google", /^https:\/\/(www|search|maps)\.google\.com\//],
			["Leave us a Google Review", /^https:\/\/search\.google\.com\/local\/writereview\?/],
		] as const) {
			const links = [...main.querySelectorAll("a")].filter((link) => textOf(link).includes(words));
			expect(links).toHaveLength(2);
			for (const link of links) {
				expect(link.getAttribute("href")).toMatch(href);
				expect(link.getAttribute("href")).toContain(business.gmb_place_id);
			}
			const [above, below] = links;
			const follows = (one = main, other = main) => Boolean(one.compareDocumentPosition(other) & 4);
			expect(follows(above, cards[0])).toBe(true);
			expect(follows(cards.at(-1), below)).toBe(true);
		}
	});
});

test("a promise of when things are ready stands only where the work is not agreed first", async () => {
	const line = servicesPage.main.querySelector("[data-ready-by]");
	expect(textOf(line)).toMatch(/^Hand it over now, ready in /);
	for (const path of ["/sofa-cleaning-service", "/hotel-laundry-service"]) {
		const { main: agreed } = await mainOf(path);
		expect(agreed.querySelector("[data-ready-by]"), path).toBeNull();
	}
});
