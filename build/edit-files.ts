/**
 * The files of this computer for the owner's page of `npm run edit`. It answers whoever has the key of the run, under the
 * names of this computer, and for changes the page itself, which has the run's token; it writes inside the content's folder
 * alone and follows no link out.
 */
import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
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
	/** @returns a file of the page @throws Error if there is none */
	part(name: string): Promise<Uint8Array>;
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

type Save = PastSave & Record<"before" | "after", Snapshot>;

/** @returns the app that answers /admin, and who may see the rest of the development server */
export function localAdmin(options: LocalOptions) {
	const { folder, hosts, page } = options;
	const [token, session] = [randomUUID(), randomUUID()];
	let key: string | undefined = options.key;
	const saves: Save[] = [];
	let saving = Promise.resolve();
	const app = new Hono();

	const isOwn = (headers: Headers) => {
		const host = headers.get("host") ?? "";
		const origin = headers.get("origin");
		return hosts.includes(host) && (origin === null || origin === `http://${host}`);
	};
	const isIn = (headers: Headers) => {
		const cookies = headers.get("cookie")?.split(/; */) ?? [];
		return isOwn(headers) && cookies.includes(`edit=${session}`);
	};
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
		const { data, error } = changeSchema.safeParse(await c.req.json());
		if (error) return c.json({ message: error.message }, 422);
		const { version, texts, pictures, deletions, headline, body } = data;
		// One after the other: two saves at once would each find the version that they know.
		const work = saving.then(async () => {
			const before = await readShop(folder);
			if (before.version !== version) return false;
			const bytes = Object.entries(pictures).map(([path, base64]) => [
				path,
				Buffer.from(base64, "base64"),
			]);
			await writeAll(folder, { ...texts, ...Object.fromEntries(bytes) }, deletions);
			const after = await readShop(folder);
			const paths = [...Object.keys(texts), ...Object.keys(pictures), ...deletions];
			if (options.commits) await commit(folder, paths, [headline, body]);
			const date = new Date().toISOString();
			saves.unshift({ id: randomUUID(), headline, date, before, after });
			saves.splice(10);
			return true;
		});
		saving = work.then(
			() => undefined,
			() => undefined,
		);
		return (await work) ? c.json({}) : c.json({ message: "There is a newer version." }, 409);
	});
	app.get("/admin/saves", (c) =>
		c.json(saves.map(({ id, headline, date }) => ({ id, headline, date }))),
	);
	app.get("/admin/file/*", async (c) => {
		const path = c.req.path.replace("/admin/file/", "");
		if (!pictureName.test(path)) return c.notFound();
		const bytes = await readFile(await safeFile(folder, path));
		return c.body(new Uint8Array(bytes), 200, { "Content-Type": getMimeType(path) ?? "" });
	});
	app.get("/admin/:part", async (c) => {
		const name = c.req.param("part");
		const bytes = await options.part(name);
		return c.body(new Uint8Array(bytes), 200, { "Content-Type": getMimeType(name) ?? "" });
	});
	app.onError((error, c) => c.json({ message: error.message }, 422));
	return { app, isIn };
}

/** @throws Error for a file that a link leads out of the folder to */
async function safeFile(folder: string, path: string): Promise<string> {
	const root = await realpath(folder);
	const file = join(root, path.replace(/^content\//, ""));
	await mkdir(dirname(file), { recursive: true });
	const place = await realpath(dirname(file));
	const isInside = place === root || place.startsWith(root + sep);
	const isLink = await lstat(file).then(
		(found) => !found.isFile(),
		() => false,
	);
	if (!isInside || isLink) throw new Error(`${path} is a link: it is left alone.`);
	return file;
}

/** Writes all files beside their places first, so that a full disk leaves the old ones whole. */
async function writeAll(
	folder: string,
	files: Readonly<Record<string, string | Buffer>>,
	deletions: readonly string[],
): Promise<void> {
	const written: [beside: string, file: string][] = [];
	try {
		for (const [path, content] of Object.entries(files)) {
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
	const names = (await readdir(folder, { recursive: true })).map((name) =>
		`content/${name}`.replaceAll(sep, "/"),
	);
	const texts: Record<string, string> = {};
	const pictures: Record<string, string> = {};
	const hash = createHash("sha256");
	for (const path of names.filter((name) => isShopPath(name) || pictureName.test(name)).sort()) {
		const bytes = await readFile(await safeFile(folder, path));
		// As git has it.
		const blob = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes);
		const fingerprint = blob.digest("hex");
		hash.update(`${path} ${fingerprint}\n`);
		if (isShopPath(path)) texts[path] = bytes.toString();
		else pictures[path] = fingerprint;
	}
	return { version: hash.digest("hex"), texts, pictures };
}
