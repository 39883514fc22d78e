import { didYouMean } from "./did-you-mean.ts";
import type { Fault, Place } from "./issue-path.ts";
import { say, sayOr } from "./sentences/say.ts";

export interface Reference {
	place: Place;
	name: string;
	/** Another kind of thing that it may name. */
	or?: string;
}

interface Named {
	/** "page" */
	what: string;
	/** The places that define the names: `content/prices.json → "Shirt": id`. */
	places: ReadonlyMap<string, Place>;
	/** The advice where no name is similar. */
	otherwise: string;
}

/** One fault for each missing name, however many places use it. */
export function missingNames(
	references: readonly Reference[],
	{ what, places, otherwise }: Named,
): Fault[] {
	const names = new Set(references.map(({ name }) => name));
	const unused = [...places.keys()].filter((name) => !names.has(name));
	const missing = [...names].filter((name) => !places.has(name));
	return missing.flatMap((name) => {
		const uses = references.filter((one) => one.name === name);
		const [first, ...others] = uses.map(({ place }) => place);
		const renamed = others.length > 0 ? newNameOf(name, unused) : undefined;
		const definition = renamed && places.get(renamed);
		const wordsOf = (all: readonly Place[]) => all.map(({ words }) => words).join("; ");
		if (!first) return [];
		if (definition) {
			const message = say(
				'is "{0}", which nothing refers to, while {1} places name "{2}", and there is no such {3}. If you renamed it, write "{2}" again, or change all of these: {4}.',
				...[renamed, uses.length, name, what, wordsOf([first, ...others])],
			);
			return [{ ...definition, message }];
		}
		const other = others.length === 0 ? uses[0]?.or : undefined;
		const either = other ? sayOr([what, other]) : what;
		const guess = didYouMean(name, places.keys());
		const advice = guess ? say('Did you mean "{0}"?', guess) : otherwise;
		const also = others.length > 0 ? say(" It is also named in {0}.", wordsOf(others)) : "";
		const message = say(
			'names "{0}", but there is no such {1}. {2}{3}',
			...[name, either, advice, also],
		);
		return [{ ...first, message }];
	});
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
