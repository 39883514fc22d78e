/** A form as the editor has it in place of the text of a content file. */
import { textOf } from "../base64.ts";
import { openedAtField } from "../cms-config.ts";
import type { Group } from "../form-shape.ts";
import { forms } from "../forms.ts";
import type { Addition, Snapshot } from "../git-host.ts";
import type { FilledForm, ShopSave } from "../shop-save.ts";
import { isShopPath, openForm, parseShop } from "../shop-texts.ts";

interface FormatMethods {
	fromFile(): Promise<Group>;
	toFile(values: Group): string;
}

/**
 * The format of a form: filled from the newest snapshot, because a form has more files than the one whose text the editor
 * has read; written as a note for `readSave`, because only there the pictures of the same commit are known.
 */
export function formFormat(name: string, newest: () => Promise<Snapshot>): FormatMethods {
	const form = forms.find((one) => one.name === name);
	if (!form) throw new TypeError(`There is no form “${name}”`);
	return {
		async fromFile() {
			const shop = await newest();
			return { ...openForm(form, parseShop(shop)), [openedAtField]: shop.commit };
		},
		toFile: (values) => JSON.stringify({ form: name, values }),
	};
}

/** The forms and pictures that the editor wants to commit. */
export function readSave(
	additions: readonly Addition[],
	deletions: readonly { path: string }[],
): ShopSave {
	return {
		forms: additions.filter(({ path }) => isShopPath(path)).map(readNote),
		pictures: additions.filter(({ path }) => !isShopPath(path)),
		deletions,
	};
}

function readNote({ contents }: Addition): FilledForm {
	const { form: name, values } = JSON.parse(textOf(contents)) as { form: string; values: Group };
	const form = forms.find((one) => one.name === name);
	if (!form) throw new TypeError(`There is no form “${name}”`);
	const { [openedAtField]: openedAt, ...own } = values;
	return { form, values: own, openedAt: String(openedAt) };
}
