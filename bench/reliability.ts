/** What one server did in one run; bytes are those of one answer, headers included. */
export interface Figures {
	perSecond: number;
	/** Milliseconds within which 99 of 100 requests were answered. */
	p99: number;
	/** Processor time of the server for one request. */
	microseconds: number;
	bytes: number;
}

export interface Soak extends Figures {
	seconds: number;
	/** The server's resident memory, every ten seconds. */
	megabytes: number[];
}

export interface LoadReport {
	machine?: string;
	/** Programs that wanted the processors before the run: in the last 1, 5 and 15 minutes. */
	busy?: number[];
	versions?: { node: string; nginx?: string };
	/** What was asked for -> server -> figures. */
	load?: Record<string, Record<string, Figures>>;
	soak?: Soak;
}

/** The report in words. */
export function reliabilityText({
	machine,
	busy = [],
	versions,
	load = {},
	soak,
	connections,
}: LoadReport & { connections: number }): string {
	const rows = Object.entries(load).flatMap(([what, servers]) =>
		Object.entries(servers).map(([name, { perSecond, p99, microseconds, bytes }]) => {
			const { nginx } = servers;
			const ratio = nginx ? (perSecond / nginx.perSecond).toFixed(2) : "–";
			const work = nginx ? (nginx.microseconds / microseconds).toFixed(2) : "–";
			return `| ${what} | ${name} | ${perSecond} | ${p99} | ${bytes} | ${ratio} | ${microseconds} | ${work} |`;
		}),
	);
	return `# Reliability

What holds under load. Faults and attacks are tests: \`server/faults.test.ts\`, \`server/listen.test.ts\`,
\`server/serving-suite.ts\` (which Node and the Worker both pass).

## Load

${connections} connections on the machine itself (${machine}), gzip, one Node process (${versions?.node})
beside ${versions?.nginx ?? "nothing, because nginx is not installed"}${versions?.nginx ? " with one worker, the same files, siblings and headers" : ""}; in turns, medians of five runs.
The machine also runs what sends the requests, which needs more of a processor than nginx does, and
whatever else it has to do: before the run ${busy[0]} programs wanted its processors. So the ratios say
more than the numbers, and the work that a server does for one request (µs of a processor) more than
how many it answered. Goal: 0.5 of nginx on pages, p99 under 50 ms. Written by \`npm run bench:load\`.

| what | server | requests/s | p99 ms | bytes | of nginx | µs | of nginx's work |
|---|---|---:|---:|---:|---:|---:|---:|
${rows.join("\n")}
${soak ? soakText(soak) : ""}`;
}

function soakText({ seconds, perSecond, p99, megabytes }: Soak): string {
	const minutes = Array.from({ length: Math.ceil(megabytes.length / 6) }, (_, minute) =>
		Math.max(...megabytes.slice(minute * 6, minute * 6 + 6)),
	);
	return `
## Memory

${seconds / 60} minutes of the page without a pause (${perSecond} requests/s, p99 ${p99} ms). The server's
resident memory, its largest in each minute, in MB: ${minutes.join(", ")}. Written by
\`npm run bench:load -- --soak\`.
`;
}
