import type { Content } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { didYouMean } from "./did-you-mean.ts";
import { issuePath } from "./issue-path.ts";
import { say } from "./sentences/say.ts";
import { allStringFields } from "./string-fields.ts";

/** The widths in pixels that the build makes of a picture, by its place in the layout. Equal widths share files. */
export const pictureWidths = {
	/** Cards three or four in a row. */
	card: [240, 360, 480, 768],
	/** Half of the page on wide screens, all of it on phones. */
	half: [360, 480, 768, 1080],
	/** The picture of a landing or keyword page. */
	searchHero: [480, 768, 1080],
	/** As wide as the container. */
	wide: [480, 768, 1080, 1600],
	/** The SVG drawing of the home page, which has no widths. */
	scenery: [],
	/** On the picture for social networks. */
	socialCard: [560],
} as const satisfies Record<string, readonly number[]>;

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
