/**
 * Builds the site with a key for analytics: `node e2e/testing/measured-build.ts FOLDER POSTHOG`.
 */
import { fileURLToPath } from "node:url";
import { build } from "astro";
import { buildWorker } from "../../scripts/build-worker.ts";
import { connectOrigins, finishBuild } from "../../scripts/finish-build.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";

const [folder = "", posthogHost = ""] = process.argv.slice(2);
const analytics = { posthogKey: "phc_000000000000000000000000", posthogHost };

await build({
	root: fileURLToPath(new URL("../..", import.meta.url)),
	outDir: folder,
	logLevel: "error",
	vite: {
		plugins: [
			{
				name: "with-a-key",
				transform: (code, id) =>
					id.endsWith("/shop/shop.ts")
						? `${code}\nObject.assign(shop.analytics, ${JSON.stringify(analytics)});`
						: undefined,
			},
		],
	},
});
// In its first language alone.
await buildWorker(folder, undefined, siteLanguages.slice(0, 1));
await finishBuild(folder, connectOrigins({ ...shop, analytics }), { compress: false });
