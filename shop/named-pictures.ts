import type { Content } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { didYouMean } from "./did-you-mean.ts";
import { issuePath } from "./issue-path.ts";
import type { pictureWidths } from "./pictures.ts";
import { say } from "./sentences/say.ts";
import { allStringFields } from "./string-fields.ts";

export interface NamedPicture {
	/** `content/pages.json → hero: image` */
	place: string;
	picture: string;
	shown: keyof typeof pictureWidths;
}

export function namedPictures(content: Partial<Content>): NamedPicture[] {
	return allStringFields(content).flatMap(({ file, value, path, text, meta: { shown } }) =>
		shown ? [{ place: issuePath(file, value, path), picture: text, shown }] : [],
	);
}

/** @param uses of one picture; `held` are the names of the pictures that are there */
export function missingPicture(uses: readonly NamedPicture[], held: Iterable<string>): string {
	const [first, ...others] = uses.map(({ place }) => place);
	const picture = uses[0]?.picture ?? "";
	const guess = didYouMean(picture, held);
	const advice = guess
		? say('Did you mean "{0}"?', guess)
		: say("Put {0}.png or {0}.jpg there, or name one that is there.", picture);
	const also = others.length > 0 ? say(" It is also named in {0}.", others.join("; ")) : "";
	return `${first} ${say('names "{0}", but {1}/images holds no such picture. {2}{3}', picture, contentFolder(), advice, also)}`;
}
