/** The figures of a set of judged answers, as a table. */
import type { Families } from "./families.ts";
import { ask, askAll, isRight, type Outcome } from "./judge.ts";

export interface Judged {
	family: string;
	outcome: Outcome;
}

export function judgeFamilies({ singles, conversations }: Families): Judged[] {
	return [
		...Object.entries(singles).flatMap(([family, questions]) =>
			questions.map((question) => ({ family, outcome: ask(question) })),
		),
		...Object.entries(conversations).flatMap(([family, talks]) =>
			talks.flatMap(askAll).map((outcome) => ({ family, outcome })),
		),
	];
}

/** The last of several rounds, with each answer's shortest time: others may be using the machine. */
export function judgeInRounds(families: Families, rounds = 3): Judged[] {
	const all = Array.from({ length: rounds }, () => judgeFamilies(families));
	return (all.at(-1) ?? []).map(({ family, outcome }, place) => {
		const times = all.map((judged) => judged[place]?.outcome.milliseconds ?? 0);
		return { family, outcome: { ...outcome, milliseconds: Math.min(...times) } };
	});
}

function percent(part: number, all: number): string {
	return all === 0 ? "–" : `${((part / all) * 100).toFixed(1)} %`;
}

function rightOf(judged: readonly Judged[]): number {
	return judged.filter(({ outcome }) => isRight(outcome)).length;
}

function count(judged: readonly Judged[], holds: (outcome: Outcome) => boolean): number {
	return judged.filter(({ outcome }) => holds(outcome)).length;
}

function row(name: string, judged: readonly Judged[]): string {
	const inLanguage = count(judged, ({ isInLanguage }) => isInLanguage);
	return `| ${name} | ${judged.length} | ${rightOf(judged)} | ${percent(rightOf(judged), judged.length)} | ${percent(inLanguage, judged.length)} |`;
}

const languageNames = { en: "English", hinglish: "Hinglish", hi: "Hindi", latin: "a bare name" };

/** Markdown: a table by family, one by language, and the figures for all. */
export function figures(judged: readonly Judged[]): string[] {
	const head = ["| | asked | right | | language right |", "|---|---|---|---|---|"];
	const byFamily = Map.groupBy(judged, ({ family }) => family);
	const byLanguage = Map.groupBy(judged, ({ outcome }) => outcome.question.language);
	return [
		...head,
		...[...byFamily].map(([family, part]) => row(family, part)),
		row("**all**", judged),
		"",
		...head,
		...[...byLanguage].map(([language, part]) => row(languageNames[language], part)),
		"",
		...summary(judged),
	];
}

function summary(judged: readonly Judged[]): string[] {
	const followUps = judged.filter(({ outcome }) => outcome.isFollowUp);
	const times = judged.map(({ outcome }) => outcome.milliseconds).sort((a, b) => a - b);
	const median = times[Math.floor(times.length / 2)] ?? 0;
	return [
		`- right: ${rightOf(judged)} of ${judged.length}, ${percent(rightOf(judged), judged.length)}`,
		`- follow-ups right: ${rightOf(followUps)} of ${followUps.length}, ${percent(rightOf(followUps), followUps.length)}`,
		`- in the right language: ${percent(
			count(judged, ({ isInLanguage }) => isInLanguage),
			judged.length,
		)}`,
		`- harmful: ${count(judged, ({ harmful }) => harmful.length > 0)}`,
		`- false denials: ${count(judged, ({ isDenial }) => isDenial)}`,
		`- numbers not in the data: ${judged.flatMap(({ outcome }) => outcome.inventions).length}`,
		`- over the length: ${count(judged, ({ isTooLong }) => isTooLong)}`,
		`- milliseconds an answer: median ${median.toFixed(1)}, worst ${(times.at(-1) ?? 0).toFixed(1)}`,
	];
}

/** The failures, with question, answer and acts. */
export function failures(judged: readonly Judged[]): string[] {
	return judged
		.filter(({ outcome }) => !isRight(outcome) || !outcome.isInLanguage)
		.map(({ family, outcome }) => {
			const { question, answer, misses, harmful, isDenial, inventions } = outcome;
			const faults = [
				...misses.map((what) => `misses ${what}`),
				...harmful.map((what) => `HARMFUL ${what}`),
				...inventions.map((what) => `not in the data: ${what}`),
				...(isDenial ? ["DENIAL"] : []),
				...(outcome.isInLanguage ? [] : [`not in ${question.language}`]),
				...(outcome.isTooLong ? ["too long"] : []),
			];
			return `[${family}] ${question.ask}\n  ${faults.join("; ")}\n  ${answer.acts.join(",")} | ${answer.text.replaceAll("\n", "\n    ")}`;
		});
}
