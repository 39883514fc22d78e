import { expect, test } from "vitest";
import { backendSchema } from "../../editor/backend.ts";
import type { Repository } from "../git-host/repository.ts";
import { createEditApp } from "./edit-app.ts";

const address = "http://localhost:4700";
const key = "key-of-the-run";
const cookie = `edit-4700=${key}`;

const app = createEditApp({
	address,
	key,
	repository: { head: async () => "abc" } as unknown as Repository,
	account: { id: 1, login: "owner", name: "Asha", email: "asha@shop.example", mayWrite: true },
	siteAddress: "http://127.0.0.1:4702",
	answerFile: async (path) => (path === "/admin" ? new Response("the editor") : undefined),
	preview: async ({ texts }) => {
		if (texts["content/prices.json"] === "wrong") throw new Error("It cannot be shown.");
		return "http://127.0.0.1:4702";
	},
});

/** As the browser asks that has the key, unless told otherwise. */
function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
	const own = { Host: "localhost:4700", Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
	return app.request(`${address}${path}`, { ...init, headers: { ...own, ...headers } });
}

const draft = (text: string): RequestInit => ({
	method: "POST",
	body: JSON.stringify({ texts: { "content/prices.json": text }, pictures: {} }),
});

test("the address with the key lets a browser in, and it is told its token", async () => {
	const typed = { Cookie: "", "Sec-Fetch-Site": "none" };
	const response = await ask(`/?key=${key}`, typed);
	expect([response.status, response.headers.get("location")]).toEqual([302, "/admin"]);
	expect(response.headers.get("set-cookie")).toBe(`${cookie}; Path=/; HttpOnly; SameSite=Strict`);
	expect(await (await ask("/admin")).text()).toBe("the editor");
	const backend = backendSchema.parse(await (await ask("/admin/backend.json")).json());
	expect(backend).toMatchObject({ apiRoot: `${address}/api/v3`, isLocal: true });
	const user = await ask("/api/v3/user", { Authorization: `token ${backend.token}` });
	expect(await user.json()).toMatchObject({ name: "Asha" });
});

test.each([
	["without the key", { Cookie: "" }],
	["with another key", { Cookie: "edit-4700=guessed" }],
	["from another site's page", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
	["from another port", { Origin: "http://localhost:4702", "Sec-Fetch-Site": "same-site" }],
	["under a name that points here", { Host: "evil.example:4700" }],
])("nobody gets in %s", async (_, headers) => {
	for (const path of ["/admin", "/admin/backend.json", "/api/v3/user"])
		expect((await ask(path, headers)).status, path).toBe(403);
	expect((await ask("/admin/preview", headers, draft("{}"))).status).toBe(403);
});

test("the key alone opens no API without the token", async () => {
	expect((await ask("/api/v3/user")).status).toBe(401);
});

test("a draft has an address, or what is wrong", async () => {
	const own = { Origin: address };
	const shown = await ask("/admin/preview", own, draft("{}"));
	expect(await shown.json()).toEqual({ address: "http://127.0.0.1:4702" });
	const refused = await ask("/admin/preview", own, draft("wrong"));
	expect([refused.status, await refused.json()]).toEqual([422, { message: "It cannot be shown." }]);
});
