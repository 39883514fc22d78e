import { didYouMean } from "./did-you-mean.ts";

export interface Reference {
	/** `content/services.json → "Shirts": pages`. */
	place: string;
	name: string;
	/** Another kind of thing that it may name. */
	or?: string;
}

interface Named {
	/** "page" */
	what: string;
	/** Name → where it is defined: `content/prices.json → "Shirt": id`. */
	places: ReadonlyMap<string, string>;
	/** The advice where no name is similar. */
	otherwise: string;
}

/** One sentence for each missing name, however many places use it. */
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
		const or = users.length === 1 && users[0]?.or ? ` or ${users[0].or}` : "";
		const renamed = others.length > 0 ? newNameOf(name, unused) : undefined;
		if (renamed)
			return `${places.get(renamed)} is "${renamed}", which nothing refers to, while ${users.length} places name "${name}", and there is no such ${what}. If you renamed it, write "${name}" again, or change all of these: ${[first, ...others].join("; ")}.`;
		const guess = didYouMean(name, places.keys());
		const advice = guess ? `Did you mean "${guess}"?` : otherwise;
		const too = others.length > 0 ? ` It is also named in ${others.join("; ")}.` : "";
		return `${first} names "${name}", but there is no such ${what}${or}. ${advice}${too}`;
	});
}

/** The unused name that a name was most likely changed to. */
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
