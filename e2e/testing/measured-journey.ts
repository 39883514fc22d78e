import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { portOf, spawnNode } from "../../server/testing/node-host.ts";
import { type FakePosthog, startFakePosthog } from "./fake-posthog.ts";
import { test as journey } from "./journey.ts";

interface MeasuredSite {
	url: string;
	posthog: FakePosthog;
}

const folder = fileURLToPath(new URL("../../.cache/measured-site", import.meta.url));
const builder = fileURLToPath(new URL("measured-build.ts", import.meta.url));

/**
 * A journey on the site with an analytics key. Its events go to a PostHog stand-in, the one other server
 * that a page may ask.
 */
export const test = journey.extend<{ posthog: FakePosthog }, { measured: MeasuredSite }>({
	measured: [
		async ({ browserName: _ }, use) => {
			const posthog = await startFakePosthog();
			const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
			await succeeds(
				spawn(process.execPath, [builder, folder, posthog.url], { env, stdio: "inherit" }),
			);
			const server = spawnNode(folder, { PORT: "0" });
			await use({ url: `http://localhost:${await portOf(server)}`, posthog });
			server.kill();
			posthog.close();
		},
		{ scope: "worker", timeout: 240_000 },
	],
	baseURL: ({ measured }, use) => use(measured.url),
	posthog: [
		async ({ context, measured: { posthog }, watch: _ }, use) => {
			posthog.bodies = [];
			posthog.status = 200;
			await context.route(`${posthog.url}/**`, (route) => route.continue());
			await use(posthog);
		},
		{ auto: true },
	],
});

async function succeeds(child: ChildProcess): Promise<void> {
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error("The site with a key was not built.");
}
