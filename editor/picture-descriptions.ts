/** The words that say what a picture shows: asked for again when another picture takes its file. */
import { type FormSchema, formSchema } from "./form-schema.ts";
import { type Group, hindiOf, isGroup, pictureName } from "./form-shape.ts";
import { type Form, forms, rootList } from "./forms.ts";
import type { Addition, Snapshot } from "./git-host.ts";
import { entryNames } from "./problem-places.ts";
import type { ShopSave } from "./shop-save.ts";
import { openForm, parseShop } from "./shop-texts.ts";

export interface Description {
	form: Form;
	/** In the form: `entries.2.imageAlt`. Its Hindi stands beside it. */
	path: string;
	/** Of the entries on the way, as in `entryNames`. */
	entries: readonly string[];
	text: string;
	/** Undefined in a shop without Hindi. */
	hindi: string | undefined;
}

export interface ReplacedPicture {
	/** Its replacement. */
	picture: Addition;
	descriptions: Description[];
}

/** @param pictures that are saved; those that describe nothing are left out */
export function replacedPictures(
	pictures: readonly Addition[],
	save: ShopSave,
	current: Snapshot,
): ReplacedPicture[] {
	const replaced = pictures.filter(({ path }) => current.blobs.has(path));
	if (replaced.length === 0) return [];
	const valuesOf = formReader(save, current);
	return replaced
		.map((picture) => ({ picture, descriptions: descriptionsOf(picture.path, valuesOf) }))
		.filter(({ descriptions }) => descriptions.length > 0);
}

/** The save with these words in its forms, or in further ones. */
export function withDescriptions(
	save: ShopSave,
	descriptions: readonly Description[],
	current: Snapshot,
): ShopSave {
	const valuesOf = formReader(save, current);
	const described = new Map<Form, Group>();
	for (const { form, path, text, hindi } of descriptions) {
		const values = described.get(form) ?? structuredClone(valuesOf(form));
		described.set(form, values);
		const steps = path.split(".");
		const group = valueAt(values, steps.slice(0, -1));
		if (!isGroup(group)) continue;
		const name = steps.at(-1) ?? "";
		group[name] = text;
		if (hindi !== undefined) group[hindiOf(name)] = hindi;
	}
	const filled = save.forms.map((one) => ({
		...one,
		values: described.get(one.form) ?? one.values,
	}));
	const known = save.forms.map(({ form }) => form);
	const further = [...described]
		.filter(([form]) => !known.includes(form))
		.map(([form, values]) => ({ form, values, openedAt: current.commit }));
	return { ...save, forms: [...filled, ...further] };
}

type FormReader = (form: Form) => Group;

/** Reads a form as it is saved, or else as it would be filled now. */
function formReader(save: ShopSave, current: Snapshot): FormReader {
	const shop = parseShop(current);
	return (form) =>
		save.forms.find((filled) => filled.form === form)?.values ?? openForm(form, shop);
}

function descriptionsOf(picture: string, valuesOf: FormReader): Description[] {
	const found = forms.flatMap((form) => {
		const schema = formSchema(form.file);
		const values = valuesOf(form);
		const isList = schema.items !== undefined;
		return describingPaths(schema, isList ? values[rootList] : values, pictureName(picture)).map(
			(path) => descriptionAt(form, isList ? [rootList, ...path] : path, valuesOf),
		);
	});
	const known = found.filter((one) => one !== undefined);
	return [...new Map(known.map((one) => [`${one.form.name} ${one.path}`, one])).values()];
}

/** Of the texts that describe a picture; `pages/…` is in another form. */
function describingPaths(schema: FormSchema, value: unknown, picture: string): string[][] {
	const { items, properties = {} } = schema;
	if (items && Array.isArray(value))
		return value.flatMap((entry, index) =>
			describingPaths(items, entry, picture).map((path) => [String(index), ...path]),
		);
	if (!isGroup(value)) return [];
	return Object.entries(properties).flatMap(([name, field]) => {
		const shown = value[name];
		if (!field.describedBy)
			return describingPaths(field, shown, picture).map((path) => [name, ...path]);
		const isIt = typeof shown === "string" && pictureName(shown) === picture;
		return isIt ? [[field.describedBy]] : [];
	});
}

function descriptionAt(
	form: Form,
	path: readonly string[],
	valuesOf: FormReader,
): Description | undefined {
	const [elsewhere, ...inner] = path.at(-1)?.split("/") ?? [];
	if (inner.length > 0) {
		const other = forms.find(({ file }) => file === elsewhere);
		return other && descriptionAt(other, inner, valuesOf);
	}
	const group = valueAt(valuesOf(form), path.slice(0, -1));
	const name = path.at(-1) ?? "";
	if (!isGroup(group) || typeof group[name] !== "string") return undefined;
	const hindi = group[hindiOf(name)];
	return {
		form,
		path: path.join("."),
		entries: entryNames(valuesOf(form), path),
		text: group[name],
		hindi: hindiOf(name) in group ? String(hindi ?? "") : undefined,
	};
}

function valueAt(value: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>((here, step) => (here as Group | undefined)?.[step], value);
}
