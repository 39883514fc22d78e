/**
 * Tells the page at /admin about the place where it reads and saves: `/admin/backend.json`. A build writes it from the
 * environment (scripts/build-editor.ts), `npm run edit` serves it with its own values.
 */
import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });

/** Shows a draft: a server that renders the texts it is sent, or the address that a host gives to a branch. */
const preview = z.discriminatedUnion("kind", [
	z.strictObject({
		kind: z.literal("server"),
		/**
		 * `POST` with a `PreviewRequest` answers a `PreviewAnswer`, or an error status with `{ "message": "…" }`. An address of
		 * this page's own host.
		 */
		path: z.string().startsWith("/"),
	}),
	z.strictObject({
		kind: z.literal("branch"),
		/** Drafts are committed to it, always anew on top of the branch of the site. */
		branch: z.string().min(1),
		/** The address at which the host shows that branch: "https://draft.example.pages.dev". */
		address,
	}),
]);

export const backendSchema = z.strictObject({
	/** At GitHub: "owner/name". */
	repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
	branch: z.string().min(1),
	/** Of the REST API: "https://api.github.com", or "http://127.0.0.1:4700/api/v3" with GraphQL at ".../api/graphql". */
	apiRoot: address,
	/** Of the OAuth Worker in deploy/. Without it people sign in with a token alone. */
	authRoot: address.optional(),
	/** Signs in without asking: for `npm run edit` alone, whose API is on this computer. */
	token: z.string().min(1).optional(),
	/** Saving writes files on this computer; no site changes by itself. */
	isLocal: z.boolean().optional(),
	preview: preview.optional(),
});

export type Backend = z.infer<typeof backendSchema>;

export interface PreviewRequest {
	/** The whole texts of changed files, by their paths: "content/prices.json". */
	texts: Record<string, string>;
	/** Of new pictures, by their paths, in base64. */
	pictures: Record<string, string>;
}

export interface PreviewAnswer {
	/** The address of the whole site with the draft, without a slash at the end: "http://127.0.0.1:4702". */
	address: string;
}

/** Beside the page; all without a cache. */
export const editorFiles = {
	/** A `Backend`. */
	backend: "/admin/backend.json",
	/** A `CmsConfig` of editor/cms-config.ts in each language: "/admin/forms-en.json". */
	forms: (language: "en" | "hi") => `/admin/forms-${language}.json`,
	/** The sources of the site's build: each content file's path and its fingerprint, which is git's of a blob. */
	content: "/admin/content.json",
} as const;
