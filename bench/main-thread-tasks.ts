import type { CDPSession } from "@playwright/test";

/** Chromium's trace events, as far as they are read here. */
interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Processor time of the thread in microseconds: what other programs take of the machine is not in it. */
	tdur?: number;
	args: { name?: string };
}

/** The processor times, in milliseconds, of the tasks that the page's main thread runs while something is done. */
export async function mainThreadTasks(
	session: CDPSession,
	act: () => Promise<void>,
): Promise<number[]> {
	const events: TraceEvent[] = [];
	session.on("Tracing.dataCollected", ({ value }) => {
		events.push(...(value as unknown as TraceEvent[]));
	});
	await session.send("Tracing.start", {
		transferMode: "ReportEvents",
		traceConfig: { includedCategories: ["toplevel", "__metadata"] },
	});
	await act();
	const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
	await session.send("Tracing.end");
	await complete;
	return busiest(events);
}

/** Of all renderers, the page's own: frames of other sites and spare renderers do less. */
function busiest(events: readonly TraceEvent[]): number[] {
	const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
	const mainThreads = new Map<string, number[]>(
		events
			.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
			.map((event) => [threadOf(event), []]),
	);
	for (const event of events)
		if (event.name.endsWith("RunTask"))
			mainThreads.get(threadOf(event))?.push((event.tdur ?? 0) / 1000);
	const total = (tasks: readonly number[]) => tasks.reduce((sum, task) => sum + task, 0);
	return [...mainThreads.values()].toSorted((one, other) => total(other) - total(one))[0] ?? [];
}
