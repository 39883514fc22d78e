/** Which field of which form an error of the check is about. */
import type { FileName } from "../shop/content-files.ts";
import { entryTitle, issuePath } from "../shop/issue-path.ts";
import { type FormSchema, formSchema, isTranslated } from "./form-schema.ts";
import { hindiOf, isGroup } from "./form-shape.ts";
import { type Form, forms, rootList } from "./forms.ts";

export interface Problem {
	/** The whole sentence, as the command prints it. */
	sentence: string;
	/** The fault and its remedy, without the place. */
	advice: string;
	/** Undefined where it is about no field of a form. */
	field?: {
		file: FileName;
		isHindi: boolean;
		form: Form;
		/** In the form: `categories.0.items.3.price`. */
		path: string;
		/** Of the entries on the way, as in `entryNames`. */
		entries: readonly string[];
	};
}

interface Known {
	file: FileName;
	isHindi: boolean;
	path: readonly PropertyKey[];
}

type Files = Partial<Record<FileName, unknown>>;

/** Finds the places that sentences begin with: `content/prices.json → Footwear → "Sports shoes": price`. */
export class ProblemPlaces {
	readonly #originals: Files;
	readonly #hindi: Files | undefined;
	readonly #known = new Map<string, Known>();

	/** @param originals the files in the first language @param hindi the same in Hindi */
	constructor(originals: Files, hindi: Files | undefined) {
		this.#originals = originals;
		this.#hindi = hindi;
	}

	problem(sentence: string): Problem {
		if (this.#known.size === 0) {
			this.#note(this.#originals, false);
			this.#note(this.#hindi ?? {}, true);
		}
		let place = "";
		for (const known of this.#known.keys())
			if (known.length > place.length && sentence.startsWith(`${known} `)) place = known;
		const found = this.#known.get(place);
		const advice = sentence.slice(place ? place.length + 1 : 0);
		return { sentence, advice, field: found && this.#fieldOf(found) };
	}

	#note(files: Files, isHindi: boolean): void {
		for (const [file, value] of Object.entries(files) as [FileName, unknown][])
			for (const path of pathsIn(formSchema(file), value)) {
				const place = issuePath(file, value, path, isHindi ? "hi" : undefined);
				if (!this.#known.has(place)) this.#known.set(place, { file, isHindi, path });
			}
	}

	#fieldOf({ file, isHindi, path }: Known): Problem["field"] {
		const schema = formSchema(file);
		const [first] = path;
		const form = forms.find(
			(one) =>
				one.file === file &&
				(!one.shown || first === undefined || one.shown.includes(String(first))),
		);
		if (!form) return undefined;
		const steps = formPath(schema, path, { isHindi, hasHindi: this.#hindi !== undefined });
		const whole = schema.type === "array" ? [rootList, ...steps] : steps;
		const entries = entryNames(this.#originals[file], path);
		return { file, isHindi, form, path: whole.map(String).join("."), entries };
	}
}

/** Names of the entries on the way to a place; the empty text where an entry has no name. */
export function entryNames(value: unknown, path: readonly PropertyKey[]): string[] {
	let here = value;
	return path.flatMap((step) => {
		here = (here as Record<PropertyKey, unknown> | undefined)?.[step];
		return /^\d+$/.test(String(step)) ? [entryTitle(here) ?? ""] : [];
	});
}

/** Every place in a value, and those of fields that it lacks. */
function pathsIn(
	schema: FormSchema,
	value: unknown,
	path: readonly PropertyKey[] = [],
): (readonly PropertyKey[])[] {
	if (Array.isArray(value)) {
		const { items = {} } = schema;
		return [path, ...value.flatMap((entry, at) => pathsIn(items, entry, [...path, at]))];
	}
	if (!isGroup(value)) return [path];
	const { properties = {} } = schema;
	const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
	return [
		path,
		...[...names].flatMap((name) => pathsIn(properties[name] ?? {}, value[name], [...path, name])),
	];
}

function formPath(
	schema: FormSchema,
	path: readonly PropertyKey[],
	language: { isHindi: boolean; hasHindi: boolean },
): PropertyKey[] {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const { isHindi, hasHindi } = language;
	if (typeof step === "number") {
		const { items = {} } = schema;
		const isPair = hasHindi && items.type === "string" && isTranslated(items) && !schema.isOwnList;
		return isPair
			? [step, isHindi ? hindiOf("text") : "text"]
			: [step, ...formPath(items, rest, language)];
	}
	const field = schema.properties?.[String(step)] ?? {};
	const isOwn = isHindi && (field.isOwnList || (field.type === "string" && isTranslated(field)));
	return [isOwn ? hindiOf(String(step)) : step, ...formPath(field, rest, language)];
}
