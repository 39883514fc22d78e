/** Places, cities, weights and things off the list that a message names. */
import { type Act, type AskedItem, frameLimits } from "../frame.ts";
import { narrow } from "./entries.ts";
import type { FoundItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import { isOrdinary } from "./learnt/ordinary-words.ts";
import type { Reading } from "./pieces.ts";
import { plainWords } from "./tokens.ts";
import cityNames from "./words/cities.json" with { type: "json" };
import { refusesDryCleaning } from "./work.ts";

/** Cities that every visitor knows, in Latin letters as they are typed and as Hindi letters read. */
const cities: ReadonlySet<string> = new Set(cityNames.flatMap((line) => line.split(", ")));

export const ofPlaces: ReadonlySet<Act> = new Set<Act>(["areas", "pickup", "pickupTime", "book"]);

const beforePlace = /^(?:from|in|to|at|near|till|upto)$/;

const afterPlace = /^(?:me|mein|mai|main|se|tak|pe|par|side|taraf)$/;

/** "Pickup from Xyz", "Xyz me aate ho": of a word that is neither an ordinary one nor a thing. */
export function namesUnknownPlace(
	{ pieces, tokens, texts, areas }: Reading,
	{ words }: Knowledge,
): boolean {
	return (
		areas.length === 0 &&
		pieces.some(({ kind, from, to, meaning }) => {
			const token = tokens[from];
			const isName =
				kind === "word" &&
				/^[a-z]{3,}$/.test(meaning) &&
				token !== undefined &&
				!isOrdinary(meaning, token.isHindi) &&
				!words.keyed(token).isName;
			return (
				isName && (beforePlace.test(texts[from - 1] ?? "") || afterPlace.test(texts[to] ?? ""))
			);
		})
	);
}

export const isOfWork = (id: string, { index }: Knowledge): boolean =>
	index.item(id)?.isWhole === true || index.item(id)?.measure === "kg";

/** Names a city that is not the shop's own. */
export const namesOtherCity = ({ texts }: Reading, { data }: Knowledge): boolean => {
	const own = plainWords(data.site.business.address.city);
	return texts.some((text) => cities.has(text) && !own.includes(text));
};

const kilo = / (?:per )?(?:kg|kgs|kilo|kilos|kilogram|wajan|weight) /;

/** "Kilo ke hisab se", "5 kg kapde": what is priced by weight, where no such thing is named. */
export function withWeighed(
	{ items, unit, quantity, refused, loose }: FoundItems,
	{ text, pieces }: Reading,
	{ index }: Knowledge,
): readonly AskedItem[] {
	const isWeighed = ({ ids }: AskedItem) => index.item(ids[0] ?? "")?.measure === "kg";
	const hasClothes = pieces.some(({ kind }) => kind === "clothes");
	const isByWeight =
		unit === "kg" ||
		(items.length === 0 && (kilo.test(text) || hasClothes || refusesDryCleaning(text)));
	const rates = index.measured("kg");
	if (items.some(isWeighed) || !isByWeight || rates.length === 0) return items;
	const rest = narrow(rates, (id) => !index.isNamedBy(id, refused));
	const kinds = loose.filter((word) => word === "iron" || word === "fold");
	const ids = narrow(rest, (id) => kinds.every((word) => index.item(id)?.words.has(word))).slice(
		0,
		frameLimits.alternatives,
	);
	return [...items, { ids, ...(unit === "kg" && quantity !== undefined && { quantity }) }];
}

/** Things that the shop does not name, to be named in the answer: letters only, at most two. */
export function unknownIn({ pieces, tokens }: Reading, acts: readonly Act[]): string[] {
	const isDenied = acts.includes("notListed");
	const isPriced = acts.some((act) => act === "price" || act === "total" || act === "care");
	const hasThing = pieces.some(({ kind }) => kind === "thing");
	const others = pieces.filter(({ kind }) => kind === "other");
	const named = isDenied || (isPriced && hasThing) ? others : [];
	return named
		.map(({ from, to }) =>
			tokens
				.slice(from, to)
				.map(({ raw }) => raw)
				.join(" "),
		)
		.map((word) =>
			word
				.replaceAll(/[^\p{L}\p{M} ]/gu, "")
				.trim()
				.slice(0, 24),
		)
		.filter((word, at, all) => word.length > 1 && all.indexOf(word) === at)
		.slice(0, 2);
}
