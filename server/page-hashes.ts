import { z } from "zod";

/** Where the build leaves the hashes, inside its own folder. The dot keeps it off the public site. */
export const hashManifestFile = ".csp.json";

/** A source expression without its quotes. The pattern also keeps anything else out of a header. */
const hash = z.string().regex(/^sha(?:256-[\w+/]{43}|384-[\w+/]{64}|512-[\w+/]{86})={0,2}$/);

const pageHashes = z.strictObject({
	/** Inline `<script>`s that run: classic, module, import map, speculation rules. */
	scripts: z.array(hash),
	/** `<style>` elements. */
	styles: z.array(hash),
	/** `style=""` attributes. */
	styleAttributes: z.array(hash),
	/** Origins besides the site's own that the page's scripts may ask, where the content names one. */
	connect: z.array(z.url({ protocol: /^https?$/ })).optional(),
});

/** What `scripts/finish-build.ts` writes and the server reads: URL path -> what that page needs. */
export const hashManifest = z.record(z.string().startsWith("/"), pageHashes);

/** What one page needs in its Content-Security-Policy: above all the hashes of its inline code. */
export type PageHashes = z.infer<typeof pageHashes>;
export type HashManifest = z.infer<typeof hashManifest>;

export const noHashes: PageHashes = { scripts: [], styles: [], styleAttributes: [] };
