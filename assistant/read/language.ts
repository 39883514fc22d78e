/** In which language a visitor is answered. */
import type { Turn } from "../contract.ts";
import type { AnswerLanguage } from "../frame.ts";
import { foldWord } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import { isOf, languages } from "./words/vocabulary.ts";

const wordsOf = (words: string) => new Set(words.split(" ").map(foldWord));

/** By what a text shows each language; the first one is the language of words that show none. */
const [plain, ...others] = languages.map(({ shown, answers, asksLanguage }) => ({
	strong: wordsOf(shown.strong),
	/** A sentence of another language may hold these. */
	weak: wordsOf(shown.weak),
	/** Words of another language, too. */
	shared: new Set(shown.shared.split(" ")),
	/** They show the language where nothing else shows one. */
	things: wordsOf(shown.things),
	ends: new Set(shown.ends.split(" ")),
	verbs: shown.verbs.map((verb) => new RegExp(verb)),
	asked: new RegExp(`\\b(?:${asksLanguage})\\b`),
	answers: answers as { latin: AnswerLanguage; own: AnswerLanguage },
}));
type Shown = NonNullable<typeof plain>;

/** The language that a text shows; undefined where it has no sign of one: "shirt", "9?". */
function languageShown(text: string): AnswerLanguage | undefined {
	return others.map((other) => shownOf(text, other)).find((language) => language !== undefined);
}

function shownOf(text: string, other: Shown): AnswerLanguage | undefined {
	if (!plain) return undefined;
	const all = tokensOf(text.slice(0, 500));
	const words = all.filter(({ isHindi }) => !isHindi).map((token) => token.text);
	const counts = { strong: 0, weak: 0, both: 0, plain: 0, weakPlain: 0 };
	for (const word of words) {
		const key = foldWord(word);
		const isPlain = plain.strong.has(key);
		if (other.shared.has(word)) {
			if (other.strong.has(key)) counts.both += 1;
			if (isPlain) counts.weakPlain += 1;
		} else if (other.weak.has(key)) counts.weak += 1;
		else if (isPlain) counts[plain.weak.has(key) ? "weakPlain" : "plain"] += 1;
		else if (other.strong.has(key) || other.verbs.some((verb) => verb.test(key)))
			counts.strong += 1;
	}
	const { weak, both, weakPlain } = counts;
	const isAlone = counts.plain === 0 && words.length > 1;
	const hints = [isAlone && other.ends.has(words.at(-1) ?? ""), isAlone && both > 1];
	const strong = counts.strong + hints.filter(Boolean).length;
	const { latin, own } = other.answers;
	if (words.length < all.length) return own;
	const isMore = strong * 2 >= counts.plain + weakPlain / 2;
	if (strong > 0) return isMore ? latin : plain.answers.latin;
	if (counts.plain > 0) return plain.answers.latin;
	if (weak > 0) return latin;
	if (words.length > 2 && words.some((word) => other.things.has(foldWord(word)))) return latin;
	// "Do blazer" is two of them, or asks for it.
	return weakPlain > both && words.length > 1 ? plain.answers.latin : undefined;
}

/** A text without a sign of a language keeps that of the conversation, else it is the page's. */
export function languageOf(
	question: string,
	{
		history = [],
		pageLanguage = "en",
	}: { history?: readonly Turn[] | undefined; pageLanguage?: AnswerLanguage | undefined } = {},
): AnswerLanguage {
	const words = tokensOf(question);
	const text = words.map((token) => token.text).join(" ");
	// "Can you talk in Hindi", "English me batao".
	const asked = [plain, ...others].find((language) => language?.asked.test(text));
	if (asked) return asked.answers.own;
	const shown = languageShown(question);
	const isCourtesy = words.every((word) => !word.isHindi && isOf("courtesies", word.text));
	if (shown && !isCourtesy) return shown;
	const before = history
		.filter(({ role }) => role === "user")
		.toReversed()
		.map(({ content }) => languageShown(content))
		.find((language) => language !== undefined);
	if (before ?? shown) return before ?? shown ?? pageLanguage;
	const letters = question.match(/\p{L}+/gu) ?? [];
	const isLatin = !words.some(({ isHindi }) => isHindi) && letters.length > 3;
	return isLatin && plain ? plain.answers.latin : pageLanguage;
}
