/** What is taken out of all that is sent: whatever a visitor may have written, and every query. */
import type { PostHogOptions } from "./posthog-client.ts";

type BeforeSend = Extract<NonNullable<PostHogOptions["before_send"]>, (...args: never) => unknown>;

const longestWords = 40;
const longestMessage = 200;

const address = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]+/gi;
const email = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;

/** Searched words without e-mail addresses and digits, small and short: what is asked for, by nobody. */
export function scrubWords(words: string): string {
	const bare = words
		.replace(email, " ")
		.replace(/\p{N}+/gu, " ")
		.replace(/\s+/g, " ")
		.trim()
		.toLowerCase();
	return cut(bare, longestWords).trim();
}

/** Any text without the queries and fragments of its addresses, and without e-mail addresses. */
export function scrubText(text: string): string {
	return text
		.replace(address, (url) => url.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//"))
		.replace(email, "…");
}

/**
 * An error's message. Browsers quote in it what they stumbled over, which may be a visitor's words:
 * of what is quoted only a name stays, in single quotes, as browsers put those of functions and files.
 */
export function scrubMessage(message: string): string {
	const bare = scrubText(message)
		.replace(/"[^"]*(?:"|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)/gs, "“…”")
		.replace(/(?<!\w)'([^']*)(?:'(?!\w)|$)/gs, (quote, name: string) =>
			/^[\w.$-]{1,40}$/.test(name) ? quote : "“…”",
		)
		.replace(/\?\S+/g, "")
		.replace(/\p{N}{5,}/gu, "…");
	return cut(bare, longestMessage);
}

/** Where the page is, as the site knows it, and where its visitor came from. */
export interface Whereabouts {
	origin: string;
	/** The path of the page's canonical address: an unknown one, which may hold anything, is Home. */
	page: string;
	referrer: string;
}

/** The last look at each event before it is queued. */
export function scrubber({ origin, page, referrer }: Whereabouts): BeforeSend {
	const from = originOf(referrer);
	return (event) => ({
		...event,
		properties: {
			...(deep(event.properties ?? {}, "") as Record<string, never>),
			page,
			$current_url: origin + page,
			$pathname: page,
			$referrer: from ?? "$direct",
			$referring_domain: from ? new URL(from).host : "$direct",
		},
	});
}

/** `URL.parse` would say it in one call, but browsers have it only since 2024. */
function originOf(address: string): string | undefined {
	try {
		return new URL(address).origin;
	} catch {
		return undefined;
	}
}

function deep(value: unknown, key: string): unknown {
	if (typeof value === "string") return key === "value" ? scrubMessage(value) : scrubText(value);
	if (Array.isArray(value)) return value.map((entry) => deep(entry, key));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, deep(inner, name)]),
	);
}

/** By whole characters, so that none is left in half. */
function cut(text: string, length: number): string {
	return [...text].slice(0, length).join("");
}
