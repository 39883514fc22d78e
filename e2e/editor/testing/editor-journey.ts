import { expect, type Page } from "@playwright/test";
import { fakeGithub } from "../../../admin/testing/fake-github.ts";
import words from "../../../admin/words/en.json" with { type: "json" };
import { test as base } from "../../testing/journey.ts";
import { makeShopRepository, type ShopRepository } from "./shop-repository.ts";

const api = "https://api.github.com";
const token = "token-of-the-owner";

/** A fault of the requests that would commit: each in turn, and from then on nothing. */
type Fault =
	/** The connection is gone before the host has heard of it. */
	| "lost before"
	/** The host commits, and its answer is lost. */
	| "lost after"
	| (() => void);

interface Host {
	/** Tokens that are good. */
	tokens: Set<string>;
	faults: Fault[];
}

interface EditorJourney {
	shop: ShopRepository;
	/** GitHub, for this browser alone. */
	host: Host;
	/** The owner's page, signed in. */
	editor: Page;
}

export const test = base.extend<EditorJourney>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
	shop: async ({}, use, { title, project }) => {
		await use(makeShopRepository(project.name, title.replace(/\W+/g, "-").slice(0, 24)));
	},
	host: async ({ context, shop }, use) => {
		const host: Host = { tokens: new Set([token]), faults: [] };
		const answer = fakeGithub(shop, (given) => host.tokens.has(given));
		await context.route(`${api}/**`, async (route) => {
			const request = route.request();
			const body = request.postData() ?? "";
			const fault = /createCommitOnBranch/.test(body) ? host.faults.shift() : undefined;
			if (fault === "lost before") return route.abort("connectionreset");
			if (typeof fault === "function") fault();
			const answered = answer(request.url().slice(api.length), {
				...{ method: request.method(), headers: await request.allHeaders(), body },
			});
			if (fault === "lost after") return route.abort("connectionreset");
			return route.fulfill({
				status: answered.status,
				headers: { "Access-Control-Allow-Origin": "*" },
				body: Buffer.from(await answered.arrayBuffer()),
			});
		});
		await use(host);
	},
	editor: async ({ page, host: _ }, use) => {
		await page.goto("/admin");
		await signIn(page, token);
		await expect(page.getByRole("heading", { name: words.prices })).toBeVisible();
		await use(page);
	},
});

export async function signIn(page: Page, key: string): Promise<void> {
	await page.getByLabel(words.key, { exact: true }).fill(key);
	await page.getByRole("button", { name: words.signIn, exact: true }).click();
}

export { expect };
