/** The place at which the page reads and saves: the build, or `npm run edit`, writes it into the page. */
import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });

const github = z.strictObject({
	kind: z.literal("github"),
	/** "owner/name" */
	repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
	branch: z.string().min(1),
	/** Of the REST API: "https://api.github.com". */
	apiRoot: address,
	/** Of the Worker in deploy/sign-in. Without it people sign in with a token alone. */
	signIn: address.optional(),
	/** Drafts are committed to this branch, which its host shows at an address. */
	draft: z.strictObject({ branch: z.string().min(1), address }).optional(),
});

const local = z.strictObject({ kind: z.literal("local"), token: z.string().min(1) });

/** Built without a repository. */
const none = z.strictObject({ kind: z.literal("none") });

export const settingsSchema = z.discriminatedUnion("kind", [github, local, none]);

export type Settings = z.infer<typeof settingsSchema>;
