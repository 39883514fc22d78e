/** Removes what visitors may have written, and all queries, from what is sent. */
import type { PostHog } from "posthog-js-lite";

type Options = NonNullable<ConstructorParameters<typeof PostHog>[1]>;
type BeforeSend = Extract<NonNullable<Options["before_send"]>, (...args: never) => unknown>;

const longestWords = 40;
const longestMessage = 200;

const address = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]+/gi;
const email = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;

/** Search words in lower case, shortened, without e-mail addresses and digits. */
export function scrubWords(words: string): string {
	const bare = words
		.replace(email, " ")
		.replace(/\p{N}+/gu, " ")
		.replace(/\s+/g, " ")
		.trim()
		.toLowerCase();
	return cut(bare, longestWords).trim();
}

/** A text without e-mail addresses and without the queries and fragments of its addresses. */
export function scrubText(text: string): string {
	return text
		.replace(address, (url) => url.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//"))
		.replace(email, "…");
}

/** An error message. Browsers quote values in it, perhaps a visitor's words; only quoted identifiers stay. */
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

export interface Whereabouts {
	origin: string;
	/** The path of the page's canonical address, so unknown addresses count as Home. */
	page: string;
	referrer: string;
}

/** The properties that are sent beside the page: those that the shop counts, and those that tell browsers apart. */
const sent = new Set([
	...["service", "items", "words"],
	...["$exception_list", "$exception_level", "$process_person_profile", "$geoip_disable"],
	...["$lib", "$lib_version", "$session_id", "$os", "$device", "$browser", "$browser_version"],
	...["$screen_width", "$screen_height", "$screen_dpr"],
]);

/** PostHog's `before_send`. */
export function scrubber({ origin, page, referrer }: Whereabouts): BeforeSend {
	const from = originOf(referrer);
	return (event) => ({
		...event,
		properties: {
			...Object.fromEntries(
				Object.entries(event.properties ?? {})
					.filter(([name]) => sent.has(name))
					.map(([name, value]) => [name, deep(value, name) as never]),
			),
			page,
			$current_url: origin + page,
			$pathname: page,
			$referrer: from ?? "$direct",
			$referring_domain: from ? new URL(from).host : "$direct",
		},
	});
}

/** `URL.parse` is too new for the oldest supported browsers. */
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

/** By code points, so that no surrogate pair is split. */
function cut(text: string, length: number): string {
	return [...text].slice(0, length).join("");
}
