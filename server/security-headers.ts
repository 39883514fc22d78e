import { adminPage } from "./build-format.ts";

const deniedFeatures =
	`accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid
	idle-detection magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb
	xr-spatial-tracking`.split(/\s+/);

export const commonHeaders = {
	// This host only: the shop's other subdomains may not have https.
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Resource-Policy": "same-origin",
};

const documentHeaders = {
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
};

/** Sources that a page needs beside the site itself; hashes without quotes. */
export interface PageSources {
	/** Of inline scripts that run: classic, module, import map, speculation rules. */
	scripts: readonly string[];
	styles: readonly string[];
	styleAttributes: readonly string[];
	/** Other origins that the page's scripts may ask. */
	connect: readonly string[];
}

const noSources: PageSources = { scripts: [], styles: [], styleAttributes: [], connect: [] };

/** A page cannot say this of itself: it stays a header. */
const framing = "frame-ancestors 'none'";

/**
 * The policy that a page carries in a `<meta>`. Without `upgrade-insecure-requests`, by which Safari would load
 * http://localhost over https.
 */
export function pagePolicy({ scripts, styles, styleAttributes, connect }: PageSources): string {
	// Browsers match attributes by hash only beside 'unsafe-hashes'.
	const attributes = styleAttributes.length > 0 ? ["unsafe-hashes", ...styleAttributes] : [];
	return [
		"default-src 'self'",
		`script-src 'self'${quoted(scripts)}`,
		`style-src 'self'${quoted([...styles, ...attributes])}`,
		"img-src 'self' data: https://*.googleusercontent.com",
		"font-src 'self'",
		["connect-src 'self'", ...connect].join(" "),
		"frame-src https://www.google.com https://maps.google.com",
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		// The WhatsApp form works without its script; the short address redirects to the long one.
		"form-action 'self' https://wa.me https://api.whatsapp.com",
		// The default policy is src/shell/trusted-types.ts.
		"require-trusted-types-for 'script'",
		"trusted-types default",
	].join("; ");
}

/** Its own scripts and styles, its git host, and photos that it has read. @param connect its git host's origin */
export function adminPolicy(connect: readonly string[]): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src blob:",
		["connect-src 'self'", ...connect].join(" "),
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	].join("; ");
}

function quoted(sources: readonly string[]): string {
	return sources.map((source) => ` '${source}'`).join("");
}

/** Of every page: the rest of its policy is its own (build/page-policy.ts). */
export const pageHeaders: Readonly<Record<string, string>> = {
	"Content-Security-Policy": framing,
	...documentHeaders,
	...commonHeaders,
};

/** Of the owner's page: its sign-in opens another window, which answers it. */
export const adminHeaders: Readonly<Record<string, string>> = {
	...pageHeaders,
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"X-Robots-Tag": "noindex",
};

/** Of everything else: a drawing that is opened by itself is a document, too. */
export const strictHeaders: Readonly<Record<string, string>> = {
	...pageHeaders,
	"Content-Security-Policy": `${pagePolicy(noSources)}; ${framing}`,
};

/** Only files with hashed names never change. */
export const cacheControl = {
	page: "no-cache",
	hashed: "public, max-age=31536000, immutable",
	other: "public, max-age=86400",
};

/** @param name in the build */
export function fileHeaders(name: string): Readonly<Record<string, string>> {
	// A policy for documents means nothing to parts and takes a kilobyte.
	if (/^(?:_astro|admin)\//.test(name))
		return { ...commonHeaders, "Cache-Control": cacheControl.hashed };
	if (name.endsWith(".html")) {
		const headers = name === adminPage ? adminHeaders : pageHeaders;
		return { ...headers, "Cache-Control": cacheControl.page };
	}
	const isFresh = name === "sw.js" || name.startsWith("data/");
	return { ...strictHeaders, "Cache-Control": isFresh ? cacheControl.page : cacheControl.other };
}
