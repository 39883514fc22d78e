import type { CardItem } from "./rate-card.ts";
import type { Voice } from "./voice.ts";

export interface AskedThing {
	/** The entries that the words fit, the best first: never empty. */
	choices: readonly CardItem[];
	quantity?: number | undefined;
}

/** The things of the question that the rate card has. */
export function askedThings({ asked, card }: Pick<Voice, "asked" | "card">): AskedThing[] {
	return asked.items
		.map(({ ids, quantity }) => ({
			choices: [...new Set(ids)].flatMap((id) => card.items.get(id) ?? []),
			quantity,
		}))
		.filter(({ choices }) => choices.length > 0);
}

/** Every item once: the best of each thing, then the second of each and so on. */
export function itemsInTurn(things: readonly AskedThing[]): CardItem[] {
	const longest = Math.max(0, ...things.map(({ choices }) => choices.length));
	const places = Array.from({ length: longest }, (_, place) => place);
	const items = places.flatMap((place) => things.flatMap(({ choices }) => choices[place] ?? []));
	return [...new Set(items)];
}

/** Their names, each once, as far as an answer has room for. */
export function namesOf(items: readonly CardItem[]): string {
	return [...new Set(items.map(({ plainName }) => plainName))].slice(0, 3).join(", ");
}
