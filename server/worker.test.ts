import { rm } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { writeBuild } from "./node-host.ts";
import { sampleBuild } from "./sample-build.ts";
import { servingSuite } from "./serving-suite.ts";
import { startWorker } from "./worker-host.ts";

let build: string;
beforeAll(async () => {
	build = await writeBuild(sampleBuild());
});
afterAll(() => rm(build, { recursive: true }));

servingSuite((variables) => startWorker(build, variables));
