/** The program of the reader's thread, which alone on Node holds the learnt models. */
import { parentPort, workerData } from "node:worker_threads";
import { createInlineReader, type Reading } from "./inline-reader.ts";

const read = createInlineReader(workerData);
const asker = { visitor: "", signal: new AbortController().signal };

parentPort?.on("message", async (reading: Reading) => {
	parentPort?.postMessage(await read(reading, asker));
});
// The first reading builds what is known of the shop.
await read(
	{ question: "Hi", history: [], pageLanguage: "en", now: new Date(), frame: undefined },
	asker,
);
parentPort?.postMessage("ready");
