/**
 * The owner's editor, /admin. Without EDITOR_REPOSITORY, which says where it saves, the page says so: see
 * docs/deploying.md.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Backend, backendSchema, editorFiles } from "../editor/backend.ts";
import { cmsConfig, type EditorShop } from "../editor/cms-config.ts";
import { isInHindi, isShopPath } from "../editor/shop-texts.ts";
import { editorPage } from "../server/build-format.ts";
import type { RawContent } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { pick } from "../shop/pick.ts";
import { readContent } from "../shop/read-content.ts";
import { bundleEditor } from "./bundle-editor.ts";

/** Says how the editor is opened. */
const withoutRepository = fileURLToPath(
	new URL("../editor/page/no-repository.html", import.meta.url),
);

/**
 * Reads the editor's git host from the environment.
 *
 * @returns undefined where no repository is named
 * @throws TypeError naming the variable that is wrong
 */
export function backendFromEnv(
	env: Readonly<Record<string, string | undefined>>,
): Backend | undefined {
	const { EDITOR_REPOSITORY: repo, EDITOR_DRAFT_ADDRESS: address } = env;
	if (!repo) return undefined;
	const wanted = {
		repo,
		branch: env.EDITOR_BRANCH || "main",
		apiRoot: env.EDITOR_API || "https://api.github.com",
		...(env.EDITOR_SIGN_IN && { authRoot: env.EDITOR_SIGN_IN }),
		...(address && {
			preview: { kind: "branch", branch: env.EDITOR_DRAFT_BRANCH || "draft", address },
		}),
	};
	const { data, error } = backendSchema.safeParse(wanted);
	if (data) return data;
	const [issue] = error.issues;
	throw new TypeError(`The editor cannot be built: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** Writes the editor's forms, and what the site is built from: `/admin/forms-en.json`, `/admin/content.json`. */
export async function writeEditorData(folder: string): Promise<void> {
	await write(folder, editorFiles.forms("en"), cmsConfig(await editorShop("en"), 0));
	await write(folder, editorFiles.forms("hi"), cmsConfig(await editorShop("hi"), 1));
	await write(folder, editorFiles.content, await builtFrom());
}

/** @param language of the entries that a field may name */
async function editorShop(language: string): Promise<EditorShop> {
	const files = readContent();
	return {
		// As the repository has it, whichever folder a build reads.
		folder: "content",
		content: pick(files, language) as RawContent,
		pictures: await readdir(join(contentFolder(), "images")),
		hasHindi: isInHindi(files),
	};
}

/** Git's fingerprint of each file, by its path in the repository. */
async function builtFrom(): Promise<Record<string, string>> {
	const folder = contentFolder();
	const found: Record<string, string> = {};
	for (const name of await readdir(folder, { recursive: true })) {
		const path = `${folder}/${name}`;
		if (!isShopPath(path)) continue;
		const bytes = await readFile(path);
		const hash = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes);
		found[`content/${name}`] = hash.digest("hex");
	}
	return found;
}

async function write(folder: string, address: string, value: unknown): Promise<void> {
	await mkdir(join(folder, "admin"), { recursive: true });
	await writeFile(join(folder, address), JSON.stringify(value));
}

/** Adds the editor to a build. */
export async function buildEditor(folder: string): Promise<void> {
	const backend = backendFromEnv(process.env);
	if (!backend) {
		await copyFile(withoutRepository, join(folder, editorPage));
		return;
	}
	const sizes = await bundleEditor(folder);
	await writeEditorData(folder);
	await write(folder, editorFiles.backend, backend);
	const all = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
	console.log(`editor: /admin saves to ${backend.repo}; ${Math.round(all / 1000)} KB of scripts`);
}
