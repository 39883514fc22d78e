/** The assistant, from the dock to the answer, and each way in which an answer fails to come. */
import { expect, type Page, type Route } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { formatSum } from "../shop/format-price.ts";
import { estimate } from "../shop/price-estimate.ts";
import { shop } from "../shop/shop.ts";
import { speedUpAnimations, test, untilScripted } from "./testing/journey.ts";

const { business } = shop;
const relay = `**${completionsPath}`;

const chat = (page: Page) => page.getByRole("dialog", { name: "Chat with us", exact: true });
const toggle = (page: Page) => page.getByRole("button", { name: "Chat with us", exact: true });
const field = (page: Page) => page.getByPlaceholder("Ask me anything...");
const log = (page: Page) => page.getByRole("log");

async function openChat(page: Page) {
	await toggle(page).click();
	await expect(chat(page)).toBeVisible();
}

async function ask(page: Page, question: string) {
	await field(page).fill(question);
	await field(page).press("Enter");
}

/** Answers in the provider's shape. */
function answers(content: string | null) {
	return (route: Route) =>
		route.fulfill({
			json: {
				id: "1",
				object: "chat.completion",
				created: 1,
				model: "test",
				choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
			},
		});
}

const sorry =
	"I'm sorry, something went wrong. Would you like to chat with us on WhatsApp? 👉 Click here";

/** "₹1,300": the sum of so many of each item of the rate card. */
function sumOf(quantities: Record<string, number>): string {
	const items = shop.prices.categories.flatMap((category) => category.items);
	const lines = Object.entries(quantities).map(([id, quantity]) => {
		return { price: items.find((item) => item.id === id)?.price, quantity };
	});
	return formatSum(estimate(lines).low);
}

test("a sum is corrected by taps and by words, reviewed and sent", async ({ page }) => {
	await page.goto("/pricing");
	await openChat(page);
	await ask(page, "bhaiya 3 shirt aur 2 saree ka kitna hoga?");
	const answer = log(page).locator("[lang=hi-Latn]").last();
	await answer.getByRole("button", { name: "One Shirt, dry cleaned fewer" }).click();
	await answer.getByRole("button", { name: /^Silk saree/ }).click();
	await answer.getByRole("button", { name: "One Silk saree more" }).click();
	const total = answer.getByText(/^Total, 5 items/).locator("..");
	const tapped = { "mens-shirt": 2, "womens-silk-saree": 3 };
	await expect(total).toContainText(sumOf(tapped));
	// Nothing has entered the visitor's own list.
	await expect(page.getByRole("complementary", { name: "Your list" })).toBeHidden();

	await ask(page, "ek coat bhi");
	await expect(answer.getByText(/^Total, 6 items/)).toBeVisible();
	await answer.getByRole("button", { name: "Review and send" }).click();
	const list = page.getByRole("dialog", { name: "Your list" });
	await expect(list).toContainText(sumOf({ ...tapped, "mens-coat-blazer": 1 }));
	const href = await list.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
	const message = new URL(href ?? "").searchParams.get("text");
	expect(message).toMatch(/- 2 × Shirt, dry cleaned, .*\n- 3 × Silk saree, .*\n- 1 × Coat/);

	await page.goto("/about");
	await openChat(page);
	await answer.getByRole("link", { name: "Review and send" }).click();
	await expect(page).toHaveURL("/pricing");
	await expect(list).toContainText("Silk saree");
});

test("the conversation survives navigation and closing, in this tab alone", async ({
	page,
	context,
}) => {
	await page.route(relay, answers("Nine to nine."));
	await page.goto("/");
	await openChat(page);
	await ask(page, "when are you open?");
	await expect(log(page).getByText("Nine to nine.")).toBeVisible();
	await page.keyboard.press("Escape");
	// Its entry leaves the history a moment later, which would stop the next navigation.
	await page.waitForFunction(() => !history.state?.isCovered);
	await page.goto("/pricing");
	await openChat(page);
	await expect(log(page).getByText("when are you open?")).toBeVisible();
	await expect(log(page).getByText("Nine to nine.")).toBeVisible();

	const other = await context.newPage();
	await other.goto("/");
	await openChat(other);
	await expect(log(other).getByText("when are you open?")).toBeHidden();
});

/** Pixels that are left to scroll to the newest message. */
function leftToScroll(page: Page): Promise<number> {
	return log(page).evaluate((box) => {
		const newest = box.firstElementChild?.lastElementChild?.getBoundingClientRect();
		return Math.max(0, Math.round((newest?.bottom ?? 0) - box.getBoundingClientRect().bottom));
	});
}

