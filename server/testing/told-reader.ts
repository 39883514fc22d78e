/** The program of a reader's thread that does what the question says. The shop's data are a gate, shut while it is 0. */
import { parentPort, workerData } from "node:worker_threads";
import type { Reading, Written } from "../relay/inline-reader.ts";

parentPort?.on("message", ({ question }: Reading) => {
	if (question === "die") throw new Error("As told.");
	if (question === "end") process.exit();
	if (question === "wait") Atomics.wait(workerData, 0, 0);
	const answer = { language: "en", text: question, acts: [] } as const;
	parentPort?.postMessage({ answer, isProvided: false } satisfies Written);
});
parentPort?.postMessage("ready");
