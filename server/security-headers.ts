import { type FileKind, noHashes, type PageHashes } from "./build-format.ts";

const deniedFeatures =
	`accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid
	idle-detection magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb
	xr-spatial-tracking`.split(/\s+/);

const commonHeaders = {
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

/** Its sign-in opens another window, which answers it. */
const adminHeaders = {
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"X-Robots-Tag": "noindex",
};

/** Without `upgrade-insecure-requests`, by which Safari would load http://localhost over https. */
export function contentSecurityPolicy(hashes: PageHashes = noHashes): string {
	const directives = hashes.isAdmin ? adminDirectives(hashes) : pageDirectives(hashes);
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

type Directives = Record<string, readonly string[]>;

function pageDirectives(hashes: PageHashes): Directives {
	return {
		"default-src": ["'self'"],
		"script-src": ["'self'", ...quoted(hashes.scripts)],
		"style-src": ["'self'", ...styleHashes(hashes)],
		"img-src": ["'self'", "data:", "https://*.googleusercontent.com"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...(hashes.connect ?? [])],
		"frame-src": ["https://www.google.com", "https://maps.google.com"],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		"object-src": ["'none'"],
		"base-uri": ["'none'"],
		// The WhatsApp form works without its script; the short address redirects to the long one.
		"form-action": ["'self'", "https://wa.me", "https://api.whatsapp.com"],
		"frame-ancestors": ["'none'"],
		// The default policy is src/shell/trusted-types.ts.
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["default"],
	};
}

/** Its own scripts and styles, its git host, and photos that it has read. */
function adminDirectives({ connect = [] }: PageHashes): Directives {
	return {
		"default-src": ["'none'"],
		"script-src": ["'self'"],
		"style-src": ["'self'"],
		"img-src": ["blob:"],
		"connect-src": ["'self'", ...connect],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		"frame-ancestors": ["'none'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["'none'"],
	};
}

export function securityHeaders(hashes: PageHashes = noHashes): Readonly<Record<string, string>> {
	return {
		"Content-Security-Policy": contentSecurityPolicy(hashes),
		...documentHeaders,
		...commonHeaders,
		...(hashes.isAdmin && adminHeaders),
	};
}

/** The headers of a page besides its policy that differ from other pages'. */
export function ownHeaders(hashes: PageHashes): Readonly<Record<string, string>> {
	return hashes.isAdmin ? adminHeaders : {};
}

/** Only files with hashed names never change. */
export const cacheControl: Record<FileKind, string> = {
	page: "no-cache",
	data: "no-cache",
	worker: "no-cache",
	hashed: "public, max-age=31536000, immutable",
	other: "public, max-age=86400",
};

/** A policy for documents means nothing to parts and takes a kilobyte. */
export function fileHeaders(kind: FileKind, hashes?: PageHashes): Readonly<Record<string, string>> {
	return {
		...(kind === "hashed" ? commonHeaders : securityHeaders(hashes)),
		"Cache-Control": cacheControl[kind],
	};
}

/** Browsers match attributes by hash only beside 'unsafe-hashes'. */
function styleHashes({ styles, styleAttributes }: PageHashes): string[] {
	if (styleAttributes.length === 0) return quoted(styles);
	return [...quoted(styles), "'unsafe-hashes'", ...quoted(styleAttributes)];
}

function quoted(hashes: readonly string[]): string[] {
	return hashes.map((hash) => `'${hash}'`);
}
