/** The limits, and a sentence for each that does not hold. */
import type { Visit } from "./first-visit.ts";
import type { Score } from "./lighthouse.ts";
import type { Reaction } from "./reactions.ts";

/** Ratios to the peers measured in the same run: of blocking time to the heavier one, else to the better one. */
const mostOfPeers = { fcp: 0.7, lcp: 0.75, hero: 0.8, tbt: 1, kb: 0.65 } as const;
const mostShift = 0.01;
/** Milliseconds from a press to the next paint. */
const mostPress = { median: 100, longest: 200 } as const;
const leastScore = { performance: 95, others: 100 } as const;

/** The middle of the values; of an even number the upper one. */
export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** Each measure divided by the better peer's; long tasks vary too much, so by the heavier peer's. */
export function ratiosToPeers(visit: Visit, peers: readonly Visit[]): Visit {
	const ratio = (measure: keyof Visit) => {
		const theirs = peers.map((peer) => peer[measure]);
		const isHeavier = measure === "tbt" || measure === "longest";
		return visit[measure] / Math.max(isHeavier ? Math.max(...theirs) : Math.min(...theirs), 1);
	};
	const measures = Object.keys(visit) as (keyof Visit)[];
	return Object.fromEntries(
		measures.map((measure) => [measure, ratio(measure)]),
	) as unknown as Visit;
}

/** @param peers may be empty: then the layout's stillness alone is judged */
export function visitFailures(path: string, visit: Visit, peers: readonly Visit[]): string[] {
	const failures: string[] = [];
	if (visit.cls > mostShift) failures.push(`${path}: cls ${visit.cls}, at most ${mostShift}`);
	if (peers.length === 0) return failures;
	const ratios = ratiosToPeers(visit, peers);
	for (const [measure, most] of Object.entries(mostOfPeers)) {
		const ratio = ratios[measure as keyof typeof mostOfPeers];
		if (ratio > most) {
			failures.push(`${path}: ${measure} ${ratio.toFixed(2)} of the peers', at most ${most}`);
		}
	}
	return failures;
}

export function reactionFailures(reactions: readonly Reaction[]): string[] {
	return reactions.flatMap(({ press, milliseconds }) => {
		const middle = median(milliseconds);
		const longest = Math.max(...milliseconds);
		const failures: string[] = [];
		if (middle > mostPress.median)
			failures.push(`${press}: ${middle} ms, at most ${mostPress.median}`);
		if (longest > mostPress.longest)
			failures.push(`${press}: once ${longest} ms, never over ${mostPress.longest}`);
		return failures;
	});
}

export function scoreFailures(path: string, scores: readonly Score[]): string[] {
	return scores.flatMap(({ category, score, failedAudits }) => {
		const least = category === "performance" ? leastScore.performance : leastScore.others;
		if (score >= least) return [];
		const audits = failedAudits.length > 0 ? ` (${failedAudits.join(", ")})` : "";
		return `${path}: Lighthouse ${category} ${score}, at least ${least}${audits}`;
	});
}
