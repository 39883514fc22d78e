/**
 * Signs people in at GitHub for the owner's page: the popup that /admin opens at `/auth`. It hands the token that GitHub
 * gives to the page that asked, if that is one of ours, and keeps nothing. What the token may do is what its owner may do
 * in the repository.
 */

export interface SignInEnv {
	/** Of the GitHub App, or the OAuth App. */
	GITHUB_CLIENT_ID?: string;
	GITHUB_CLIENT_SECRET?: string;
	/** The sites whose /admin may sign people in, by spaces: "https://doonfresh.example". */
	SITES?: string;
	/** An OAuth App's scope: `public_repo` is enough for a public repository. A GitHub App has its own permissions. */
	GITHUB_SCOPE?: string;
}

type Outcome = { token: string } | { error: string; errorCode: string };

const github = "https://github.com/login/oauth";
const cookieName = "__Host-sign-in";

/** @param fetchImpl asks GitHub for the token */
export async function signIn(
	request: Request,
	env: SignInEnv,
	fetchImpl: typeof fetch = fetch,
): Promise<Response> {
	const url = new URL(request.url);
	const sites = sitesOf(env);
	if (request.method !== "GET") return new Response("Method not allowed.", { status: 405 });
	if (url.pathname === "/auth") return begin(url, env, sites);
	if (url.pathname === "/callback") return tell(await finish(request, url, env, fetchImpl), sites);
	return new Response("Not found.", { status: 404 });
}

/** @returns their origins; what is no address of a site is left out */
function sitesOf({ SITES = "" }: SignInEnv): string[] {
	const addresses = SITES.split(/\s+/).filter((address) => URL.canParse(address));
	return addresses.map((address) => new URL(address).origin);
}

function begin({ searchParams, origin }: URL, env: SignInEnv, sites: readonly string[]): Response {
	const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret, GITHUB_SCOPE: scope = "repo" } = env;
	const isOurs = sites.some((site) => new URL(site).hostname === searchParams.get("site_id"));
	if (searchParams.get("provider") !== "github")
		return tell(
			{ error: "This signs in at GitHub only.", errorCode: "UNSUPPORTED_BACKEND" },
			sites,
		);
	if (!isOurs)
		return tell(
			{ error: "SITES does not name this site.", errorCode: "UNSUPPORTED_DOMAIN" },
			sites,
		);
	if (!id || !secret)
		return tell(
			{ error: "The id or the secret of the app is not set.", errorCode: "MISCONFIGURED_CLIENT" },
			sites,
		);
	const state = crypto.randomUUID();
	const asked = new URLSearchParams({
		client_id: id,
		redirect_uri: `${origin}/callback`,
		scope,
		state,
	});
	return new Response(null, {
		status: 302,
		headers: {
			Location: `${github}/authorize?${asked}`,
			"Set-Cookie": cookie(state, 600),
			"Cache-Control": "no-store",
		},
	});
}

async function finish(
	request: Request,
	{ searchParams, origin }: URL,
	env: SignInEnv,
	fetchImpl: typeof fetch,
): Promise<Outcome> {
	const [code, state] = [searchParams.get("code"), searchParams.get("state")];
	const cookies = request.headers.get("Cookie") ?? "";
	const [, begun] = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookies) ?? [];
	if (!begun || state !== begun)
		return { error: "This sign-in was not begun here.", errorCode: "CSRF_DETECTED" };
	if (!code)
		return {
			error: searchParams.get("error_description") ?? "GitHub gave no code.",
			errorCode: "AUTH_CODE_REQUEST_FAILED",
		};
	try {
		const response = await fetchImpl(`${github}/access_token`, {
			method: "POST",
			headers: { Accept: "application/json", "Content-Type": "application/json" },
			body: JSON.stringify({
				client_id: env.GITHUB_CLIENT_ID,
				client_secret: env.GITHUB_CLIENT_SECRET,
				redirect_uri: `${origin}/callback`,
				code,
			}),
		});
		return readToken(await response.json());
	} catch {
		return { error: "GitHub did not answer.", errorCode: "TOKEN_REQUEST_FAILED" };
	}
}

function readToken(answer: unknown): Outcome {
	const { access_token: token, error_description: error } = answer as Record<string, unknown>;
	if (typeof token === "string" && token !== "") return { token };
	const said = typeof error === "string" ? error : "GitHub gave no token.";
	return { error: said, errorCode: "TOKEN_REQUEST_FAILED" };
}

function cookie(value: string, seconds: number): string {
	return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

/** A page that answers the window that opened it, as https://decapcms.org/docs/backends-overview/ says, if that is ours. */
function tell(outcome: Outcome, sites: readonly string[]): Response {
	const kind = "token" in outcome ? "success" : "error";
	const message = `authorization:github:${kind}:${JSON.stringify({ provider: "github", ...outcome })}`;
	const nonce = crypto.randomUUID();
	const script = `
const sites = ${inScript(sites)};
addEventListener("message", ({ data, origin, source }) => {
	if (data === "authorizing:github" && source === opener && sites.includes(origin))
		opener.postMessage(${inScript(message)}, origin);
});
for (const site of sites) opener?.postMessage("authorizing:github", site);`;
	const said = "error" in outcome ? escapeHtml(outcome.error) : "Signed in. This window closes.";
	const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in</title><p>${said}</p><script nonce="${nonce}">${script}</script></html>`;
	return new Response(html, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
			"Referrer-Policy": "no-referrer",
			"X-Content-Type-Options": "nosniff",
			"Cache-Control": "no-store",
			"Set-Cookie": cookie("", 0),
		},
	});
}

function inScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function escapeHtml(text: string): string {
	const entities: Record<string, string> = { "<": "&lt;", "&": "&amp;" };
	return text.replace(/[<&]/g, (sign) => entities[sign] ?? sign);
}
