/** The server of `npm run edit`: the editor, its git host and the previews, to the one browser that has the run's key. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { getMimeType } from "hono/utils/mime";
import {
	type Backend,
	editorFiles,
	type PreviewAnswer,
	type PreviewRequest,
} from "../../editor/backend.ts";
import { type Account, githubApi } from "../git-host/github-api.ts";
import type { Repository } from "../git-host/repository.ts";

export interface EditApp {
	/** "http://localhost:4700" */
	address: string;
	/** Made for the run: whoever has it may read and write the content. */
	key: string;
	repository: Repository;
	account: Account;
	/** The address of the site with the last draft. */
	siteAddress: string;
	/** @returns the file of the editor at a path, with its headers; undefined if there is none */
	answerFile(path: string): Promise<Response | undefined>;
	/** @returns the address where the draft is shown @throws Error in words for whoever asked */
	preview(request: PreviewRequest): Promise<string>;
}

const repositoryName = "local/shop";
const previewPath = "/admin/preview";

export function createEditApp(options: EditApp): Hono {
	const { address, key } = options;
	const app = new Hono();
	const cookie = `edit-${new URL(address).port}`;
	app.use(async (c, next) => {
		if (!isFromHere(c, address)) return c.text("This is served to its own pages alone.", 403);
		await next();
	});
	app.get("/", (c) => {
		if (c.req.query("key") !== key) return c.redirect(options.siteAddress);
		setCookie(c, cookie, key, { httpOnly: true, sameSite: "Strict", path: "/" });
		return c.redirect("/admin");
	});
	app.use(async (c, next) => {
		if (getCookie(c, cookie) !== key)
			return c.text("Open the address that npm run edit has printed: it has the key.", 403);
		await next();
	});
	app.get(editorFiles.backend, (c) => {
		c.header("Cache-Control", "no-store");
		return c.json(backendOf(options));
	});
	app.post(previewPath, (c) => answerPreview(c, options));
	const api = githubApi({
		name: repositoryName,
		repository: options.repository,
		accountOf: (token) => (token === key ? options.account : undefined),
	});
	app.route("/api/v3", api);
	app.route("/api", api);
	app.get("*", async (c) => (await options.answerFile(c.req.path)) ?? c.notFound());
	return app;
}

function backendOf({ address, key }: EditApp): Backend {
	return {
		repo: repositoryName,
		branch: "main",
		apiRoot: `${address}/api/v3`,
		token: key,
		isLocal: true,
		preview: { kind: "server", path: previewPath },
	};
}

async function answerPreview(c: Context, { preview }: EditApp): Promise<Response> {
	try {
		const answer: PreviewAnswer = { address: await preview(await c.req.json()) };
		return c.json(answer);
	} catch (error) {
		return c.json({ message: (error as Error).message }, 422);
	}
}

/** Not from another site's page, nor under a name that another site has made point here. */
function isFromHere(c: Context, address: string): boolean {
	const { host, origin } = new URL(address);
	const from = c.req.header("origin") ?? origin;
	const site = c.req.header("sec-fetch-site") ?? "none";
	return c.req.header("host") === host && from === origin && ["none", "same-origin"].includes(site);
}

/**
 * @param folder that holds a built editor
 * @param headers of all its files
 * @returns answers with the file at an address
 */
export function editorFilesIn(
	folder: string,
	headers: Readonly<Record<string, string>>,
): (path: string) => Promise<Response | undefined> {
	return async (path) => {
		const name = path === "/admin" ? "admin.html" : path.slice(1);
		if (!/^admin(?:\.html$|\/[\w./-]+$)/.test(name) || name.includes("..")) return undefined;
		const content = await readFile(join(folder, name)).catch(() => undefined);
		if (!content) return undefined;
		const type = getMimeType(name) ?? "application/octet-stream";
		return new Response(new Uint8Array(content), {
			headers: { ...headers, "Content-Type": type, "Cache-Control": "no-cache" },
		});
	};
}
