import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { type SignInEnv, signIn } from "./sign-in.ts";

const env: SignInEnv = {
	GITHUB_CLIENT_ID: "Iv1.id",
	GITHUB_CLIENT_SECRET: "secret of the app",
	SITES: "https://shop.example https://draft.shop.example/",
};
const worker = "https://sign-in.example";
const asking = `${worker}/auth?site=https://draft.shop.example`;

async function begin() {
	const response = await signIn(new Request(asking), env);
	const location = new URL(response.headers.get("location") ?? "");
	const cookie = response.headers.get("set-cookie") ?? "";
	const [pair = ""] = cookie.split(";");
	return { response, location, cookie, pair, state: location.searchParams.get("state") ?? "" };
}

function comeBack(query: string, cookie: string, answer: unknown = { access_token: "gho_token" }) {
	const github = vi.fn(async () => Response.json(answer));
	const request = new Request(`${worker}/callback?${query}`, { headers: { Cookie: cookie } });
	return { github, response: signIn(request, env, github as unknown as typeof fetch) };
}

/** The messages of the page to the window that opened it, with the origin that may read each. */
async function messages(response: Response): Promise<unknown[]> {
	const [, script = ""] = /<script[^>]*>([\s\S]*)<\/script>/.exec(await response.text()) ?? [];
	const sent: unknown[] = [];
	const opener = { postMessage: (...message: unknown[]) => sent.push(message) };
	runInNewContext(script, { opener });
	return JSON.parse(JSON.stringify(sent));
}

test("leads to GitHub, and hands the token to the site that asked alone", async () => {
	const { response, location, cookie, pair, state } = await begin();
	expect(response.status).toBe(302);
	expect(location.href).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
	expect(location.searchParams.get("client_id")).toBe("Iv1.id");
	expect(location.searchParams.get("redirect_uri")).toBe(`${worker}/callback`);
	expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
	const back = comeBack(`code=abc&state=${state}`, pair);
	const page = await back.response;
	const [[address, request]] = back.github.mock.calls as unknown as [[string, RequestInit]];
	expect(address).toBe("https://github.com/login/oauth/access_token");
	expect(JSON.parse(String(request.body))).toMatchObject({
		...{ client_secret: "secret of the app", code: "abc" },
	});
	expect(page.headers.get("content-security-policy")).toMatch(
		/default-src 'none'; script-src 'nonce-/,
	);
	expect(await messages(page)).toEqual([[{ token: "gho_token" }, "https://draft.shop.example"]]);
});

test.each([
	["another's state", `code=abc&state=${crypto.randomUUID()}`, (pair: string) => pair],
	["a sign-in that was not begun here", "code=abc&state=", () => ""],
	["another site", "", (pair: string) => pair.replace("draft.shop", "evil")],
])("asks GitHub for nothing, and tells nobody, with %s", async (_, query, cookieOf) => {
	const { pair, state } = await begin();
	const { github, response } = comeBack(query || `code=abc&state=${state}`, cookieOf(pair));
	expect(await (await response).clone().text()).toContain("not begun here");
	expect(await messages(await response)).toEqual([]);
	expect(github).not.toHaveBeenCalled();
});

test.each([
	["that GitHub refuses", { error_description: "</script><b>" }, "</script><b>"],
	["that GitHub does not understand", [], "GitHub gave no token."],
])("says of a code %s that it failed", async (_, answer, error) => {
	const { pair, state } = await begin();
	const page = await comeBack(`code=abc&state=${state}`, pair, answer).response;
	expect(await messages(page)).toEqual([[{ error }, "https://draft.shop.example"]]);
});

test("goes nowhere for another site, or without the app's secret", async () => {
	const other = await signIn(new Request(`${worker}/auth?site=https://evil.example`), env);
	expect([other.status, await messages(other)]).toEqual([200, []]);
	const unset = await signIn(new Request(asking), { ...env, GITHUB_CLIENT_SECRET: "" });
	expect(await messages(unset)).toEqual([
		[{ error: expect.stringContaining("secret") }, "https://draft.shop.example"],
	]);
});

test("knows no other address", async () => {
	expect((await signIn(new Request(`${worker}/`), env)).status).toBe(404);
	expect((await signIn(new Request(asking, { method: "POST" }), env)).status).toBe(405);
});
