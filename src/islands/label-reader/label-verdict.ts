import type { CareDrawing, CareLabels } from "../../../content/types.ts";

export type Family = CareLabels["families"][number];
export type CareSign = Family["symbols"][number];

/** The symbol that a label shows of each family, by the family's id. */
export type Label = ReadonlyMap<string, CareDrawing>;

/** The tub and the circle decide what a garment needs; the other signs go along with it. */
const deciding = new Set(["washing", "professional-care"]);

/** The label's symbols, in its order. */
export function signsOf(label: Label, families: readonly Family[]): CareSign[] {
	return families.flatMap(({ id, symbols }) =>
		symbols.filter(({ drawing }) => drawing === label.get(id)),
	);
}

/**
 * The page or service that a label asks for. Undefined where it asks for none, or where its tub and its circle
 * disagree: then somebody has to see the garment.
 */
export function serviceFor(label: Label, families: readonly Family[]): string | undefined {
	const shown = families.filter(({ id }) => label.has(id));
	const strong = shown.filter(({ id }) => deciding.has(id));
	const judges = strong.length > 0 ? strong : shown;
	return judges
		.map((family) => asksFor(label, family))
		.find((service) => service && judges.every((family) => allows(label, family, service)));
}

function asksFor(label: Label, { id, symbols }: Family): string | undefined {
	return symbols.find(({ drawing }) => drawing === label.get(id))?.asksFor;
}

/** A family says nothing of a service that none of its symbols asks for. */
function allows(label: Label, family: Family, service: string): boolean {
	const speaksOfIt = family.symbols.some((symbol) => symbol.asksFor === service);
	return !speaksOfIt || asksFor(label, family) === service;
}
