/** From a form to a commit: the texts that change and the words for it, or what is wrong. */
import { withoutSchemaAddress } from "../content/check-content.ts";
import type { FileName } from "../content/content-files.ts";
import { originalsOf } from "../content/translation/check-translation.ts";
import { mergeTranslation, type TextPair, translatedFiles } from "../content/translation/merge.ts";
import { checkShop, type ShopFiles } from "./check-shop.ts";
import { commitMessage, describeChanges, type FileChange } from "./describe-changes.ts";
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
import { staleDescriptions } from "./stale-descriptions.ts";
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
			/** The changes in words. */
			sentences: string[];
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
	/** Fields that others have changed too: theirs give way. */
	keepMine?: boolean;
	/** For dates in the future. */
	today: Date;
}

export function saveForm({ form, values, opened, current, keepMine, today }: FormToSave): Save {
	const { file } = form;
	const [base, now] = [parseShop(opened), parseShop(current)];
	const [before, theirs] = [bothOf(file, base), bothOf(file, now)];
	const context = { ...formContext(file, base), pictures: current.pictures };
	const mine = readFormValues(form, values, before, context);
	const original = mergeChanges(before.original, mine.original, theirs.original, keepMine);
	const translated = mergeChanges(before.translated, mine.translated, theirs.translated, keepMine);
	if (!original || !translated)
		return { kind: "conflict", theirs: describeChanges(changesOf(file, before, theirs)) };
	const after = { original: original.value, translated: translated.value };
	const changes = changesOf(file, theirs, after);
	if (changes.length === 0) return { kind: "unchanged" };
	const shop = withNotes(now, withFile(now, file, after));
	const { errors, warnings } = checkShop(
		shop,
		today,
		staleDescriptions(file, theirs, after, shop.original.pages),
	);
	if (errors.length > 0) return { kind: "wrong", problems: errors };
	const texts = writtenTexts(changes, current);
	const notes = shop.hindi?.originals;
	if (notes && !isEqual(notes, now.hindi?.originals))
		texts.set(originalsPath(), `${JSON.stringify(notes, null, "\t")}\n`);
	const sentences = describeChanges(changes);
	return { kind: "changed", texts, sentences, ...commitMessage(sentences), warnings };
}

/** The files as a form has them, unchecked. @param opened the files from which it was filled */
export function writtenForm(form: Form, values: Group, opened: ShopTexts): ShopTexts {
	const { file } = form;
	const shop = parseShop(opened);
	const before = bothOf(file, shop);
	const after = readFormValues(form, values, before, formContext(file, shop));
	const texts = writtenTexts(changesOf(file, before, after), opened);
	return { ...opened, texts: new Map([...opened.texts, ...texts]) };
}

function writtenTexts(changes: readonly FileChange[], { texts }: ShopTexts): Map<string, string> {
	return new Map(
		changes.map(({ file, isHindi, after }) => {
			const path = isHindi ? hindiPathOf(file) : pathOf(file);
			const text = texts.get(path) ?? (Array.isArray(after) ? "[]\n" : "{}\n");
			return [path, writeChanges(text, after, lineWidthOf(path))];
		}),
	);
}

type Both = ReturnType<typeof bothOf>;

function changesOf(file: FileName, before: Both, after: Both): FileChange[] {
	const english = { file, before: before.original, after: after.original };
	const hindi = { file, isHindi: true, before: before.translated, after: after.translated };
	return [english, hindi].filter((change) => !isEqual(change.before, change.after));
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
	const isWritten = ({ key, translated }: TextPair) => old.get(key) !== translated;
	const notes = { ...before.hindi?.originals, ...originalsOf(pairs.filter(isWritten)) };
	const keys = new Set(pairs.map(({ key }) => key));
	const originals = Object.fromEntries(
		Object.entries(notes)
			.filter(([key]) => keys.has(key))
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);
	return { ...after, hindi: { ...after.hindi, originals } };
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
