import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";
import { type Account, githubApi } from "../../../scripts/git-host/github-api.ts";
import { gitRepository } from "../../../scripts/git-host/repository.ts";
import { test as base } from "../../testing/journey.ts";
import { saveButton } from "./forms.ts";
import { makeShopRepository, type ShopRepository } from "./shop-repository.ts";

/** As the site of the journeys is built: EDITOR_REPOSITORY in testing/test-steps.ts. */
const repositoryName = "shop/site";
const api = "https://api.github.com";
const token = "token-of-the-owner";
const owner: Account = {
	...{ id: 7, login: "asha", name: "Asha", email: "asha@shop.example" },
	mayWrite: true,
};

/** What happens to the requests that would commit: each in turn, and from then on nothing. */
type Fault =
	/** The connection is gone before the host has heard of it. */
	| "lost before"
	/** The host commits, and its answer is lost. */
	| "lost after"
	| (() => void);

export interface Host {
	/** Tokens that are good. */
	tokens: Map<string, Account>;
	faults: Fault[];
}

interface EditorJourney {
	shop: ShopRepository;
	/** GitHub, for this browser alone. */
	host: Host;
	/** The editor, signed in, with its groups in view. */
	editor: Page;
}

export const test = base.extend<EditorJourney>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
	shop: async ({}, use, { title, project }) => {
		await use(makeShopRepository(project.name, title.replace(/\W+/g, "-").slice(0, 24)));
	},
	host: async ({ context, shop, expectProblem }, use) => {
		// The package looks whether it may compile code, and does without.
		expectProblem(/CSP report: script-src eval/);
		// It writes what became of a save that we have kept from it.
		expectProblem(/status: 200, message: /);
		const host: Host = { tokens: new Map([[token, owner]]), faults: [] };
		await answerFor(context, shop, host);
		await use(host);
	},
	editor: async ({ page, host: _ }, use) => {
		await page.addInitScript(
			(kept) => {
				if (!localStorage.getItem("sveltia-cms.user"))
					localStorage.setItem("sveltia-cms.user", JSON.stringify(kept));
			},
			{ backendName: "github", token },
		);
		await page.goto("/admin");
		const group = page.getByRole("treeitem", { name: "Prices" });
		await expect(group.or(saveButton(page)).first()).toBeVisible({ timeout: 30_000 });
		await use(page);
	},
});

async function answerFor(context: BrowserContext, shop: ShopRepository, host: Host) {
	const app = githubApi({
		name: repositoryName,
		repository: gitRepository(shop.bare),
		accountOf: (given) => host.tokens.get(given),
	});
	const answer = async (request: Request) => {
		const response = await app.request(request.url().slice(api.length), {
			method: request.method(),
			headers: await request.allHeaders(),
			body: request.postData(),
		});
		return {
			status: response.status,
			headers: { ...Object.fromEntries(response.headers), "Access-Control-Allow-Origin": "*" },
			body: Buffer.from(await response.arrayBuffer()),
		};
	};
	await context.route(`${api}/**`, async (route) => {
		const isCommit = /createCommitOnBranch/.test(route.request().postData() ?? "");
		const fault = isCommit ? host.faults.shift() : undefined;
		if (fault === "lost before") return route.abort("connectionreset");
		if (typeof fault === "function") fault();
		const answered = await answer(route.request());
		if (fault === "lost after") return route.abort("connectionreset");
		return route.fulfill(answered);
	});
}

export { expect };