test.describe("the newest message is in view", () => {
	const long = Array.from({ length: 12 }, (_, row) => `- Line ${row + 1} of a long answer`).join(
		"\n",
	);

	async function askTwice(page: Page): Promise<void> {
		await page.route(relay, answers(long));
		await page.goto("/");
		await openChat(page);
		for (const question of ["one", "two"]) {
			await ask(page, question);
			await expect(log(page).getByText(question, { exact: true })).toBeVisible();
			await expect(log(page).getByText("Typing...")).toBeHidden();
		}
	}

	test("on the next page, however late the renderer comes, and when the panel opens again", async ({
		page,
	}) => {
		await askTwice(page);
		await page.goto("/pricing");
		await openChat(page);
		await expect(log(page).getByText("two", { exact: true })).toBeAttached();
		await expect.poll(() => leftToScroll(page)).toBeLessThan(2);
		await page.keyboard.press("Escape");
		await openChat(page);
		await expect.poll(() => leftToScroll(page)).toBeLessThan(2);
	});

	test("and who scrolls up to read stays there until the next one", async ({ page }) => {
		await askTwice(page);
		await expect.poll(() => leftToScroll(page)).toBeLessThan(2);
		await log(page).evaluate((box) => box.scrollBy({ top: -300, behavior: "instant" }));
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		await page.setViewportSize({ width, height: height - 120 });
		await expect.poll(() => leftToScroll(page)).toBeGreaterThan(200);
		await ask(page, "three");
		await expect.poll(() => leftToScroll(page)).toBeLessThan(2);
	});
});

test("a question left unanswered is asked again when the visitor comes back", async ({ page }) => {
	let answering = false;
	await page.route(relay, (route) => {
		// The first request is never answered: the page goes away before.
		if (answering) return answers("We do.")(route);
	});
	const asked = page.waitForRequest(relay);
	await page.goto("/");
	await openChat(page);
	await ask(page, "do you clean sofas?");
	await asked;
	await expect(log(page).getByText("Typing...")).toBeVisible();
	answering = true;
	await page.goto("/about");
	await openChat(page);
	await expect(log(page).getByText("We do.")).toBeVisible();
});

test("a refusal, then a broken server", async ({ page, expectProblem }) => {
	expectProblem(/status of (401|500)/);
	await page.goto("/");
	await openChat(page);
	for (const [place, status] of [401, 500].entries()) {
		await page.route(relay, (route) => route.fulfill({ status, json: { error: {} } }));
		await ask(page, "hello");
		const link = log(page).getByRole("link", { name: "Click here" });
		await expect(link).toHaveCount(place + 1, { timeout: 20_000 });
		await expect(log(page).locator(".message").last()).toContainText(sorry);
		await expect(link.last()).toHaveAttribute("href", `https://wa.me/${business.whatsapp}`);
	}
});

test("markdown is lists, paragraphs and safe links; never markup of its own", async ({ page }) => {
	const hostile = [
		"- one\n- two",
		"",
		// The library lets the browser decode character references, which the trusted types policy allows.
		"Wash &amp; fold &copy; &nosuch; <img src=x onerror=alert(1)><script>alert(2)</script>",
		"[js](javascript:alert(3)) [data](data:text/html,x) [file](file:///etc/passwd)",
		"[web](https://example.com/) [mail](mailto:a@b.c) [here](/pricing) ![pic](https://example.com/x.png)",
	].join("\n");
	await page.route(relay, answers(hostile));
	await page.goto("/");
	await openChat(page);
	await ask(page, "hello");
	const answer = log(page);
	await expect(answer.getByRole("listitem")).toHaveText(["one", "two"]);
	await expect(answer.locator("script, img")).toHaveCount(0);
	await expect(answer).toContainText("Wash & fold © &nosuch; <img");
	await expect(answer).toContainText("<script>alert(2)</script>");
	const hrefs = await answer
		.locator("a")
		.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
	const byName = Object.fromEntries(
		hrefs.map(([name, href]) => [name?.replace(/ \(opens.*/, ""), href]),
	);
	expect(byName).toMatchObject({
		js: "",
		data: "",
		file: "",
		web: "https://example.com/",
		mail: "mailto:a@b.c",
		here: "/pricing",
	});
	for (const link of await answer.locator("a").all()) {
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", /noopener/);
	}
});

for (const { what, files } of [
	{ what: "the assistant", files: /assistant-chat.*\.js$/ },
	{ what: "any script", files: /\.js$/ },
]) {
	test(`on a connection that never delivers ${what}, the panel offers WhatsApp and the phone`, async ({
		page,
	}) => {
		await page.route(files, () => {
			// Never answered.
		});
		await page.goto("/", { waitUntil: "domcontentloaded" });
		await openChat(page);
		const call = chat(page).getByRole("link", { name: business.phone });
		await expect(call).toBeHidden();
		// Ten seconds of the style sheet's own clock.
		await speedUpAnimations(page);
		await expect(call).toBeVisible();
		await expect(chat(page).getByRole("link", { name: /Chat on WhatsApp/ })).toBeVisible();
		await expect(chat(page).getByText("You are offline.")).toBeHidden();
	});
}

test("on a slow connection, no script of the assistant is fetched before the visitor shows intent", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
	});
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/about", { waitUntil: "networkidle" });
	await untilScripted(page);
	const ofAssistant = () => scripts.filter((url) => /assistant|react/.test(url));
	expect(ofAssistant()).toEqual([]);
	await openChat(page);
	await ask(page, "hello");
	await expect(log(page).getByText("Typing...")).toBeHidden();
	expect(ofAssistant()).not.toEqual([]);
});
