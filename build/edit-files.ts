/**
 * The files of this computer for the owner's page of `npm run edit`. It answers whoever has the key of the run, under the
 * names of this computer, and for changes the page itself, which has the run's token; it writes inside the content's folder
 * alone and follows no link out.
 */
import { execFile } from "node:child_process";
import { hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { setCookie } from "hono/cookie";
import { getMimeType } from "hono/utils/mime";
import { z } from "zod";
import type { PastSave, Snapshot } from "../admin/host.ts";
import { isShopPath } from "../admin/shop-files.ts";

interface LocalOptions {
	/** The shop's content; paths call it "content". */
	folder: string;
	/** "localhost:4321": the names under which the page is opened. */
	hosts: readonly string[];
	/** Given to whoever may come in. */
	key: string;
	/** True for a key that lets one browser in, and no other. */
	isOneTime?: boolean;
	/** The page, with the token of the run. */
	page(token: string): Promise<string>;
	/** A file of the page. */
	part(name: string): Uint8Array | undefined | Promise<Uint8Array>;
	/** Of all answers. */
	headers?: Readonly<Record<string, string>>;
	/** Commits each save to the repository that the folder is in. */
	commits?: boolean;
}

const pictureName = /^content\/images\/[a-z0-9-]+\.(?:webp|jpe?g|png|svg)$/;

const changeSchema = z.strictObject({
	version: z.string(),
	texts: z.record(z.string().refine(isShopPath), z.string()),
	pictures: z.record(z.string().regex(pictureName), z.base64()),
	deletions: z.array(z.string().refine((path) => isShopPath(path) || pictureName.test(path))),
	headline: z.string(),
	body: z.string(),
});

type Change = z.infer<typeof changeSchema>;
type Save = PastSave & Record<"before" | "after", Snapshot>;

/** @returns the app that answers /admin, who may see the rest of the development server, and the cookie of those */
export function localAdmin(options: LocalOptions) {
	const { folder, hosts, page } = options;
	const [token, session] = [randomUUID(), randomUUID()];
	const cookie = `edit=${session}`;
	let key: string | undefined = options.key;
	const saves: Save[] = [];
	let saving: Promise<unknown> = Promise.resolve();
	const app = new Hono();

	const isOwn = (headers: Headers) => {
		const host = headers.get("host") ?? "";
		const origin = headers.get("origin");
		return hosts.includes(host) && (origin === null || origin === `http://${host}`);
	};
	const isIn = (headers: Headers) =>
		isOwn(headers) && Boolean(headers.get("cookie")?.split(/; */).includes(cookie));
	app.use(compress());
	app.use(async (c, next) => {
		const { headers } = c.req.raw;
		if (!isOwn(headers)) return c.text("This is served to its own pages alone.", 403);
		if (key && c.req.query("key") === key) {
			if (options.isOneTime) key = undefined;
			setCookie(c, "edit", session, { httpOnly: true, sameSite: "Strict", path: "/" });
			return c.redirect("/admin");
		}
		if (!isIn(headers))
			return c.text("Open the address that npm run edit has printed: it has the key.", 403);
		for (const [name, value] of Object.entries(options.headers ?? {})) c.header(name, value);
		await next();
	});
	app.get("/admin", async (c) => c.html(await page(token)));
	app.use("/admin/*", async (c, next) => {
		const isPart = /^\/admin\/[\w-]+\.(?:js|css)$/.test(c.req.path);
		if (!isPart && c.req.header("authorization") !== `Bearer ${token}`)
			return c.json({ message: "This is for the page of npm run edit." }, 403);
		c.header("Cache-Control", "no-store");
		await next();
	});
	app.get("/admin/files", async (c) => c.json(await readShop(folder)));
	// "ID" is a save, and "ID^" what was there before it.
	app.get("/admin/files/:version", (c) => {
		const [id, isBefore] = c.req.param("version").split(/(?=\^)/);
		const save = saves.find((one) => one.id === id);
		return save ? c.json(isBefore ? save.before : save.after) : c.notFound();
	});
	app.post("/admin/files", async (c) => {
		const change = changeSchema.parse(await c.req.json());
		// One after the other: two saves at once would each find the version that they know.
		const work = saving.then(() => write(change));
		saving = work.catch(() => {});
		return (await work) ? c.json({}) : c.json({ message: "There is a newer version." }, 409);
	});
	app.get("/admin/saves", (c) =>
		c.json(saves.map(({ id, headline, date }) => ({ id, headline, date }))),
	);
	app.get("/admin/file/*", async (c) => {
		const path = c.req.path.replace("/admin/file/", "");
		if (!pictureName.test(path)) return c.notFound();
		return file(path, await readFile(await safeFile(folder, path)));
	});
	app.get("/admin/:part", async (c) => {
		const name = c.req.param("part");
		const bytes = await options.part(name);
		return bytes ? file(name, bytes) : c.notFound();
	});
	app.onError((error, c) => c.json({ message: error.message }, 422));
	return { app, isIn, cookie };

	/** @returns false where there is a newer version */
	async function write(change: Change): Promise<boolean> {
		const { version, texts, pictures, deletions, headline, body } = change;
		const before = await readShop(folder);
		if (before.version !== version) return false;
		const bytes = Object.entries(pictures).map(([path, base64]): [string, Buffer] => [
			path,
			Buffer.from(base64, "base64"),
		]);
		await writeAll(folder, [...Object.entries(texts), ...bytes], deletions);
		const paths = [...Object.keys(texts), ...Object.keys(pictures), ...deletions];
		if (options.commits) await commit(folder, paths, [headline, body]);
		const [id, date] = [randomUUID(), new Date().toISOString()];
		saves.unshift({ id, headline, date, before, after: await readShop(folder) });
		saves.splice(10);
		return true;
	}
}

function file(name: string, bytes: Uint8Array): Response {
	return new Response(new Uint8Array(bytes), {
		headers: { "Content-Type": getMimeType(name) ?? "" },
	});
}

/** @throws Error for a file that a link leads to */
async function safeFile(folder: string, path: string): Promise<string> {
	const file = join(await realpath(folder), path.replace(/^content\//, ""));
	await mkdir(dirname(file), { recursive: true });
	const inFolder = async () => join(await realpath(dirname(file)), basename(file));
	if ((await realpath(file).catch(inFolder)) !== file)
		throw new Error(`${path} is a link: it is left alone.`);
	return file;
}

/** Writes all files beside their places first, so that a full disk leaves the old ones whole. */
async function writeAll(
	folder: string,
	files: readonly (readonly [path: string, content: string | Buffer])[],
	deletions: readonly string[],
): Promise<void> {
	const written: [beside: string, file: string][] = [];
	try {
		for (const [path, content] of files) {
			const file = await safeFile(folder, path);
			const beside = `${file}.${randomUUID()}.new`;
			written.push([beside, file]);
			await writeFile(beside, content, { flag: "wx", flush: true });
		}
		const gone = await Promise.all(deletions.map((path) => safeFile(folder, path)));
		for (const [beside, file] of written) await rename(beside, file);
		for (const file of gone) await rm(file, { force: true });
	} finally {
		await Promise.all(written.map(([beside]) => rm(beside, { force: true })));
	}
}

/** Of what else is changed, or staged, in the repository nothing is committed. */
async function commit(
	folder: string,
	paths: readonly string[],
	message: readonly string[],
): Promise<void> {
	const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: folder });
	const files = paths.map((path) => path.replace(/^content\//, ""));
	const paragraphs = message.filter(Boolean).flatMap((text) => ["--message", text]);
	await git("add", "--all", "--", ...files);
	await git("commit", "--quiet", ...paragraphs, "--", ...files);
}

async function readShop(folder: string): Promise<Snapshot> {
	const texts: Record<string, string> = {};
	const pictures: Record<string, string> = {};
	for (const name of (await readdir(folder, { recursive: true })).sort()) {
		const path = `content/${name}`.replaceAll(sep, "/");
		if (!isShopPath(path) && !pictureName.test(path)) continue;
		const bytes = await readFile(await safeFile(folder, path));
		if (isShopPath(path)) texts[path] = bytes.toString();
		// As git has it.
		else
			pictures[path] = hash("sha1", Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
	}
	return { version: hash("sha256", JSON.stringify({ texts, pictures })), texts, pictures };
}
