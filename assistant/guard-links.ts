import type { ShopData } from "./contract.ts";
import type { Claim } from "./guard-claims.ts";

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Browsers accept any scheme, or none, before the two slashes. */
const address = /(?:[a-z][a-z\d+.-]*:)?[\\/]{2}[^\s)<>\]"]+/gi;
const bareDomain = /(?<![\w.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/:?][^\s)<>\]"]*)?/giu;

/** The links and e-mail addresses of a text, and the text without them. Messages in links stay: they may promise too. */
export function linksIn(text: string): { claims: Claim[]; rest: string } {
	const claims: Claim[] = [];
	let rest = text;
	for (const [pattern, kind] of [
		[address, "link"],
		[email, "e-mail"],
		[bareDomain, "link"],
	] as const) {
		rest = rest.replace(pattern, (said) => {
			const value = said.replace(/[.,;:!?*_~`'’]+$/, "");
			claims.push({
				kind,
				said: value,
				values: [kind === "link" ? linkKey(value) : value.toLowerCase()],
			});
			return kind === "link" ? ` ${messageIn(value)} ` : " ";
		});
	}
	return { claims, rest };
}

export function ownLinks({ business }: ShopData["site"]): (link: string) => boolean {
	const { siteUrl, directoryLink, socialMedia, whatsapp } = business;
	const site = linkKey(siteUrl);
	const own = new Set(
		[siteUrl, directoryLink, ...Object.values(socialMedia), `https://wa.me/${whatsapp}`]
			.filter((link) => link !== undefined)
			.map(linkKey),
	);
	return (link) => own.has(link) || link.startsWith(`${site}/`);
}

function messageIn(link: string): string {
	return URL.parse(link)?.searchParams.get("text") ?? "";
}

/** Host and path of a web address without "www." and query; anything else as it is. */
function linkKey(link: string): string {
	const whole = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link.replace(/^[\\/]+/, "")}`;
	const url = URL.parse(whole);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return link;
	return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/+$/, "")}`;
}
