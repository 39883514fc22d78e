import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as words from "../../languages/en/words/editor.ts";

import { expect, test } from "./testing/editor-journey.ts";
import { setPrice } from "./testing/forms.ts";
import { journeysFolder, pricesFile, writeShop } from "./testing/shop-repository.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const shop = `${journeysFolder}/working-copy`;
const git = (...commands: string[]) =>
	execFileSync("git", ["-c", "user.name=Asha", "-c", "user.email=asha@shop.example", ...commands], {
		...{ cwd: join(project, shop), encoding: "utf8", stdio: "pipe" },
	});

/** @returns the address that `npm run edit` prints, and the running command */
async function startEditing(...options: string[]): Promise<{ address: string; run: ChildProcess }> {
	const run = spawn(
		process.execPath,
		["scripts/edit.ts", "--content", `${shop}/content`, ...options],
		{
			...{ cwd: project, stdio: ["ignore", "pipe", "inherit"] },
			env: {
				...process.env,
				PORT: String(Number(process.env.E2E_PORT ?? 4175) + 200),
				...{ GIT_AUTHOR_NAME: "Asha", GIT_AUTHOR_EMAIL: "asha@shop.example" },
				...{ GIT_COMMITTER_NAME: "Asha", GIT_COMMITTER_EMAIL: "asha@shop.example" },
			},
		},
	);
	let said = "";
	const address = new Promise<string>((found, failed) => {
		run.stdout?.setEncoding("utf8").on("data", (text: string) => {
			said += text;
			const [printed] = /http:\/\/\S+key=\S+/.exec(said) ?? [];
			if (printed) found(printed);
		});
		run.once("exit", () => failed(new Error(`npm run edit has ended: ${said}`)));
	});
	return { address: await address, run };
}

test("the files of this computer, seen first, and committed on request", async ({
	context,
	page,
	expectProblem,
}) => {
	test.setTimeout(240_000);
	expectProblem(/CSP report|status: 200, message: /);
	// The development server's own script, and its pages in a frame.
	expectProblem(/@vite\/client|Blocked autofocusing/);
	writeShop(join(project, shop));
	git("init", "--quiet", "--initial-branch=main");
	git("add", ".");
	git("commit", "--quiet", "-m", "Begin");
	const { address, run } = await startEditing("--commit");
	try {
		// The command and the previews have ports of their own.
		const isHere = ({ hostname }: URL) => ["localhost", "127.0.0.1"].includes(hostname);
		await context.route(isHere, (route) => route.continue());
		await page.goto(address);
		await setPrice(page, "Shirt", "95");
		await page.getByRole("button", { name: words.seeIt, exact: true }).click();
		const dialog = page.getByRole("dialog", { name: words.seeIt });
		// The site's development server starts meanwhile.
		const site = page.frameLocator("dialog iframe").locator("html:lang(en)");
		await expect(site).toContainText("₹95", { timeout: 120_000 });
		expect(git("status", "--short")).toBe("");
		await dialog.getByRole("combobox", { name: words.pageToShow }).selectOption("/hi/pricing");
		const hindi = page.frameLocator("dialog iframe").locator("html:lang(hi)");
		await expect(hindi).toContainText("₹95", { timeout: 120_000 });
		await dialog.getByRole("button", { name: words.saveThis }).click();
		await expect(page.getByRole("status").filter({ hasText: words.savedHere })).toBeVisible();
		// One line, and nothing else.
		expect(git("log", "--format=%s", "-1").trim()).toBe("Price of Shirt: ₹85 → ₹95");
		expect(git("diff", "--stat", "HEAD^")).toMatch(
			new RegExp(`${pricesFile} .*\\n 1 file changed, 1 insertion\\(\\+\\), 1 deletion`),
		);
		expect(git("status", "--short")).toBe("");
	} finally {
		run.kill();
		await once(run, "exit");
	}
});
