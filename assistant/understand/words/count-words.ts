/** Words beside a number that change how many of a thing are meant, in English and Hinglish. */
import { foldWord } from "../sound.ts";
import { tokensOf } from "../tokens.ts";

const countWords = {
	/** As many of every one. */
	each: "each, apiece, har ek, har, hr, harek, prati, every, per head, per person",
	/** Only some of them. */
	part: `half, aadha, adha, aadhe, adhe, of them, of these, of those, of which, of it, out of, in which, among them,
		me se, mein se, main se, inme, unme, usme, isme, jisme, jinme, inmein, unmein, inmen, unmen, usmen, ismen, jismen, jinmen, rest, baki, baaki, remaining, others,
		the other, other two, other one, other ones, dusra, dusre, dusri, doosra, doosre, doosri, second one`,
	/** Nothing else. */
	only: "only, sirf, just, keval, kewal, bas, but",
	/** Not that, or so many fewer. */
	less: `not, no, nahi, mat, without, bina, except, excluding, minus, less, fewer, remove, cancel, scratch, skip, drop, forget, leave,
		chhod, chod, chhodkar, chodkar, chhor, chor, hata, hatao, hata do, hatado, nikal, nikalo, rehne, rahne, kam`,
	/** So many again. */
	more: "more, extra, another, aur",
	/** As many as before. */
	same: "same number, same quantity, same count, utna, utne, utni, itna hee, itne hee, unke, their",
	/** So many each time. */
	often: `roz, rozana, rojana, daily, every day, per day, a day, each day, har din, har roz, every week, per week, a week,
		each week, weekly, har hafte, har hafta`,
	/** A container, or several sold as one. */
	bundle: `bag bhar, bags bhar, bag full, bags full, bagful, bag of, bags of, bag clothes, bundle, bundles, gathri, gathari, potli, load, loads,
		the same again, same again, the same for my, same for my, same for our, same for his, same for her, bhi same, the same for his, the same for her, double everything, double it, dono double, both double, sab double, everything double, usse double, us se double, isse double, se double, twice, triple, dugna, duguna, dugne, dogune, dugni, duguni, doguni, do guna, do guni, tiguna, tiguni, teen guna, twice as many, half as many, ka set, ki set, ke set, bucket, balti, basket, dher, pile, tokri`,
} as const;

export type CountWord = keyof typeof countWords;

const phrases: readonly (readonly [CountWord, readonly string[]])[] = (
	Object.entries(countWords) as [CountWord, string][]
).flatMap(([kind, texts]) =>
	texts
		.split(/,\s*/)
		.map((text) => [kind, tokensOf(text).map(({ text: word }) => foldWord(word))] as const),
);

const byFirstWord = Map.groupBy(phrases, ([, [first = ""]]) => first);

/** "Every week", "har cheez": of no things that are counted. */
const ofTime =
	/^(?:kaam|kam|day|din|week|hafte|hafta|month|mahine|time|bar|baar|sal|saal|item|cheez|chij|tarah|type)$/;
/** "Coming out of storage" */
const isOfPlace = (phrase: readonly string[], next: string | undefined) =>
	phrase.join(" ") === "out of" &&
	!/^(?:\d+|the|th?[eo]se|them|which|all|my|our)$/.test(next ?? "");

export interface CountPlace {
	kind: CountWord;
	/** Places of its first word, and of the one after its last. */
	from: number;
	to: number;
}

/** The places of such words. */
export function countWordsOf(texts: readonly string[]): CountPlace[] {
	const words = texts.map(foldWord);
	return words.flatMap((first, from) =>
		(byFirstWord.get(first) ?? []).flatMap(([kind, phrase]) =>
			phrase.every((word, on) => words[from + on] === word) &&
			!(kind === "each" && ofTime.test(texts[from + phrase.length] ?? "")) &&
			!isOfPlace(phrase, texts[from + phrase.length])
				? [{ kind, from, to: from + phrase.length }]
				: [],
		),
	);
}
