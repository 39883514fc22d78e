import type { TestProject } from "vitest/node";
import { startServer } from "../testing/local-server.ts";
import { sampleSite } from "../testing/sample-site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where the built site is served. */
		site: string;
	}
}

/** Serves the sample shop's site to the journeys of a run. */
export default async function serveSite(project: TestProject): Promise<() => void> {
	const port = Number(process.env.E2E_PORT ?? 4173);
	const { url, stop } = await startServer(port, sampleSite);
	project.provide("site", url);
	return stop;
}
