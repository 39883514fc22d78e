import type { CardItem } from "./rate-card.ts";
import type { Voice } from "./voice.ts";

export interface AskedThing {
	/** The entries that the words fit, the best first: never empty. */
	choices: readonly CardItem[];
	quantity?: number | undefined;
	/** True if the quantity is of a time that the question names: three times ten minutes. */
	isTimed?: boolean;
}

/** The things of the question that the rate card has. */
export function askedThings(voice: Pick<Voice, "asked" | "card" | "question">): AskedThing[] {
	const { asked, card, question } = voice;
	return asked.items
		.map(({ ids, quantity }) => {
			const choices = [...new Set(ids)].flatMap((id) => card.items.get(id) ?? []);
			const [first] = choices;
			const steps = first && stepsOf(first, question);
			return { choices, quantity: steps ?? quantity, isTimed: steps !== undefined };
		})
		.filter(({ choices }) => choices.length > 0);
}

/** Times that a price may be for, as questions write them. */
const spellings = { min: "min|मिनट", hour: "hour|hr|ghant|घंट", day: "day|din|दिन" };

/** 30 minutes of a thing that is priced for ten are three, not thirty. */
function stepsOf({ name, price }: CardItem, question: string): number | undefined {
	const unit = price.kind === "quote" ? "" : (price.unit ?? "");
	const [, size, word = ""] = /(\d{1,3})\s*(min|hour|day)/i.exec(`${unit} ${name}`) ?? [];
	const written = spellings[word.toLowerCase() as keyof typeof spellings];
	const [, asked] =
		(written && new RegExp(`(\\d{1,3})[\\s-]*(?:${written})`, "i").exec(question)) || [];
	return asked ? Math.ceil(Number(asked) / Number(size)) : undefined;
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
