import type { TestProject } from "vitest/node";
import { portOf, spawnNode } from "../../server/testing/node-host.ts";
import { sampleSite } from "../testing/sample-site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The address of the built site. */
		site: string;
	}
}

/** Serves the sample shop's site to the journeys of a run. */
export default async function serveSite(project: TestProject): Promise<() => void> {
	const server = spawnNode(sampleSite, { PORT: "0" });
	project.provide("site", `http://localhost:${await portOf(server)}`);
	return () => void server.kill();
}
