/** From a form to a commit: the texts that change and the words for it, or what is wrong. */
import type { FileName } from "../shop/content-files.ts";
import { isPageFolder } from "../shop/content-files.ts";
import { checkShop } from "./check-shop.ts";
import { commitMessage, describeChanges } from "./describe-changes.ts";
import type { Group } from "./form-shape.ts";
import { type Form, readFormValues } from "./forms.ts";
import { mergeChanges } from "./merge-changes.ts";
import type { Problem } from "./problem-places.ts";
import {
	formContext,
	isInHindi,
	pagePathOf,
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
			/** Of pages that are taken out. */
			deletions: { path: string }[];
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
	const [before, theirs] = [base.files[file], now.files[file]];
	const context = { ...formContext(file, base), pictures: current.pictures };
	const mine = readFormValues(form, values, before, context);
	const merged = mergeChanges(before, mine, theirs, keepMine);
	if (!merged)
		return { kind: "conflict", theirs: describeChanges([{ file, before, after: theirs }]) };
	const after = merged.value;
	if (isEqual(theirs, after)) return { kind: "unchanged" };
	const files = { ...now.files, [file]: after };
	const { errors, warnings } = checkShop(
		{ ...now, files },
		today,
		staleDescriptions(file, theirs, after, files.pages, isInHindi(files)),
	);
	if (errors.length > 0) return { kind: "wrong", problems: errors };
	const written = writtenFiles(file, theirs, after, current);
	if (written.texts.size + written.deletions.length === 0) return { kind: "unchanged" };
	const sentences = describeChanges([{ file, before: theirs, after }]);
	return { kind: "changed", ...written, sentences, ...commitMessage(sentences), warnings };
}

/** The files as a form has them, unchecked. @param opened the files from which it was filled */
export function writtenForm(form: Form, values: Group, opened: ShopTexts): ShopTexts {
	const { file } = form;
	const shop = parseShop(opened);
	const before = shop.files[file];
	const after = readFormValues(form, values, before, formContext(file, shop));
	const { texts, deletions } = writtenFiles(file, before, after, opened);
	const all = new Map([...opened.texts, ...texts]);
	for (const { path } of deletions) all.delete(path);
	return { ...opened, texts: all };
}

function writtenFiles(file: FileName, before: unknown, after: unknown, { texts }: ShopTexts) {
	const [old, now] = isPageFolder(file)
		? [pagesByPath(file, before), pagesByPath(file, after)]
		: [new Map([[pathOf(file), before]]), new Map([[pathOf(file), after]])];
	const changed = [...now].filter(([path, value]) => !isEqual(old.get(path), value));
	return {
		texts: new Map(
			changed.map(([path, value]) => {
				const text = texts.get(path) ?? (Array.isArray(value) ? "[]\n" : "{}\n");
				return [path, writeChanges(text, value, lineWidthOf(path))];
			}),
		),
		deletions: [...old.keys()].filter((path) => !now.has(path)).map((path) => ({ path })),
	};
}

/** The address of a page is the name of its file. */
function pagesByPath(file: FileName, pages: unknown): Map<string, unknown> {
	return new Map(
		(pages as { slug: string }[]).map(({ slug, ...page }) => [pagePathOf(file, slug), page]),
	);
}
