/** What a file's schema finds, in an owner's words. */
import { z } from "zod";
import { contentFiles } from "./content-files.ts";
import { type At, type Fault, faultAt } from "./issue-path.ts";
import { adviceOn, asSentence, didYouMean, type Sentence, say } from "./sentences/say.ts";
import { unwrapped } from "./walk-texts.ts";

type File = Omit<At, "path">;
type Path = readonly PropertyKey[];

/** A fault for each issue; a key that another was meant to be is not told as missing, too. */
export function schemaErrors(file: File, error: z.ZodError): Fault[] {
	const faults: Fault[] = [];
	const meant = new Set<string>();
	for (const issue of error.issues) {
		if (issue.code !== "unrecognized_keys") continue;
		const missing = missingKeys(file, issue.path);
		for (const key of issue.keys) {
			const guess = didYouMean(key, missing);
			if (guess) meant.add([...issue.path, guess].join("/"));
			const advice = adviceOn(key, missing, say("Check the spelling, or take it out."));
			const at = { ...file, path: [...issue.path, `"${key}"`] };
			faults.push(faultAt(at, say("is not known here. {0}", advice)));
		}
	}
	for (const issue of error.issues)
		if (issue.code !== "unrecognized_keys" && !meant.has(issue.path.join("/")))
			faults.push(
				faultAt({ ...file, path: issue.path }, explain(issue, valueAt(file, issue.path))),
			);
	return faults;
}

/** Keys that the schema has and the object lacks. */
function missingKeys(file: File, path: Path): string[] {
	let schema: unknown = contentFiles[file.file];
	for (const key of path) {
		schema = unwrapped(schema);
		if (schema instanceof z.ZodArray) schema = schema.element;
		else if (schema instanceof z.ZodObject) schema = schema.shape[String(key)];
	}
	schema = unwrapped(schema);
	if (!(schema instanceof z.ZodObject)) return [];
	const held = valueAt(file, path) as object;
	return Object.keys(schema.shape).filter((key) => !Object.hasOwn(held, key));
}

function valueAt({ value }: File, path: Path): unknown {
	let here = value;
	for (const key of path) here = (here as Record<PropertyKey, unknown> | null | undefined)?.[key];
	return here;
}

function explain(issue: z.core.$ZodIssue, value: unknown): string {
	const sentence = asSentence(misquoted(issue, value) ?? issue.message);
	return value === undefined ? say("is missing. Add it: it {0}", sentence) : sentence;
}

/** Mistakes that need other words than their schema's: quotes, commas in numbers, misspelt choices. */
function misquoted(issue: z.core.$ZodIssue, value: unknown): string | undefined {
	if (issue.code === "invalid_value" && typeof value === "string") {
		const guess = didYouMean(value, issue.values.map(String));
		return guess && say('must not be "{0}". {1}', value, say('Did you mean "{0}"?', guess));
	}
	if (issue.code !== "invalid_type") return undefined;
	if (issue.expected === "string" && typeof value === "number")
		return say('must be text: put it in quotes, "{0}"', value);
	if (issue.expected !== "number" || typeof value !== "string") return undefined;
	const text = value.trim();
	if (Number.isFinite(Number(text)))
		return say("must be a number: take the quotes off, {0}", text || say("as in 30.32912"));
	if (/^-?\d+,\d+$/.test(text))
		return say("must be a number with a point and without quotes: {0}", text.replace(",", "."));
	return undefined;
}

const kinds: Record<string, Sentence> = {
	array: "a list in square brackets",
	object: "a group of entries in braces",
	string: "text in quotes",
	number: "a number without quotes",
};

/** Messages for schemas without one of their own. */
export function defaultMessage(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_type") {
		const kind = kinds[issue.expected];
		return say("must be {0}", kind ? say(kind) : issue.expected);
	}
	if (issue.code === "invalid_value")
		return say(
			issue.values.length > 1 ? "must be one of {0}" : "must be {0}",
			issue.values.map((one) => `"${String(one)}"`).join(", "),
		);
	if (issue.code === "too_big") return say("must be at most {0}", String(issue.maximum));
	if (issue.code === "too_small") return say("must be at least {0}", String(issue.minimum));
	return say("is not as it must be. Compare it with the entries around it");
}
