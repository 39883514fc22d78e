/**
 * `npm run screenshots`: a picture of every screen and state at the three widths, into screenshots/.
 * `npm run screenshots -- home pricing` takes only those whose name begins so. Needs a build.
 */
import { mkdirSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { shop } from "../shop/shop.ts";
import { allRoutes } from "../src/site-map.ts";
import { findBrowser, launchArguments } from "../testing/find-browser.ts";
import { startServer } from "./testing/local-server.ts";

const folder = new URL("../screenshots/", import.meta.url);

interface Shot {
	name: string;
	path: string;
	/** Brings the page into the state to show; such shots are of the window, not the whole page. */
	act?: (page: Page) => Promise<unknown>;
	/** Only where the state exists. */
	widths?: number[];
}

const widths = [360, 768, 1440];

const screens: Shot[] = allRoutes(shop["landing-pages"], shop["keyword-pages"]).map((path) => ({
	name: path === "/" ? "home" : path.slice(1),
	path,
}));
screens.push({ name: "offline", path: "/offline" });

async function search(page: Page, words: string) {
	await page.getByPlaceholder("Search for a service...").fill(words);
	await page.getByRole("button", { name: "Search" }).click();
}

async function ask(page: Page, question: string) {
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await page.getByPlaceholder("Ask me anything...").fill(question);
	await page.keyboard.press("Enter");
}

async function startList(page: Page) {
	for (const name of ["Bedsheet", "Carpet", "Ankle boots"])
		await page
			.getByRole("button", { name: `Add ${name}`, exact: true })
			.first()
			.click();
	await page.getByRole("complementary", { name: "Your list" }).getByText("3 items").waitFor();
}

async function openList(page: Page) {
	await startList(page);
	await page.getByRole("complementary", { name: "Your list" }).getByRole("button").click();
}

const states: Shot[] = [
	{
		name: "assistant-offline",
		path: "/services",
		act: async (page) => {
			await page.getByRole("button", { name: "Chat with us", exact: true }).click();
			await page.locator("#assistant astro-island:not([ssr])").waitFor();
			await page.context().setOffline(true);
			await page.getByPlaceholder("Ask me anything...").fill("Do you clean sofas?");
			await page.keyboard.press("Enter");
			await page.getByRole("log").getByText("You are offline.").waitFor();
		},
	},
	{
		name: "assistant-empty",
		path: "/services",
		act: (page) => page.getByRole("button", { name: "Chat with us", exact: true }).click(),
	},
	{
		name: "assistant-answer",
		path: "/services",
		act: async (page) => {
			await ask(page, "How much for a saree and a blanket?");
			await page.getByRole("log").getByRole("row").last().waitFor();
		},
	},
	{
		name: "assistant-typing",
		path: "/services",
		act: async (page) => {
			await page.route("**/openai/**", () => undefined);
			await ask(page, "Do you come to Jakhan?");
			await page.getByText("Typing...").waitFor();
		},
	},
	{
		name: "assistant-error",
		path: "/services",
		act: async (page) => {
			await page.route("**/openai/**", (route) => route.fulfill({ status: 400, json: {} }));
			await ask(page, "Do you come to Jakhan?");
			await page.getByRole("link", { name: "Click here" }).waitFor();
		},
	},
	{
		name: "whatsapp-panel",
		path: "/services",
		act: (page) => page.getByRole("button", { name: "Chat with us on WhatsApp" }).click(),
	},
	{ name: "home-fold", path: "/", act: async () => {} },
	{
		name: "menu-open",
		path: "/",
		act: (page) => page.getByRole("button", { name: "Open menu" }).click(),
		widths: [360, 768],
	},
	...["FAQs", "Terms & Conditions", "Privacy Policy"].map((button) => ({
		name: `dialog-${button.split(" ")[0]?.toLowerCase()}`,
		path: "/about",
		act: (page: Page) => page.getByRole("button", { name: button }).click(),
	})),
	{
		name: "pricing-category",
		path: "/pricing",
		act: (page) =>
			page
				.getByRole("navigation", { name: "Price categories" })
				.getByRole("link", { name: "Men" })
				.first()
				.click(),
	},
	{ name: "pricing-search", path: "/pricing", act: (page) => search(page, "saree") },
	{ name: "pricing-none", path: "/pricing", act: (page) => search(page, "spacesuit") },
	{ name: "list-bar", path: "/pricing", act: startList },
	{ name: "list-dialog", path: "/pricing", act: openList },
	{
		name: "list-ticket",
		path: "/pricing",
		act: async (page) => {
			await openList(page);
			await page.getByRole("link", { name: "Send on WhatsApp" }).click();
		},
	},
	{
		name: "list-refused",
		path: "/pricing",
		act: async (page) => {
			await openList(page);
			await page.getByRole("textbox", { name: "Square feet of Carpet" }).fill("9000");
			await page.keyboard.press("Tab");
		},
	},
	{
		name: "list-same-as-last-time",
		path: "/pricing",
		act: async (page) => {
			await page.evaluate(() => {
				const last = [{ id: "mens-shirt", name: "Shirt", quantity: 3 }];
				localStorage.setItem("list", JSON.stringify({ version: 1, kept: Date.now(), last }));
			});
			await page.reload({ waitUntil: "networkidle" });
		},
	},
	{
		name: "review-dialog",
		path: "/reviews",
		act: (page) =>
			page
				.getByRole("listitem")
				.filter({ hasText: "Owner Reply" })
				.getByRole("button")
				.first()
				.click(),
	},
];

async function take(browser: Browser, base: string, shot: Shot, width: number): Promise<void> {
	const context = await browser.newContext({
		viewport: { width, height: width < 700 ? 780 : 900 },
		deviceScaleFactor: width < 700 ? 2 : 1,
		isMobile: width < 1000,
		hasTouch: width < 1000,
		locale: "en-IN",
		reducedMotion: "reduce",
	});
	const page = await context.newPage();
	await page.route(
		(url) => url.origin !== base,
		(route) => route.abort(),
	);
	await page.goto(base + shot.path, { waitUntil: "networkidle" });
	await shot.act?.(page);
	if (!shot.act) await loadLazyPictures(page);
	await page.waitForTimeout(150);
	const path = new URL(`${shot.name}-${width}.png`, folder).pathname;
	await page.screenshot({ path, fullPage: !shot.act });
	await context.close();
	console.log(`${shot.name}-${width}.png`);
}

/** A full-page picture does not scroll: what waits to be near the view is asked for at once. */
async function loadLazyPictures(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const pictures = Array.from(document.images);
		for (const picture of pictures) picture.loading = "eager";
		await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
	});
}

/** The three pictures of the README, from shots just taken. */
async function illustrateReadme(): Promise<void> {
	const docs = new URL("../docs/screenshots/", import.meta.url);
	for (const [shot, name, width] of [
		["home-fold-1440", "home", 1200],
		["pricing-category-1440", "pricing", 900],
		["review-dialog-360", "review", 360],
	] as const) {
		const file = new URL(`${shot}.png`, folder).pathname;
		await sharp(file)
			.resize(width)
			.webp({ quality: 82 })
			.toFile(new URL(`${name}.webp`, docs).pathname);
	}
}

const wanted = process.argv.slice(2);
const shots = [...screens, ...states].filter(
	({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
mkdirSync(folder, { recursive: true });
const server = await startServer(4179);
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
try {
	for (const shot of shots) {
		for (const width of shot.widths ?? widths) await take(browser, server.url, shot, width);
	}
	if (wanted.length === 0) await illustrateReadme();
} finally {
	await browser.close();
	server.stop();
}
