/** The findings of a file's schema, in an owner's words. */
import { z } from "zod";
import { contentFiles } from "./content-files.ts";
import { type At, type Fault, faultAt } from "./fault.ts";
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
			const advice = adviceOn(key, missing, say("checkSpelling"));
			const at = { ...file, path: [...issue.path, `"${key}"`] };
			faults.push(faultAt(at, say("unknownKey", advice)));
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
	return value === undefined ? say("isMissing", sentence) : sentence;
}

/** Mistakes that need other words than their schema's: quotes, commas in numbers, misspelt choices. */
function misquoted(issue: z.core.$ZodIssue, value: unknown): string | undefined {
	if (issue.code === "invalid_value" && typeof value === "string") {
		const guess = didYouMean(value, issue.values.map(String));
		return guess && say("wrongChoice", value, say("didYouMean", guess));
	}
	if (issue.code !== "invalid_type") return undefined;
	if (issue.expected === "string" && typeof value === "number") return say("unquotedText", value);
	if (issue.expected !== "number" || typeof value !== "string") return undefined;
	const text = value.trim();
	if (Number.isFinite(Number(text))) return say("quotedNumber", text || say("exampleNumber"));
	if (/^-?\d+,\d+$/.test(text)) return say("commaNumber", text.replace(",", "."));
	return undefined;
}

const kinds: Record<string, Sentence> = {
	array: "kindList",
	object: "kindGroup",
	string: "kindText",
	number: "kindNumber",
};

/** Messages for schemas without one of their own. */
export function defaultMessage(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_type") {
		const kind = kinds[issue.expected];
		return say("mustBe", kind ? say(kind) : issue.expected);
	}
	if (issue.code === "invalid_value")
		return say(
			issue.values.length > 1 ? "notOneOf" : "mustBe",
			issue.values.map((one) => `"${String(one)}"`).join(", "),
		);
	if (issue.code === "too_big") return say("tooBig", String(issue.maximum));
	if (issue.code === "too_small") return say("tooSmall", String(issue.minimum));
	return say("otherwiseWrong");
}
