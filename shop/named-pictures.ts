import type { Content } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { didYouMean } from "./did-you-mean.ts";
import { type Fault, type Place, placeAt } from "./issue-path.ts";
import type { pictureWidths } from "./pictures.ts";
import { say } from "./sentences/say.ts";
import { allStringFields } from "./string-fields.ts";

export interface NamedPicture {
	place: Place;
	picture: string;
	shown: keyof typeof pictureWidths;
}

export function namedPictures(content: Partial<Content>): NamedPicture[] {
	return allStringFields(content).flatMap(({ file, value, path, text, meta: { shown } }) =>
		shown ? [{ place: placeAt(file, value, path), picture: text, shown }] : [],
	);
}

/** @param uses of one picture; `held` are the names of the pictures that are there */
export function missingPicture(
	[first, ...others]: readonly NamedPicture[],
	held: Iterable<string>,
): Fault[] {
	if (!first) return [];
	const { place, picture } = first;
	const guess = didYouMean(picture, held);
	const advice = guess
		? say('Did you mean "{0}"?', guess)
		: say("Put {0}.png or {0}.jpg there, or name one that is there.", picture);
	const elsewhere = others.map((other) => other.place.words).join("; ");
	const also = elsewhere ? say(" It is also named in {0}.", elsewhere) : "";
	const message = say(
		'names "{0}", but {1}/images holds no such picture. {2}{3}',
		...[picture, contentFolder(), advice, also],
	);
	return [{ ...place, message }];
}
