import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { type SignInEnv, signIn } from "./sign-in.ts";

const env: SignInEnv = {
	GITHUB_CLIENT_ID: "Iv1.id",
	GITHUB_CLIENT_SECRET: "secret of the app",
	SITES: "https://shop.example https://draft.shop.example/",
};
const worker = "https://sign-in.example";
const asking = `${worker}/auth?provider=github&site_id=shop.example&scope=repo,user`;

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

/** What the page says to windows, when one that opened it answers from an origin. */
async function messages(response: Response, origin: string): Promise<[string, string][]> {
	const [, script = ""] = /<script[^>]*>([\s\S]*)<\/script>/.exec(await response.text()) ?? [];
	const sent: [string, string][] = [];
	let hear: (event: object) => void = () => {};
	const opener = { postMessage: (data: string, target: string) => sent.push([data, target]) };
	runInNewContext(script, {
		opener,
		addEventListener: (_: string, listener: typeof hear) => {
			hear = listener;
		},
	});
	hear({ data: "authorizing:github", origin, source: opener });
	return sent;
}

test("leads to GitHub, and hands the token over to the page that asked", async () => {
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
	expect(await messages(page, "https://shop.example")).toEqual([
		["authorizing:github", "https://shop.example"],
		["authorizing:github", "https://draft.shop.example"],
		[
			'authorization:github:success:{"provider":"github","token":"gho_token"}',
			"https://shop.example",
		],
	]);
});

test("tells no other site's page", async () => {
	const { pair, state } = await begin();
	const page = await comeBack(`code=abc&state=${state}`, pair).response;
	const sent = await messages(page, "https://evil.example");
	expect(sent.map(([message]) => message)).not.toContainEqual(expect.stringContaining("token"));
});

test.each([
	["another's state", `code=abc&state=${crypto.randomUUID()}`, true],
	["no state", "code=abc", true],
	["a sign-in that was not begun here", "code=abc&state=", false],
])("asks GitHub for nothing with %s", async (_, query, hasCookie) => {
	const { pair } = await begin();
	const { github, response } = comeBack(query, hasCookie ? pair : "");
	const sent = await messages(await response, "https://shop.example");
	expect(sent.at(-1)?.[0]).toMatch(/^authorization:github:error:.*CSRF_DETECTED/);
	expect(github).not.toHaveBeenCalled();
});

test.each([
	["that GitHub refuses", { error_description: "</script><b>" }, /TOKEN_REQUEST_FAILED/],
	["that GitHub does not understand", [], /TOKEN_REQUEST_FAILED/],
])("says of a code %s that it failed", async (_, answer, said) => {
	const { pair, state } = await begin();
	const page = await comeBack(`code=abc&state=${state}`, pair, answer).response;
	expect((await messages(page, "https://shop.example")).at(-1)?.[0]).toMatch(said);
});

test.each([
	["another site", "provider=github&site_id=evil.example", env, /UNSUPPORTED_DOMAIN/],
	["another git host", "provider=gitlab&site_id=shop.example", env, /UNSUPPORTED_BACKEND/],
	[
		"an app without a secret",
		"provider=github&site_id=shop.example",
		{ ...env, GITHUB_CLIENT_SECRET: "" },
		/MISCONFIGURED_CLIENT/,
	],
])("goes nowhere for %s", async (_, query, given, said) => {
	const response = await signIn(new Request(`${worker}/auth?${query}`), given);
	expect(response.status).toBe(200);
	expect((await messages(response, "https://shop.example")).at(-1)?.[0]).toMatch(said);
});

test("knows no other address", async () => {
	expect((await signIn(new Request(`${worker}/`), env)).status).toBe(404);
	expect((await signIn(new Request(asking, { method: "POST" }), env)).status).toBe(405);
});
