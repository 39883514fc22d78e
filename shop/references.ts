/** Ids, addresses and pictures that content names, and that are not there. */
import type { Content, FileName } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { type At, type Fault, faultAt, placeWords } from "./fault.ts";
import { fixedPages } from "./fixed-pages.ts";
import type { pictureWidths } from "./pictures.ts";
import { adviceOn, didYouMean, say, sayOr } from "./sentences/say.ts";
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
	/** The places that define the names: `content/prices.json → "Shirt": id`. */
	places: ReadonlyMap<string, At>;
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
				places: itemPlaces(prices),
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
		places: new Map([
			...slugPlaces("landing-pages", landing),
			...slugPlaces("keyword-pages", keyword),
		]),
		otherwise: say("useKnownSlug"),
	};
	return [...faults, ...missingNames([...naming("page"), ...linked, ...ofLabels], pages)];
}

/** The place of a name in a list is the list's. */
function referenceOf({ text, ...at }: ContentText): Reference {
	const isInList = typeof at.path.at(-1) === "number";
	return { at: { ...at, path: isInList ? at.path.slice(0, -1) : at.path }, name: text };
}

function itemPlaces(prices: Content["prices"]): Map<string, At> {
	return new Map(
		prices.categories.flatMap(({ items }, category) =>
			items.map(({ id }, item): [string, At] => [
				id,
				{ file: "prices", value: prices, path: ["categories", category, "items", item, "id"] },
			]),
		),
	);
}

function slugPlaces(file: FileName, value: readonly { slug: string }[]): [string, At][] {
	return value.map(({ slug }, index) => [slug, { file, value, path: [index, "slug"] }]);
}

/** One fault for each missing name, however many places use it. */
function missingNames(
	references: readonly Reference[],
	{ what, places, otherwise }: Named,
): Fault[] {
	const names = new Set(references.map(({ name }) => name));
	const unused = [...places.keys()].filter((name) => !names.has(name));
	return [...names].flatMap((name) => {
		const [first, ...others] = references.filter((one) => one.name === name);
		if (!first || places.has(name)) return [];
		const isShared = others.length > 0;
		const renamed = isShared ? newNameOf(name, unused) : undefined;
		const definition = renamed && places.get(renamed);
		if (definition) {
			const message = say(
				"renamed",
				...[renamed, others.length + 1, name, what, wordsOf([first, ...others])],
			);
			return [faultAt(definition, message)];
		}
		const either = first.or && !isShared ? sayOr([what, first.or]) : what;
		const advice = adviceOn(name, places.keys(), otherwise);
		const message = say("noSuchName", ...[name, either, advice, alsoIn(others)]);
		return [faultAt(first.at, message)];
	});
}

function wordsOf(references: readonly Pick<Reference, "at">[]): string {
	return references.map(({ at }) => placeWords(at)).join("; ");
}

function alsoIn(others: readonly Pick<Reference, "at">[]): string {
	return others.length > 0 ? say("alsoNamedIn", wordsOf(others)) : "";
}

/** The unused name that a name was most likely changed to: a similar one, or one with more words in common. */
function newNameOf(name: string, unused: readonly string[]): string | undefined {
	const near = didYouMean(name, unused);
	if (near) return near;
	if (unused.length === 1) return unused[0];
	const stems = (one: string) => one.split("-").map((word) => word.slice(0, 4));
	const [best, second] = unused
		.map((other) => ({
			other,
			shared: stems(other).filter((stem) => stems(name).includes(stem)).length,
		}))
		.sort((one, other) => other.shared - one.shared);
	// "mens-suit" has no more in common with "mens-shirt" than many others: that one was taken out.
	const isLike =
		best && best.shared > (second?.shared ?? 0) && best.shared * 2 > stems(name).length;
	return isLike ? best.other : undefined;
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
