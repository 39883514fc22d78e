import { didYouMean } from "./did-you-mean.ts";

/** A place that names something by its id or slug. */
export interface Reference {
	/** For the beginning of a sentence: `content/services.json → "Shirts": pages`. */
	place: string;
	name: string;
	/** What it may name besides, for the sentence. */
	or?: string;
}

/** What may be named. */
interface Named {
	/** "page", for the sentence. */
	what: string;
	/** Each name, with the place where it is given: `content/prices.json → "Shirt": id`. */
	places: ReadonlyMap<string, string>;
	/** What to do about a name that resembles none. */
	otherwise: string;
}

/**
 * Names that are there no longer, a sentence each however many places use them: a changed id or slug
 * is one mistake and not twelve.
 */
export function missingNames(references: readonly Reference[], named: Named): string[] {
	const { what, places, otherwise } = named;
	const used = new Set(references.map(({ name }) => name));
	const unused = [...places.keys()].filter((name) => !used.has(name));
	const missing = new Map<string, Reference[]>();
	for (const reference of references)
		if (!places.has(reference.name))
			missing.set(reference.name, [...(missing.get(reference.name) ?? []), reference]);
	return [...missing].map(([name, users]) => {
		const [first, ...others] = users.map(({ place }) => place);
		const or = users.length === 1 && users[0]?.or ? ` and no ${users[0].or}` : "";
		const renamed = others.length > 0 ? newNameOf(name, unused) : undefined;
		if (renamed)
			return `${places.get(renamed)} is "${renamed}", which nothing names, while ${users.length} places name "${name}", which is no ${what}. If you changed it, write "${name}" again; or else change it in all of these: ${[first, ...others].join("; ")}.`;
		const guess = didYouMean(name, places.keys());
		const advice = guess ? `Did you mean "${guess}"?` : otherwise;
		const too = others.length > 0 ? ` It is also named in ${others.join("; ")}.` : "";
		return `${first} names "${name}", which is no ${what}${or}. ${advice}${too}`;
	});
}

/** What a name was most likely changed to: the one unused name that resembles it most. */
function newNameOf(name: string, unused: readonly string[]): string | undefined {
	const near = didYouMean(name, unused);
	if (near) return near;
	if (unused.length === 1) return unused[0];
	const beginnings = (one: string) => one.split("-").map((word) => word.slice(0, 4));
	const words = new Set(beginnings(name));
	const alike = (other: string) => beginnings(other).filter((word) => words.has(word)).length;
	const [best, second] = [...unused].sort((one, other) => alike(other) - alike(one));
	if (best === undefined) return undefined;
	return alike(best) > (second === undefined ? 0 : alike(second)) ? best : undefined;
}
