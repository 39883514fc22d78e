import { once } from "node:events";
import { Worker } from "node:worker_threads";
import {
	BulkheadRejectedError,
	bulkhead,
	TaskCancelledError,
	TimeoutStrategy,
	timeout,
} from "cockatiel";
import type { ShopData } from "../../assistant/contract.ts";
import type { Reader, Reading, Written } from "./inline-reader.ts";

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
	const queue = bulkhead(1, mostWaiting);
	const deadline = timeout(deadlineMs, TimeoutStrategy.Aggressive);
	const asking = new Map<string, number>();
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
		try {
			await ready;
			return await deadline.execute(async ({ signal }) => {
				const written = once(worker, "message", { signal });
				worker.postMessage(reading);
				return (await written)[0];
			});
		} catch (error) {
			void worker.terminate();
			thread = start();
			throw error;
		}
	}
	return async (reading, { visitor, signal }) => {
		const own = asking.get(visitor) ?? 0;
		if (own >= mostOfOne) throw new BulkheadRejectedError(mostOfOne, 0);
		asking.set(visitor, own + 1);
		try {
			return await queue.execute(() => {
				if (signal.aborted) throw new TaskCancelledError();
				return read(reading);
			});
		} finally {
			const left = (asking.get(visitor) ?? 1) - 1;
			if (left > 0) asking.set(visitor, left);
			else asking.delete(visitor);
		}
	};
}
