/** The figures of a set of judged answers, as tables in markdown. */
import type { Case } from "./cases.ts";
import { isRight, judge, type Outcome } from "./judge.ts";

/** The last of several rounds, with each answer's shortest time: others may be using the machine. */
export function judgeInRounds(cases: readonly Case[], rounds = 3): Outcome[] {
	const all = Array.from({ length: rounds }, () => cases.flatMap(judge));
	return (all.at(-1) ?? []).map((outcome, place) => ({
		...outcome,
		milliseconds: Math.min(...all.map((judged) => judged[place]?.milliseconds ?? 0)),
	}));
}

type Holds = (outcome: Outcome) => boolean;
const count = (judged: readonly Outcome[], holds: Holds) => judged.filter(holds).length;
const isInLanguage: Holds = (outcome) => outcome.isInLanguage;

function percent(judged: readonly Outcome[], holds: Holds): string {
	return `${((count(judged, holds) / judged.length) * 100).toFixed(1)} %`;
}

function row(name: string, judged: readonly Outcome[]): string {
	return `| ${name} | ${judged.length} | ${count(judged, isRight)} | ${percent(judged, isRight)} | ${percent(judged, isInLanguage)} |`;
}

const languageNames = { en: "English", hinglish: "Hinglish", hi: "Hindi", latin: "a bare name" };

/** A table by family, one by language, and the figures for all. */
export function figures(judged: readonly Outcome[]): string[] {
	const head = ["| | asked | right | | language right |", "|---|---|---|---|---|"];
	const byFamily = Map.groupBy(judged, ({ family }) => family);
	const byLanguage = Map.groupBy(judged, ({ question }) => question.language);
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

function summary(judged: readonly Outcome[]): string[] {
	const followUps = judged.filter(({ isFollowUp }) => isFollowUp);
	const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
	const median = times[Math.floor(times.length / 2)] ?? 0;
	const right = (part: readonly Outcome[]) =>
		`${count(part, isRight)} of ${part.length}, ${percent(part, isRight)}`;
	return [
		`- right: ${right(judged)}`,
		`- follow-ups right: ${right(followUps)}`,
		`- in the right language: ${percent(judged, isInLanguage)}`,
		`- harmful: ${count(judged, ({ harmful }) => harmful.length > 0)}`,
		`- false denials: ${count(judged, ({ isDenial }) => isDenial)}`,
		`- numbers not in the data: ${judged.flatMap(({ inventions }) => inventions).length}`,
		`- over the length: ${count(judged, ({ isTooLong }) => isTooLong)}`,
		`- milliseconds an answer: median ${median.toFixed(1)}, worst ${(times.at(-1) ?? 0).toFixed(1)}`,
	];
}

/** The failures, with question, answer and acts. */
export function failures(judged: readonly Outcome[]): string[] {
	return judged
		.filter((outcome) => !isRight(outcome) || !outcome.isInLanguage)
		.map((outcome) => {
			const { family, question, answer, misses, harmful, isDenial, inventions } = outcome;
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
