/**
 * The owner's forms' name of a field: in English, and in Hindi as the shop speaks it. (zod takes no
 * interface as `meta`.)
 */
export type Label = {
	title: string;
	/** A sentence or two; editors of the JSON show it too. */
	description?: string;
	hindiTitle: string;
	hindiDescription?: string;
};

/** The `meta` of a field that the owner edits. */
export function label(title: string, hindiTitle: string): Label;
export function label(
	title: string,
	hindiTitle: string,
	description: string,
	hindiDescription: string,
): Label;
export function label(
	title: string,
	hindiTitle: string,
	description?: string,
	hindiDescription?: string,
): Label {
	const names = { title, hindiTitle };
	// An undefined key would hide the hint of the schema that this one is made of.
	return description === undefined ? names : { ...names, description, hindiDescription };
}

/** The words for each value of an enumeration, in English and in Hindi. */
export type Choices = Readonly<Record<string, readonly [english: string, hindi: string]>>;
