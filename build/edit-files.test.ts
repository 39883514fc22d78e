import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test, vi } from "vitest";
import { type Change, HostError, localHost, type Snapshot } from "../admin/host.ts";
import { localAdmin } from "./edit-files.ts";

vi.stubEnv("CONTENT", "content");

const sample = fileURLToPath(new URL("../fixtures/sample-shop", import.meta.url));
const address = "http://localhost:4700";
let folder: string;
let app: ReturnType<typeof localAdmin>["app"];

const options = () => ({
	...{ folder, hosts: ["localhost:4700"] },
	page: async (token: string) => token,
	part: async () => Buffer.from(""),
});

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "shop-"));
	await cp(sample, folder, { recursive: true });
	({ app } = localAdmin({ ...options(), key: "the-key" }));
});

const get = (path: string, headers: Record<string, string> = {}) =>
	app.request(`${address}${path}`, { headers: { Host: "localhost:4700", ...headers } });

/** The host as the page has it, once let in. */
async function letIn() {
	const Cookie = (await get("/admin?key=the-key")).headers.get("set-cookie")?.split(";")[0] ?? "";
	const token = await (await get("/admin", { Cookie })).text();
	const send = (path: string | URL | Request, init?: RequestInit) =>
		app.request(`${address}${path}`, {
			...init,
			headers: { Host: "localhost:4700", Cookie, ...(init?.headers as object) },
		});
	return { Cookie, token, host: localHost(token, send as typeof fetch) };
}

const price = (snapshot: Snapshot, to: string): Change => ({
	...{ version: snapshot.version, pictures: {}, deletions: [], headline: "A price", body: "" },
	texts: {
		"content/prices.json": (snapshot.texts["content/prices.json"] ?? "").replace('"85"', `"${to}"`),
	},
});

test("saves, tells what was saved, and refuses a save on an older version", async () => {
	const { host } = await letIn();
	const before = await host.read();
	await host.save(price(before, "95"));
	expect(readFileSync(join(folder, "prices.json"), "utf8")).toContain('"95"');
	expect((await host.read()).texts["content/prices.json"]).toContain('"95"');
	await expect(host.save(price(before, "99"))).rejects.toThrow(/newer version/);
	const [save] = await host.pastSaves();
	expect(save?.headline).toBe("A price");
	expect((await host.read(`${save?.id}^`)).texts).toEqual(before.texts);
	expect((await host.read(save?.id)).texts["content/prices.json"]).toContain('"95"');
	expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);
});

test("commits a save, and nothing else that is changed", async () => {
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
	git("init", "--quiet");
	for (const name of ["user.name", "user.email"]) git("config", name, "owner@shop.example");
	git("add", ".");
	git("commit", "--quiet", "--message", "Begin");
	writeFileSync(join(folder, "faq.json"), "[]");
	git("add", "faq.json");
	({ app } = localAdmin({ ...options(), key: "the-key", commits: true }));
	const { host } = await letIn();
	const pictures = { "content/images/new.webp": "aGVsbG8=" };
	const change = { ...price(await host.read(), "95"), pictures, body: "- Two things" };
	await host.save(change);
	expect(git("log", "-1", "--format=%B")).toBe("A price\n\n- Two things");
	expect(git("show", "--format=", "--name-only").split("\n")).toEqual([
		...["images/new.webp", "prices.json"],
	]);
	expect(git("status", "--short")).toBe("M  faq.json");
	const { version } = await host.read();
	const deletions = Object.keys(pictures);
	await host.save({ ...change, version, texts: {}, pictures: {}, deletions });
	expect(git("show", "--format=", "--name-status")).toBe("D\timages/new.webp");
});

test("a picture comes and goes", async () => {
	const { host } = await letIn();
	const path = "content/images/shop-front.webp";
	const change = { ...price(await host.read(), "85"), texts: {}, pictures: { [path]: "aGVsbG8=" } };
	await host.save(change);
	const snapshot = await host.read();
	expect(await (await host.picture(snapshot, path)).text()).toBe("hello");
	await host.save({ ...change, version: snapshot.version, pictures: {}, deletions: [path] });
	expect(existsSync(join(folder, "images/shop-front.webp"))).toBe(false);
});

test.each<[string, Partial<Change>]>([
	["another folder", { texts: { "content/../package.json": "{}" } }],
	["code", { texts: { "content/shop.ts": "" } }],
	["a hidden file", { pictures: { "content/images/.htaccess": "" } }],
	["what is not the shop's to go", { deletions: ["content/shop.ts"] }],
])("does not write %s", async (_, change) => {
	const { host } = await letIn();
	const snapshot = await host.read();
	const save = host.save({ ...price(snapshot, "95"), ...change });
	await expect(save).rejects.toBeInstanceOf(HostError);
	expect((await host.read()).version).toBe(snapshot.version);
});

test("follows no link out", async () => {
	const { host } = await letIn();
	const snapshot = await host.read();
	const outside = join(mkdtempSync(join(tmpdir(), "outside-")), "own.json");
	writeFileSync(outside, "{}");
	symlinkSync(outside, join(folder, "keyword-pages/own.json"));
	const change = price(snapshot, "95");
	const texts = { ...change.texts, "content/keyword-pages/own.json": "[]" };
	await expect(host.save({ ...change, texts })).rejects.toThrow(/is a link/);
	expect(readFileSync(outside, "utf8")).toBe("{}");
});

test("lets in nobody without the key, under another name, from another page or without the token", async () => {
	const { Cookie, token } = await letIn();
	const whole: Record<string, string> = { Cookie, Authorization: `Bearer ${token}` };
	expect((await get("/admin/files", whole)).status).toBe(200);
	for (const [path, headers] of [
		["/admin", {}],
		["/admin?key=wrong", {}],
		["/pricing", { Cookie, Host: "evil.example" }],
		["/admin/files", { ...whole, Host: "evil.example" }],
		["/admin/files", { ...whole, Origin: "http://evil.example" }],
		["/admin/files", { Cookie }],
	] as const)
		expect((await get(path, headers)).status, path).toBe(403);
});

test("a key for one browser opens once", async () => {
	({ app } = localAdmin({ ...options(), key: "once", isOneTime: true }));
	expect((await get("/admin?key=once")).status).toBe(302);
	expect((await get("/admin?key=once")).status).toBe(403);
});
