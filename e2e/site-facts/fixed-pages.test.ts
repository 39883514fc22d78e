/** What Home, Services, About, Contact and Reviews say, before any script. */
import { describe, expect, test } from "vitest";
import { latestReviews } from "../../shop/latest-reviews.ts";
import { shop } from "../../shop/shop.ts";
import { shownAccounts } from "../../shop/social-accounts.ts";
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
const { business, features, messages, pages, reviews, services } = shop;
const careLabels = shop["care-labels"];

async function mainOf(path: string): Promise<{ page: Document; main: Element }> {
	const { document: page } = await site.page(path);
	return { page, main: page.querySelector("main") as Element };
}

const home = await mainOf(routes.home);
const servicesPage = await mainOf(routes.services);
const contact = await mainOf(routes.contact);
const reviewsPage = await mainOf(routes.reviews);

/** The weekly hours in a page's table. */
function hoursIn(page: Document): string[][] {
	const table = sectionUnder(page, "Business Hours").querySelector("dl[class=''], dl:not([class])");
	return [...(table?.querySelectorAll("div") ?? [])].map((row) => [
		textOf(row.querySelector("dt")),
		textOf(row.querySelector("dd")),
	]);
}

const weeklyHours = business.hours.map(({ day, opens, closes }) => [day, opens, closes]);

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

	test("Why Choose Us: the four features", () => {
		const points = [...sectionUnder(page, "Why Choose Us").querySelectorAll("li")];
		expect(
			points.map((point) => [textOf(point.querySelector("h3")), textOf(point.querySelector("p"))]),
		).toEqual(features.map(({ title, description }) => [title, description]));
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

	test("the closing call books by chat", () => {
		const calls = [...main.querySelectorAll("a")].filter((link) =>
			textOf(link).startsWith("Book Now via WhatsApp"),
		);
		expect(calls.map((call) => chatOf(call).text)).toEqual([messages.bookNow]);
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

test("About: name, address, story, picture and the week's hours", async () => {
	const { page, main } = await mainOf(routes.about);
	expect(textOf(main.querySelector("h1"))).toBe("About Us");
	const paragraph = textsOf(main, "p").find((text) => text.includes(business.address.street));
	expect(paragraph).toContain(business.name);
	expect(paragraph).toContain(business.address.postalCode);
	for (const part of pages.about.story.split(/\n{2,}/))
		expect(textOf(main)).toContain(squeezed(part));
	const alts = [...main.querySelectorAll("img")].map((image) => image.getAttribute("alt"));
	expect(alts).toContain(pages.about.imageAlt);
	expect(hoursIn(page)).toHaveLength(weeklyHours.length);
});

describe("Contact", () => {
	const { page, main } = contact;
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

	test("why, how, and where to follow the shop", () => {
		expect(textsOf(main, "h2")).toEqual(
			expect.arrayContaining(["Why Choose Us?", "How Can We Help?"]),
		);
		expect(textOf(main)).toContain(pages.contact.whyChooseUs);
		const points = textsOf(main, "li").join("\n");
		for (const pattern of [/bulk orders/i, /special garment care/i, /pickup and delivery/i])
			expect(points).toMatch(pattern);
		for (const { name, url } of shownAccounts(business.socialMedia)) expect(hrefOf(name)).toBe(url);
	});

	test("the week's hours, as words", () => {
		expect(hoursIn(page).map(([day]) => day)).toEqual(weeklyHours.map(([day]) => day));
		for (const [, hours] of hoursIn(page))
			expect(hours).toMatch(/^\d+:\d\d [AP]M to \d+:\d\d [AP]M$|^Closed$/);
		expect(textOf(main.querySelector("[data-open-status]"))).not.toBe("");
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

	test("a photo where there is one, else the initials of the first two words", () => {
		for (const [index, { reviewer }] of newest.entries()) {
			const words = reviewer.displayName.split(" ").slice(0, 2);
			const segmenter = new Intl.Segmenter();
			const first = (word: string) => [...segmenter.segment(word)][0]?.segment ?? "";
			const initials = words.map(first).join("").toUpperCase();
			expect(textOf(cards[index]?.querySelector("span[aria-hidden]"))).toBe(initials);
			const photos = cards[index]?.querySelectorAll("img") ?? [];
			expect(photos).toHaveLength(reviewer.profilePhotoUrl ? 1 : 0);
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
