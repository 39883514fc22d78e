/** A message in which the visitor changes their mind: "3 shirts, no wait, 5", "blanket ka rate... chhodo, pickup kab". */
import { numberAt } from "./numbers.ts";
import { foldWord } from "./sound.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { modifiers } from "./words/item-words.ts";

const phrasesOf = (text: string) =>
	text
		.split(/,\s*/)
		.map((phrase) => tokensOf(phrase).map(({ text }) => foldWord(text)))
		.sort((one, other) => other.length - one.length);

/** Words that take back what stands before them wherever they stand. */
const anywhere = phrasesOf(
	`no wait, wait no, oh no, oh wait, no no, nope wait, no sorry, sorry no, actually no, no actually, wait actually,
	scratch that, scratch it, ignore that, ignore it, forget that, forget it, skip that, skip it, never mind, nevermind,
	never mind that, never mind it, nvm, on second thought, on second thoughts, or rather, i mean, i meant, i meant to say,
	i actually meant, changed my mind, change of plan, mera matlab, mera matlab hai, mera matlab tha, mera matalab, are sori, galti se, galti ho gai,
	galti ho gayi, galti se likh diya, galti se bol diya, nahi nahi, are nahi, nahi ruko, ruko nahi, are ruko, nahi sorry,
	sorry nahi, irada badal gaya, maf karna, maaf kijiye, maf kijie, no i counted again, i counted again, phir se gina, na na`,
);

/** Words that do so after a mark, or before a number, a thing or a word of change: "sorry" may be said of anything. */
const beforeChange = phrasesOf(
	`wait, wait a sec, wait a second, wait a minute, hold on, actually, sorry, sori, oops, correction, rather, balki, matlab, matalab,
	ruko, rukiye, ek minute, uh, um, umm, hmm, make it, make that, but its, but it is, change it to, change that to, change to, make them`,
);

/** Words that do so only after a mark. */
const afterMark = phrasesOf(
	`leave it, leave that, chhodo, chodo, chhoro, chod do, chhod do, chhor do, chhod dijie, chhor dijie, chhorie, chhodie,
	rehne do, rahne do, rehne dijie, rahne dijie, rehne den, rehne de, kar dijie maf`,
);

/** "I thought of 4 shirts, but now 6": after words of what was meant before. */
const now = phrasesOf("but now, lekin ab, par ab, magar ab, ab, abhi, now");
const meantBefore =
	/^(?:socha+|thought|planned|going|pehle|pahle|earlier|likha|likh|bola|said|told|wrote)$/;

const no = phrasesOf("no, nahi, nope, nah");
const idle =
	/^(?:oh|ah|ok|okay|are|arre|acha|accha|and|but|no|nahi|sorry|wait|actually|it|its|to)$/;
const article = /^(?:a|an|the|my|just|only|sirf|bas|keval|its|it|is|make|that|them|i|have|got)$/;
const change =
	/^(?:remove|drop|forget|skip|cancel|add|without|except|minus|hata\w*|nikal\w*|chh?od\w*|chh?or\w*|jod\w*|dry|dryclean|wash|iron|press)$/;
const work = /^(?:dry|dryclean|wash|iron|press|ironing|washing)$/;
const day = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|aaj|kal|parso)$/;
const ofThing = /^(?:ko|to|bhi|vala|vali|vale|wala|wali|wale|ek|the)$/;
const drops = /^(?:remove|drop|forget|skip|cancel|without|except|minus|change)$/;
const named = /^(?:the|about|that|them|those)$/;
/** What a number after "no" belongs to: "room no 4", "phone no". */
const numbered =
	/^(?:room|house|flat|gate|order|bill|phone|mobile|contact|whatsapp|ph|token|plot|lane|shop)$/;

const mostWords = 32;
const mostParts = 4;

/**
 * The message as it would be in several: a question, then what it is changed to.
 * @param vocabulary which words name things
 */
