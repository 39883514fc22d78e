/** Ids, addresses and pictures that content names, and that are not there. */
import type { Content } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { type At, type Fault, faultAt, placeWords } from "./fault.ts";
import { fixedPages } from "./fixed-pages.ts";
import type { pictureWidths } from "./pictures.ts";
import { adviceOn, say, sayOr } from "./sentences/say.ts";
import { allTexts, type ContentText } from "./walk-texts.ts";

interface Reference {
	at: At;
	name: string;
	/** Another kind of thing that it may name. */
	or?: string;
}

interface Named {
	/** "page" */
	what: string;
	names: readonly string[];
	/** The advice where no name is similar. */
	otherwise: string;
}

/** Ids that one file uses and another does not define. Files that could not be read are not checked. */
export function brokenReferences(content: Partial<Content>): Fault[] {
	const { prices, services, "landing-pages": landing, "keyword-pages": keyword } = content;
	const texts = allTexts(content);
	const naming = (what: ContentText["meta"]["refersTo"]) =>
		texts.filter(({ meta }) => meta.refersTo === what).map(referenceOf);
	const faults: Fault[] = [];
	if (prices)
		faults.push(
			...missingNames(naming("price item"), {
				what: say("itemOfRateCard", contentFolder()),
				names: prices.categories.flatMap(({ items }) => items.map(({ id }) => id)),
				otherwise: say("useKnownId"),
			}),
		);
	if (!landing || !keyword) return faults;
	const fixed = Object.values(fixedPages).map(({ path }) => path.slice(1));
	const linked = naming("address").flatMap(({ at, name: address }) => {
		const [, name = ""] = /^\/([^?#]*)/.exec(address) ?? [];
		return fixed.includes(name) ? [] : [{ at, name }];
	});
	const ofLabels = naming("page or service")
		.filter(({ name }) => services && !services.some(({ id }) => id === name))
		.map((reference) => ({ ...reference, or: say("service") }));
	const pages = {
		what: say("page"),
		names: [...landing, ...keyword].map(({ slug }) => slug),
		otherwise: say("useKnownSlug"),
	};
	return [...faults, ...missingNames([...naming("page"), ...linked, ...ofLabels], pages)];
}

/** The place of a name in a list is the list's. */
function referenceOf({ text, ...at }: ContentText): Reference {
	const isInList = typeof at.path.at(-1) === "number";
	return { at: { ...at, path: isInList ? at.path.slice(0, -1) : at.path }, name: text };
}

/** One fault for each missing name, however many places use it. */
function missingNames(
	references: readonly Reference[],
	{ what, names, otherwise }: Named,
): Fault[] {
	const named = new Set(names);
	return [...new Set(references.map(({ name }) => name))].flatMap((name) => {
		const [first, ...others] = references.filter((one) => one.name === name);
		if (!first || named.has(name)) return [];
		const either = first.or && others.length === 0 ? sayOr([what, first.or]) : what;
		const advice = adviceOn(name, named, otherwise);
		const message = say("noSuchName", ...[name, either, advice, alsoIn(others)]);
		return [faultAt(first.at, message)];
	});
}

function alsoIn(others: readonly Pick<Reference, "at">[]): string {
	const words = others.map(({ at }) => placeWords(at)).join("; ");
	return words && say("alsoNamedIn", words);
}

export interface NamedPicture {
	at: At;
	picture: string;
	shown: keyof typeof pictureWidths;
}

export function namedPictures(content: Partial<Content>): NamedPicture[] {
	return allTexts(content).flatMap(({ text, meta: { shown }, ...at }) =>
		shown ? [{ at, picture: text, shown }] : [],
	);
}

/** @param uses of one picture; `held` are the names of the pictures that are there */
export function missingPicture(
	[first, ...others]: readonly NamedPicture[],
	held: Iterable<string>,
): Fault[] {
	if (!first) return [];
	const { at, picture } = first;
	const otherwise = say("putPictureThere", picture);
	const message = say(
		"noSuchPicture",
		...[picture, contentFolder(), adviceOn(picture, held, otherwise), alsoIn(others)],
	);
	return [faultAt(at, message)];
}
