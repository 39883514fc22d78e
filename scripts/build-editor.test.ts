import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backendSchema } from "../editor/backend.ts";
import { kindOf } from "../server/build-format.ts";
import { backendFromEnv, writeEditorData } from "./build-editor.ts";
import { staticHostFiles } from "./static-host-files.ts";

test("without a repository there is no editor", () => {
	expect(backendFromEnv({})).toBeUndefined();
});

test("the environment says where the editor saves", () => {
	const backend = backendFromEnv({
		EDITOR_REPOSITORY: "shop/site",
		EDITOR_SIGN_IN: "https://sign-in.example",
		EDITOR_DRAFT_ADDRESS: "https://draft.example",
	});
	expect(backendSchema.parse(backend)).toMatchObject({
		...{ repo: "shop/site", branch: "main", apiRoot: "https://api.github.com" },
		preview: { kind: "branch", branch: "draft", address: "https://draft.example" },
	});
	expect(() => backendFromEnv({ EDITOR_REPOSITORY: "https://shop" })).toThrow(/repo/);
});

test("beside the page are the forms, and git's fingerprints of the content", async () => {
	const folder = await mkdtemp(join(tmpdir(), "editor-"));
	await writeEditorData(folder);
	const read = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8"));
	const [english, hindi] = [await read("admin/forms-en.json"), await read("admin/forms-hi.json")];
	expect(english.collections[0].label).not.toBe(hindi.collections[0].label);
	const built = await read("admin/content.json");
	expect(built["content/prices.json"]).toMatch(/^[\da-f]{40}$/);
	expect(built).toHaveProperty(["content/keyword-pages/laundry-near-me.json"]);
});

test("what changes with each build is asked for anew; parts have their hash in the name", () => {
	expect(kindOf("admin/content.json")).toBe("data");
	expect(kindOf("admin/page-abc.js")).toBe("hashed");
	expect(kindOf("admin.html")).toBe("page");
});

test("a static host gives /admin its own headers, and no other page", () => {
	const plain = { scripts: [], styles: [], styleAttributes: [] };
	const pages = { "/": plain, "/about": plain };
	const { headers } = staticHostFiles({
		...pages,
		"/admin": { ...plain, editor: { frames: [], pictures: [] } },
	});
	const [own, ...others] = headers.split(/(?=^\/admin$)/m).toReversed();
	expect(own).toMatch(
		/^ {2}! Cross-Origin-Opener-Policy\n {2}Cross-Origin-Opener-Policy: same-origin-allow-popups$/m,
	);
	expect(own).toMatch(/^ {2}X-Robots-Tag: noindex$/m);
	expect(`${others.join("")}`.trim()).toBe(staticHostFiles(pages).headers.trim());
});