export function changesOfMind(tokens: readonly Token[], { known, thingAt }: Vocabulary): Token[][] {
	if (tokens.length > mostWords) return [[...tokens]];
	const folded = tokens.map(({ text }) => foldWord(text));
	const words = tokens.map((token, at) => known(token) ?? folded[at] ?? "");
	const textAt = (at: number) => tokens[at]?.text ?? "";
	const parts: Token[][] = [[]];
	for (let at = 0; at < tokens.length; ) {
		const length = turnAt(at);
		if (length > 0) parts.push([]);
		else parts.at(-1)?.push(...tokens.slice(at, at + 1));
		at += Math.max(1, length);
		if (length > 0) while (at < tokens.length - 1 && idle.test(textAt(at))) at++;
		// What is dropped is named after it: "coat and pants price... forget the pants".
		const isOther =
			named.test(textAt(at + 1)) || thingAt(words, at + 1) !== undefined || isNumber(at + 1);
		let mark = at - 1;
		while (idle.test(textAt(mark)) && !tokens[mark]?.isLast) mark--;
		const isDropped = tokens[mark]?.isLast && drops.test(textAt(at)) && isOther;
		if (isDropped && (parts.at(-1)?.length ?? 0) > 0) parts.push([]);
	}
	const said = parts.filter(({ length }) => length > 0);
	return said.length > 0 && said.length <= mostParts ? said : [[...tokens]];

	/** How many words from here on take back what stands before them. */
	function turnAt(at: number): number {
		const found = lengthOf(anywhere, at);
		if (found > 0) return found;
		const isMarked = at > 0 && tokens[at - 1]?.isLast === true;
		const often = lengthOf(beforeChange, at);
		if (often > 0 && (isMarked || isChange(at + often))) return often;
		const dropped = lengthOf(afterMark, at);
		// "The coat, chhodo" drops the coat; "rate batao chhodo" the question.
		const isOfQuestion = thingAt(words, at - 1) === undefined && !ofThing.test(textAt(at - 1));
		if (dropped > 0 && at > 0 && (isMarked || isOfQuestion)) return dropped;
		const isMeantBefore = tokens.slice(0, at).some(({ text }) => meantBefore.test(text));
		const nowInstead = lengthOf(now, at);
		if (isMeantBefore && nowInstead > 0 && isChange(at + nowInstead)) return nowInstead;
		const denial = lengthOf(no, at);
		if (denial === 0) return 0;
		const isOnly =
			/^(?:just|only|sirf|bas|keval)$/.test(textAt(at + 1)) && (isMarked || isChange(at + 1));
		const isAmount = isNumber(at + 1) || (thingAt(words, at + 1) !== undefined && isNumber(at + 2));
		const isCount = isAmount && isCounted(at) && !numbered.test(textAt(at - 1));
		const isWork =
			work.test(textAt(at + 1)) && tokens.some((_, on) => on < at && work.test(textAt(on)));
		// "Single blanket no double": a kind for a kind.
		const isKind =
			textAt(at) === "no" && isModifier(at + 1) && words.some((_, on) => on < at && isModifier(on));
		return isOnly || isCount || isKind || (isWork && textAt(at) === "no") ? denial : 0;
	}

	function lengthOf(phrases: readonly string[][], at: number): number {
		return (
			phrases.find((phrase) => phrase.every((word, on) => folded[at + on] === word))?.length ?? 0
		);
	}

	function isNumber(at: number): boolean {
		const found = numberAt(tokens, at);
		return (
			found !== undefined && (!found.isDoubtful || thingAt(words, at + found.length) !== undefined)
		);
	}

	function isModifier(at: number): boolean {
		const meanings = thingAt(words, at)?.meaning.split(" ");
		return meanings?.some((word) => modifiers.has(word)) ?? false;
	}

	/** A number stands before, at most some words away: "3 shirts no 4". */
	function isCounted(at: number): boolean {
		return [1, 2, 3].some((back) => isNumber(at - back));
	}

	function isChange(from: number): boolean {
		let at = from;
		while (article.test(textAt(at))) at++;
		return (
			isNumber(at) ||
			day.test(textAt(at)) ||
			change.test(textAt(at)) ||
			thingAt(words, at) !== undefined
		);
	}
}
