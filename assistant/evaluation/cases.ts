/**
 * The cases of a set, `cases/SET-LANGUAGE.tsv`, a turn a line: the family, the language of the answer, the message, what
 * the answer must hold and what it must not, and the time of asking where it is not noon on Friday, 20 November 2026.
 * "›" in place of the family continues the conversation of the line above. README.md says how expectations are written.
 */
import { readFileSync } from "node:fs";
import type { AnswerLanguage } from "../frame.ts";
import { type Check, checkKinds, namedChecks } from "./checks.ts";

export type CaseSet = "development" | "exam";

export interface Question {
	ask: string;
	/** Of the answer; "latin" where English and Hinglish are both right. */
	language: AnswerLanguage | "latin";
	checks: readonly Check[];
	at: Date;
}

export interface Case {
	family: string;
	/** More than one in a conversation. */
	turns: readonly Question[];
}

export const noonInTheShop = "2026-11-20T06:30:00Z";

/** @throws Error where a line names a check or an item that does not exist */
export function casesOf(set: CaseSet): Case[] {
	return ["english", "hinglish", "hindi"].flatMap((language) =>
		casesIn(readFileSync(new URL(`cases/${set}-${language}.tsv`, import.meta.url), "utf8")),
	);
}

function casesIn(file: string): Case[] {
	const cases: { family: string; turns: Question[] }[] = [];
	const [, ...lines] = file.trimEnd().split("\n");
	for (const line of lines) {
		const [family = "", language, ask = "", expected, never, at = noonInTheShop] = line.split("\t");
		if (family !== "›") cases.push({ family, turns: [] });
		cases.at(-1)?.turns.push({
			ask,
			language: language as Question["language"],
			checks: [...required(expected), ...forbidden(never)],
			at: new Date(at),
		});
	}
	return cases;
}

/** All of "price:mens-shirt + sends | honest; act:pay": of each part between ";" one alternative. */
export function required(expected = ""): Check[] {
	return split(expected, ";").flatMap((part) =>
		part.includes(" | ") || part.includes(" + ") ? alternatives(part) : one(part),
	);
}

/** None of "mens-shirt, mens-pants; /₹20/" may stand in the answer. */
function forbidden(never = ""): Check[] {
	return split(never, ";").flatMap((part) => {
		const [, pattern] = /^\/(.*)\/$/.exec(part) ?? [];
		return one(pattern === undefined ? `without:${part}` : `never:${pattern}`);
	});
}

function split(text: string, by: string): string[] {
	return text.split(`${by} `).filter((part) => part !== "");
}

function alternatives(what: string): Check {
	const groups = what.split(" | ").map((group) => group.split(" + ").flatMap(one));
	const all = groups.flat();
	const counts = all.flatMap((check) => check.counts ?? []);
	const ids = all.flatMap((check) => check.ids ?? []);
	return {
		what,
		fault: "miss",
		holds: (answer) => groups.some((group) => group.every(({ holds }) => holds(answer))),
		acts: all.flatMap((check) => check.acts ?? []),
		...(counts.length > 0 && { counts }),
		...(ids.length > 0 && { ids }),
	};
}

/** @throws Error where there is no such check */
function one(what: string): Check[] {
	const [, kind, value] = /^(\w+):(.*)$/.exec(what) ?? [];
	const made = kind && checkKinds[kind]?.(value ?? "");
	if (made) return [{ fault: "miss", ...made, what }];
	const found = namedChecks[what];
	if (typeof found === "function") return [{ what, fault: "miss", holds: found }];
	if (typeof found === "string") return required(found).map((check) => ({ ...check, what }));
	if (found) return found.map((check) => ({ ...check, what }));
	throw new Error(`There is no check "${what}".`);
}
