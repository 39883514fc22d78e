/** A small deliberate fault, as a change may cause it by mistake. */
export interface Fault {
	/** The fault as a visitor or a machine would see it. */
	name: string;
	/** Relative to the project. */
	file: string;
	/** Is in the file exactly once. */
	find: string;
	replace: string;
	/** Tests that import the file find it; only tests of a build's HTML do; or only a journey of this name. */
	seen: "units" | "html" | { journey: string };
}

export const faults: readonly Fault[] = [
	// Content
	{
		name: "prices show paise where there are none, and hide those that there are",
		file: "shop/format-price.ts",
		find: "paise % 100 ? withPaise : wholeRupees",
		replace: "paise % 100 ? wholeRupees : withPaise",
		seen: "units",
	},
	{
		name: "the ends of a price range are swapped",
		file: "shop/format-price.ts",
		find: 'formatSum(price.low, price.kind === "range" ? price.high : undefined)',
		replace: 'formatSum(price.kind === "range" ? price.high : price.low, price.low)',
		seen: "units",
	},
	{
		name: "a price of ten lakh rupees is refused",
		file: "shop/price.ts",
		find: "Math.max(low, high ?? 0) > most",
		replace: "Math.max(low, high ?? 0) >= most",
		seen: "units",
	},
	{
		name: "a quote on request counts as an unreadable price",
		file: "shop/price.ts",
		find: "if (quote.test(text))",
		replace: "if (!quote.test(text))",
		seen: "units",
	},
	// Hours
	{
		name: "the shop is still shut in its opening minute",
		file: "shop/opening-hours.ts",
		find: "opens <= now && now < closes",
		replace: "opens < now && now < closes",
		seen: "units",
	},
	{
		name: "the shop's clock is half an hour slow",
		file: "shop/opening-hours.ts",
		find: "5.5 * HOUR",
		replace: "5 * HOUR",
		seen: "units",
	},
	{
		name: "a closure of several days ends a day early",
		file: "shop/opening-hours.ts",
		find: "date <= (entry.lastDate ?? entry.date)",
		replace: "date < (entry.lastDate ?? entry.date)",
		seen: "units",
	},
	{
		name: "a special day is not announced on its last day",
		file: "shop/opening-hours.ts",
		find: "lastDate >= today",
		replace: "lastDate > today",
		seen: "units",
	},
	// Server
	{
		name: "files are served without nosniff",
		file: "server/security-headers.ts",
		find: '"X-Content-Type-Options": "nosniff",',
		replace: "",
		seen: "units",
	},
	{
		name: "the policy has lost the hashes of inline scripts",
		file: "server/security-headers.ts",
		find: ", ...quoted(scripts)",
		replace: "",
		seen: "units",
	},
	{
		name: "another spelling of an address redirects for now instead of for good",
		file: "server/addresses.ts",
		find: "status: 301, location",
		replace: "status: 302, location",
		seen: "units",
	},
	{
		name: "a redirect loses the query",
		file: "server/addresses.ts",
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
		find: "${encodeURI(page)}${search}",
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
		replace: "${encodeURI(page)}",
		seen: "units",
	},
	{
		name: "an encoding that the client refuses is sent",
		file: "server/negotiation.ts",
		find: "quality > 0 && quality >= bestQuality",
		replace: "quality >= bestQuality",
		seen: "units",
	},
	{
		name: "pages are kept for a day",
		file: "server/security-headers.ts",
		find: 'page: "no-cache"',
		replace: 'page: "public, max-age=86400"',
		seen: "units",
	},
	{
		name: "one question more a minute than allowed",
		file: "server/relay/question-limits.ts",
		find: "recent.length >= perMinute",
		replace: "recent.length > perMinute",
		seen: "units",
	},
	// Assistant
	{
		name: "a provider's id that does not exist is taken for an item",
		file: "server/relay/read-frame.ts",
		find: "[...items, ...changes].every(({ ids }) => ids.length > 0)",
		replace: "[...items, ...changes].every(({ ids }) => ids.length >= 0)",
		seen: "units",
	},
	{
		name: "a provider's useless replies count as its failures",
		file: "server/relay/answers.ts",
		find: 'kind === "outage" ?',
		replace: 'kind !== "refusal" ?',
		seen: "units",
	},
	{
		name: "one call more a day than allowed",
		file: "server/relay/question-limits.ts",
		find: "calls >= perDay",
		replace: "calls > perDay",
		seen: "units",
	},
	{
		name: "places where the shop does not come count as served",
		file: "assistant/served-area.ts",
		find: 'found.served ? "served" : "nearby"',
		replace: 'found.served ? "nearby" : "served"',
		seen: "units",
	},
	// List, search
	{
		name: "an open-ended estimate shows an upper end",
		file: "src/list/prices.ts",
		find: "high > low && !open",
		replace: "high > low && open",
		seen: "units",
	},
	{
		name: "an estimate begins at the upper end of a range",
		file: "shop/price-estimate.ts",
		find: "sum.low += Math.round((price.low * hundredths) / 100)",
		replace: "sum.low += Math.round(((price.high ?? price.low) * hundredths) / 100)",
		seen: "units",
	},
	{
		name: "the search for a price minds capitals",
		file: "src/islands/price-finder/find-items.ts",
		find: "query.trim().toLowerCase()",
		replace: "query.trim()",
		seen: "units",
	},
	// Links, search engines
	{
		name: "WhatsApp links lead to another number",
		file: "src/ui/whatsapp-link.ts",
		find: 'number.replaceAll(/\\D/g, "")',
		replace: 'number.replaceAll(/\\D|0$/g, "")',
		seen: "units",
	},
	{
		name: "pages ask search engines to leave them out",
		file: "src/seo/page-head.ts",
		find: 'indexed ? "index, follow" : "noindex"',
		replace: 'indexed ? "noindex" : "index, follow"',
		seen: "units",
	},
	{
		name: "search engines read a starting price as the price",
		file: "src/seo/local-business.ts",
		find: 'price.kind === "amount" ? { price: low }',
		replace: 'price.kind !== "range" ? { price: low }',
		seen: "units",
	},
	{
		name: "the sitemap gives every page Home's address",
		file: "src/pages/[crawled].ts",
		find: "new URL(path, business.siteUrl)",
		replace: 'new URL("/", business.siteUrl)',
		seen: "html",
	},
	// Pages
	{
		name: "the header marks every link but the page's own",
		file: "src/shell/header.tsx",
		find: "href === current",
		replace: "href !== current",
		seen: "html",
	},
	{
		name: "the button of the menu opens nothing",
		file: "src/shell/header.tsx",
		find: 'popoverTarget="menu"',
		replace: 'popoverTarget="main-menu"',
		seen: "html",
	},
	{
		name: "the menu calls the WhatsApp number",
		file: "src/shell/mobile-menu.tsx",
		find: "phoneLink(business.phone)",
		replace: "phoneLink(business.whatsapp)",
		seen: "html",
	},
	{
		name: "every row of a price list shows the first row's price",
		file: "src/ui/rate-rows.tsx",
		find: "priceParts(row.price)",
		replace: "priceParts(rows[0]?.price ?? row.price)",
		seen: "units",
	},
	// Saving
	{
		name: "a save takes back what others have saved meanwhile",
		file: "admin/save-draft.ts",
		find: "mergeChanges(was, own, current, one)",
		replace: "mergeChanges(was, own, was, one)",
		seen: "units",
	},
	{
		name: "a save with errors goes through",
		file: "admin/save-draft.ts",
		find: 'if (report.errors.length > 0) return { kind: "wrong", report };',
		replace: "",
		seen: "units",
	},
	// Relay
	{
		name: "other sites' pages are answered",
		file: "server/relay/relay.ts",
		find: 'if (headers.get("Sec-Fetch-Site")?.toLowerCase() === "cross-site") return true;',
		replace: "",
		seen: "units",
	},
	{
		name: "a body is read whatever its length",
		file: "server/relay/read-at-most.ts",
		find: "if (length > limit)",
		replace: "if (length < 0)",
		seen: "units",
	},
	// Hours
	{
		name: "midnight belongs to the day before",
		file: "shop/opening-hours.ts",
		find: "Math.floor((now.getTime() + OFFSET) / DAY)",
		replace: "Math.ceil((now.getTime() + OFFSET) / DAY) - 1",
		seen: "units",
	},
	// Policy
	{
		name: "pages carry no policy",
		file: "build/page-policy.ts",
		find: "(start) => start + element,",
		replace: "(start) => start,",
		seen: "units",
	},
	{
		name: "drawings are sent without a policy",
		file: "server/security-headers.ts",
		find: '"Content-Security-Policy": written({ ...pageDirectives(noSources), ...framing }),',
		replace: "",
		seen: "units",
	},
	// Islands
	{
		name: "the area field of the landing pages is never hydrated",
		file: "src/pages/[landing].astro",
		find: '<AreaCheck client:interaction slot="area-check"',
		replace: '<AreaCheck slot="area-check"',
		seen: "html",
	},
	{
		name: "the area field of the landing pages has other words than it was built with",
		file: "src/sections/area-check.tsx",
		find: "{name}\n\t\t\t\t\t\t</button>",
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
		replace: '{typeof window === "undefined" ? name : `${name} `}\n\t\t\t\t\t\t</button>',
		seen: { journey: "islands" },
	},
	{
		name: "an island that a translator has changed ends in an error",
		file: "src/islands/hydration/react-client.tsx",
		find: "child.parentNode ? (removeChild.call(child.parentNode, child) as Kind) : child",
		replace: "removeChild.call(document.body, child) as Kind",
		seen: "units",
	},
];

/**
 * @param text of the file
 * @returns the text with the fault
 * @throws Error when the text to replace is not in the file exactly once, because the code has changed
 */
export function applyFault({ name, file, find, replace }: Fault, text: string): string {
	const count = text.split(find).length - 1;
	if (count === 1) return text.replace(find, () => replace);
	throw new Error(
		`Fault "${name}": "${find}" is in ${file} ${count} times instead of once. Change faults.ts to fit the code.`,
	);
}
