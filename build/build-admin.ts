/**
 * The owner's page, /admin. Without EDITOR_REPOSITORY, which says where it saves, the page says so: see
 * docs/deploying.md.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { type Settings, settingsSchema } from "../admin/settings.ts";
import { adminPage } from "../server/build-format.ts";
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

/** The page with where it saves in it. */
export function withSettings(html: string, settings: Settings): string {
	return html.replace("SETTINGS", () =>
		JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
	);
}

/** Writes `admin.html` and `admin/` into a folder. */
export async function bundleAdmin(folder: string): Promise<void> {
	await build({
		root: fileURLToPath(new URL("../admin", import.meta.url)),
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		// Beside the development server, too, React is the small and fast one.
		define: { "process.env.NODE_ENV": '"production"' },
		plugins: [themeColours(), tailwindcss()],
		build: {
			outDir: folder,
			emptyOutDir: false,
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
}

/** Adds the page to a build. */
export async function buildAdmin(folder: string): Promise<void> {
	const settings = settingsFromEnv(process.env);
	await bundleAdmin(folder);
	const file = join(folder, adminPage);
	await writeFile(file, withSettings(await readFile(file, "utf8"), settings));
	const where =
		settings.kind === "github" ? settings.repo : "nowhere: EDITOR_REPOSITORY is not set";
	console.log(
		`admin: /admin saves to ${where}; ${(await readdir(join(folder, "admin"))).length} files`,
	);
}
