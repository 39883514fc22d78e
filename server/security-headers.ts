import { noHashes, type PageHashes } from "./build-format.ts";

/** Switched off for the site and for every frame in it; what a browser adds later stays its own default. */
const deniedFeatures = [
	"accelerometer",
	"autoplay",
	"camera",
	"display-capture",
	"encrypted-media",
	"geolocation",
	"gyroscope",
	"hid",
	"idle-detection",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"usb",
	"xr-spatial-tracking",
];

/** The part of the table that means something for every response, whatever it is used for. */
const fileHeaders = {
	// Two years, this host only: the shop's other subdomains are not ours to decide for.
	// Browsers ignore it on http://localhost.
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/** The part that governs what is shown or run in a window of its own. */
const documentHeaders = {
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * The Content-Security-Policy of a page: only the site's own files, plus the inline code whose
 * hashes are given, reviewers' photos and the map frame. `upgrade-insecure-requests` is left out
 * on purpose: Safari would then load a site on http://localhost over https.
 *
 * Source: https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(hashes: PageHashes = noHashes): string {
	const directives: Record<string, readonly string[]> = {
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
		// A message typed before the script has come; WhatsApp's short address leads to the long one.
		"form-action": ["'self'", "https://wa.me", "https://api.whatsapp.com"],
		"frame-ancestors": ["'none'"],
		// Text becomes code through the one policy of src/shell/trusted-types.ts, or not at all.
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["default"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

/** All security headers of a response. Redirects, plain text and files other than pages have no hashes. */
export function securityHeaders(hashes: PageHashes = noHashes): Readonly<Record<string, string>> {
	return {
		"Content-Security-Policy": contentSecurityPolicy(hashes),
		...documentHeaders,
		...fileHeaders,
	};
}

/**
 * The headers of a page's own parts: scripts, fonts and pictures under hashed names. A policy for
 * documents means nothing there, and would cost each of a page's requests a kilobyte.
 */
export function partHeaders(): Readonly<Record<string, string>> {
	return fileHeaders;
}

/** Attributes are matched by hash only beside 'unsafe-hashes', so it appears only where one needs it. */
function styleHashes({ styles, styleAttributes }: PageHashes): string[] {
	const elements = quoted(styles);
	return styleAttributes.length === 0
		? elements
		: [...elements, "'unsafe-hashes'", ...quoted(styleAttributes)];
}

function quoted(hashes: readonly string[]): string[] {
	return hashes.map((hash) => `'${hash}'`);
}
