/** From a form to a commit: the texts that change and the words for it, or what is wrong. */
import { withoutSchemaAddress } from "../content/check-content.ts";
import type { FileName } from "../content/content-files.ts";
import { type Originals, originalsOf } from "../content/translation/check-translation.ts";
import { mergeTranslation, type TextPair, translatedFiles } from "../content/translation/merge.ts";
import { checkShop, type ShopFiles } from "./check-shop.ts";
import { commitMessage, type FileChange } from "./describe-changes.ts";
import type { Group } from "./form-shape.ts";
import { type Form, readFormValues } from "./forms.ts";
import { mergeChanges } from "./merge-changes.ts";
import type { Problem } from "./problem-places.ts";
import {
	bothOf,
	formContext,
	hindiPathOf,
	originalsPath,
	parseShop,
	pathOf,
	type ShopTexts,
} from "./shop-texts.ts";
import { isEqual, lineWidthOf, writeChanges } from "./write-changes.ts";

export type Save =
	/** Nothing that the form says differs from the files. */
	| { kind: "unchanged" }
	/** With any of these nothing is saved. */
	| { kind: "wrong"; problems: Problem[] }
	/** Somebody else has changed the same things since: what they changed, in words. */
	| { kind: "conflict"; theirs: string[] }
	| {
			kind: "changed";
			/** The whole text of each changed file, by its path. */
			texts: Map<string, string>;
			headline: string;
			body: string;
			warnings: Problem[];
	  };

export interface FormToSave {
	form: Form;
	values: Group;
	/** The files from which the form was filled. */
	opened: ShopTexts;
	/** The files as they are now, with the pictures that are saved together with the form. */
	current: ShopTexts;
	/** For dates in the future. */
	today: Date;
}

export function saveForm({ form, values, opened, current, today }: FormToSave): Save {
	const { file } = form;
	const [base, now] = [parseShop(opened), parseShop(current)];
	const [before, theirs] = [bothOf(file, base), bothOf(file, now)];
	const context = { ...formContext(file, base), pictures: current.pictures };
	const mine = readFormValues(form, values, before, context);
	const original = mergeChanges(before.original, mine.original, theirs.original);
	const translated = mergeChanges(before.translated, mine.translated, theirs.translated);
	if (!original || !translated)
		return { kind: "conflict", theirs: describeBoth(file, before, theirs) };
	const after = { original: original.value, translated: translated.value };
	const changes = changesOf(file, theirs, after);
	if (changes.length === 0) return { kind: "unchanged" };
	const shop = withNotes(now, withFile(now, file, after));
	const { errors, warnings } = checkShop(shop, today);
	if (errors.length > 0) return { kind: "wrong", problems: errors };
	const texts = new Map(
		changes.map(({ isHindi, after: value }) => {
			const path = isHindi ? hindiPathOf(file) : pathOf(file);
			const text = current.texts.get(path) ?? (Array.isArray(value) ? "[]\n" : "{}\n");
			return [path, writeChanges(text, value, lineWidthOf(path))];
		}),
	);
	const notes = shop.hindi?.originals;
	if (notes && !isEqual(notes, now.hindi?.originals))
		texts.set(originalsPath(), `${JSON.stringify(notes, null, "\t")}\n`);
	return { kind: "changed", texts, ...commitMessage(changes), warnings };
}

type Both = ReturnType<typeof bothOf>;

function changesOf(file: FileName, before: Both, after: Both): FileChange[] {
	const english = { file, before: before.original, after: after.original };
	const hindi = { file, isHindi: true, before: before.translated, after: after.translated };
	return [english, hindi].filter((change) => !isEqual(change.before, change.after));
}

function describeBoth(file: FileName, before: Both, after: Both): string[] {
	const { headline, body } = commitMessage(changesOf(file, before, after));
	return body ? body.split("\n").map((line) => line.replace(/^- /, "")) : [headline];
}

function withFile(shop: ShopFiles, file: FileName, { original, translated }: Both): ShopFiles {
	const { hindi } = shop;
	const isTranslated = (translatedFiles as readonly FileName[]).includes(file);
	return {
		...shop,
		original: { ...shop.original, [file]: original },
		hindi:
			hindi && isTranslated ? { ...hindi, files: { ...hindi.files, [file]: translated } } : hindi,
	};
}

/** A Hindi text that was written now says what its original says now; all others are as old as they were. */
function withNotes(before: ShopFiles, after: ShopFiles): ShopFiles {
	if (!after.hindi) return after;
	const old = new Map(pairsOf(before).map(({ key, translated }) => [key, translated]));
	const pairs = pairsOf(after);
	const written = new Map(pairs.map(({ key, translated }) => [key, translated]));
	const known = before.hindi?.originals ?? {};
	const entries = Object.entries(originalsOf(pairs)).map(([key, fingerprint]) => {
		const translated = written.get(key);
		const isWritten = old.get(key) !== translated;
		return [key, isWritten ? fingerprint : known[key]] as const;
	});
	const originals = Object.fromEntries(
		entries.filter(([, fingerprint]) => fingerprint !== undefined),
	);
	return { ...after, hindi: { ...after.hindi, originals: originals as Originals } };
}

function pairsOf({ original, hindi }: ShopFiles): TextPair[] {
	return translatedFiles.flatMap(
		(name) =>
			mergeTranslation(
				name,
				withoutSchemaAddress(original[name]),
				withoutSchemaAddress(hindi?.files[name]),
			).pairs,
	);
}
