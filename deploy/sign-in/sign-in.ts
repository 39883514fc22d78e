/**
 * Signs people in at GitHub for the owner's page: the popup that /admin opens at `/auth?site=https://doonfresh.example`. It
 * hands the token that GitHub gives to the page that asked, if that is one of ours, and keeps nothing. What the token may do
 * is what its owner may do in the repository.
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

type Outcome = { token: string } | { error: string };

const github = "https://github.com/login/oauth";
const cookieName = "__Host-sign-in";
const cookiePattern = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)~([^;]+)`);

/** @param fetchImpl asks GitHub for the token */
export async function signIn(
	request: Request,
	env: SignInEnv,
	fetchImpl: typeof fetch = fetch,
): Promise<Response> {
	const url = new URL(request.url);
	if (request.method !== "GET") return new Response("Method not allowed.", { status: 405 });
	const sites = originsIn(env.SITES);
	if (url.pathname === "/auth") {
		const site = url.searchParams.get("site") ?? "";
		return sites.includes(site)
			? begin(site, url.origin, env)
			: tell({ error: "SITES does not name this site." });
	}
	if (url.pathname !== "/callback") return new Response("Not found.", { status: 404 });
	const [, state = "", site = ""] = cookiePattern.exec(request.headers.get("Cookie") ?? "") ?? [];
	const asked = decodeURIComponent(site);
	if (!sites.includes(asked) || state !== url.searchParams.get("state"))
		return tell({ error: "This sign-in was not begun here." });
	return tell(await finish(url, env, fetchImpl), asked);
}

/** Text that is no address of a site is left out. */
function originsIn(sites = ""): string[] {
	const addresses = sites.split(/\s+/).filter((address) => URL.canParse(address));
	return addresses.map((address) => new URL(address).origin);
}

function begin(site: string, origin: string, env: SignInEnv): Response {
	const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret, GITHUB_SCOPE: scope = "repo" } = env;
	if (!id || !secret) return tell({ error: "The id or the secret of the app is not set." }, site);
	const state = crypto.randomUUID();
	const redirect = `${origin}/callback`;
	const asked = new URLSearchParams({ client_id: id, redirect_uri: redirect, scope, state });
	return new Response(null, {
		status: 302,
		headers: {
			Location: `${github}/authorize?${asked}`,
			"Set-Cookie": cookie(`${state}~${encodeURIComponent(site)}`, 600),
			"Cache-Control": "no-store",
		},
	});
}

async function finish(
	{ searchParams, origin }: URL,
	env: SignInEnv,
	fetchImpl: typeof fetch,
): Promise<Outcome> {
	const code = searchParams.get("code");
	if (!code) return { error: searchParams.get("error_description") ?? "GitHub gave no code." };
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
		const answer = (await response.json()) as Record<string, unknown>;
		const { access_token: token, error_description: error } = answer;
		if (typeof token === "string" && token) return { token };
		return { error: typeof error === "string" ? error : "GitHub gave no token." };
	} catch {
		return { error: "GitHub did not answer." };
	}
}

function cookie(value: string, seconds: number): string {
	return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

/** A page that tells the window that opened it, if that shows the site. */
function tell(outcome: Outcome, site?: string): Response {
	const nonce = crypto.randomUUID();
	const [message, target] = [outcome, site].map((value) =>
		JSON.stringify(value)?.replaceAll("<", "\\u003c"),
	);
	const script = target ? `opener?.postMessage(${message}, ${target});` : "";
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

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
