/** Lighthouse's mobile scores with its simulated network: a second opinion. */
import lighthouse, { type Result } from "lighthouse";
import { median } from "./limits.ts";
import { debuggingPort } from "./phone.ts";

export interface Score {
	category: string;
	/** From 0 to 100. */
	score: number;
	/** Ids of the yes-or-no audits that failed. */
	failedAudits: string[];
}

/** Audits an address in the browser that listens on `debuggingPort`. @returns medians */
export async function lighthouseScores(url: string, rounds: number): Promise<Score[]> {
	const results: Result[] = [];
	for (let round = 0; round < rounds; round++) results.push(await audit(url));
	return Object.values(results[0]?.categories ?? {}).map(({ id, auditRefs }) => ({
		category: id,
		score: median(results.map((result) => Math.round((result.categories[id]?.score ?? 0) * 100))),
		failedAudits: auditRefs
			.map((ref) => ref.id)
			.filter((audit) => results.some(({ audits }) => hasFailed(audits[audit]))),
	}));
}

function hasFailed(audit: Result["audits"][string] | undefined): boolean {
	return audit?.scoreDisplayMode === "binary" && audit.score === 0;
}

/** A busy machine may miss the first paint, so a failed audit is tried once more. */
async function audit(url: string, isLast = false): Promise<Result> {
	const run = await lighthouse(url, { port: debuggingPort, logLevel: "error" });
	if (run && !run.lhr.runtimeError) return run.lhr;
	if (!isLast) return await audit(url, true);
	throw new Error(`Lighthouse could not read ${url}: ${run?.lhr.runtimeError?.message}`);
}
