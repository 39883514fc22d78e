import { securityHeaders } from "./security-headers.ts";

export interface EditorHosts {
	/** The git host's API, and whatever else the editor may ask: "https://api.github.com". */
	connect: readonly string[];
	/** Where drafts are shown in a frame. */
	frames: readonly string[];
}

/** Of /admin and its files: Sveltia CMS sets styles by script, decodes pictures by WebAssembly, and signs in by a popup. */
export function editorHeaders({ connect, frames }: EditorHosts): Readonly<Record<string, string>> {
	const directives: Record<string, readonly string[]> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", "'wasm-unsafe-eval'"],
		"style-src": ["'self'", "'unsafe-inline'"],
		"img-src": ["'self'", "data:", "blob:"],
		"font-src": ["'self'", "data:"],
		"media-src": ["'self'", "blob:"],
		"connect-src": ["'self'", "data:", "blob:", ...connect],
		"frame-src": frames.length > 0 ? frames : ["'none'"],
		"worker-src": ["'self'", "blob:"],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		"frame-ancestors": ["'none'"],
	};
	return {
		...securityHeaders(),
		"Content-Security-Policy": Object.entries(directives)
			.map(([name, sources]) => `${name} ${sources.join(" ")}`)
			.join("; "),
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"X-Robots-Tag": "noindex",
	};
}
