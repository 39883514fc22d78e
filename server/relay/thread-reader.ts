import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ShopData } from "../../assistant/contract.ts";
import type { Reader, Reading, Written } from "./inline-reader.ts";
import { BusyError, OverrunError } from "./question-limits.ts";

const program = new URL("./reader-thread.ts", import.meta.url);

/** A small nursery saves 60 MB; by default the rest may grow as large as the machine. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/** Questions that wait while one is read, and those of one visitor among all of these. */
const defaults = { mostWaiting: 16, mostOfOne: 4, deadlineMs: 10_000, program };

/**
 * Reads in a thread of its own, one question after the other, so that everything else is answered meanwhile. A thread
 * that fails or overruns the deadline costs its question the answer, and is replaced.
 */
export function createThreadReader(data: ShopData, limits: Partial<typeof defaults> = {}): Reader {
	const { mostWaiting, mostOfOne, deadlineMs, program } = { ...defaults, ...limits };
	/** The visitors whose questions are read or wait. */
	const asking: string[] = [];
	let before: Promise<unknown> = Promise.resolve();
	let thread: ReturnType<typeof start> | undefined = start();

	function start() {
		const worker = new Worker(program, { workerData: data, resourceLimits });
		worker.unref();
		const ready = once(worker, "message");
		// Nothing may wait for it as it fails.
		ready.catch(() => {});
		worker.on("error", () => {});
		worker.on("exit", () => {
			if (thread?.worker === worker) thread = undefined;
			worker.emit("error", new Error("The reader's thread has ended."));
		});
		return { worker, ready };
	}
	async function read(reading: Reading): Promise<Written> {
		thread ??= start();
		const { worker, ready } = thread;
		let deadline: AbortSignal | undefined;
		try {
			await ready;
			deadline = AbortSignal.timeout(deadlineMs);
			const written = once(worker, "message", { signal: deadline });
			worker.postMessage(reading);
			return (await written)[0];
		} catch (error) {
			void worker.terminate();
			thread = start();
			throw deadline?.aborted ? new OverrunError() : error;
		}
	}
	return async (reading, { visitor, signal }) => {
		const own = asking.filter((other) => other === visitor);
		if (asking.length > mostWaiting || own.length >= mostOfOne) throw new BusyError();
		asking.push(visitor);
		const turn = before.then(() => {
			signal.throwIfAborted();
			return read(reading);
		});
		before = turn.catch(() => {});
		try {
			return await turn;
		} finally {
			asking.splice(asking.indexOf(visitor), 1);
		}
	};
}
