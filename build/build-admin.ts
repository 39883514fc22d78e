/**
 * The owner's page, /admin. Without EDITOR_REPOSITORY, which says where it saves, the page says so: see
 * docs/deploying.md.
 */
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { type Settings, settingsSchema } from "../admin/settings.ts";
import type { Files } from "./site-files.ts";
import { oldestBrowsers, themeColours } from "./style-plugins.ts";

/**
 * Reads from the environment where the page saves.
 *
 * @throws TypeError naming the variable that is wrong
 */
export function settingsFromEnv(env: Readonly<Record<string, string | undefined>>): Settings {
	const { EDITOR_REPOSITORY: repo, EDITOR_DRAFT_ADDRESS: address } = env;
	if (!repo) return { kind: "none" };
	const { data, error } = settingsSchema.safeParse({
		...{ kind: "github", repo, branch: env.EDITOR_BRANCH || "main" },
		apiRoot: env.EDITOR_API || "https://api.github.com",
		...(env.EDITOR_SIGN_IN && { signIn: env.EDITOR_SIGN_IN }),
		...(address && { draft: { branch: env.EDITOR_DRAFT_BRANCH || "draft", address } }),
	});
	if (data) return data;
	const [issue] = error.issues;
	throw new TypeError(`/admin cannot be built: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** The other origins that the page asks. */
export function adminOrigins(settings: Settings): string[] {
	return settings.kind === "github" ? [new URL(settings.apiRoot).origin] : [];
}

/** `admin.html`, which lacks its settings, and the files of `admin/`. */
export async function bundleAdmin(): Promise<Files> {
	const built = await build({
		root: fileURLToPath(new URL("../admin", import.meta.url)),
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		// Beside the development server, too, React is the small and fast one.
		define: { "process.env.NODE_ENV": '"production"' },
		plugins: [themeColours(), tailwindcss()],
		build: {
			write: false,
			assetsDir: "admin",
			target: oldestBrowsers,
			cssTarget: oldestBrowsers,
			modulePreload: false,
			// Vite warns of half a megabyte; it is 165 KB in gzip.
			chunkSizeWarningLimit: 700,
			rolldownOptions: {
				input: fileURLToPath(new URL("../admin/admin.html", import.meta.url)),
			},
		},
	});
	const files: Files = new Map();
	for (const one of [built].flat().flatMap((made) => ("output" in made ? made.output : [])))
		files.set(one.fileName, Buffer.from(one.type === "chunk" ? one.code : one.source));
	return files;
}

/** The page with where it saves in it. */
export function withSettings(html: string, settings: Settings): string {
	return html.replace("SETTINGS", () =>
		JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
	);
}
