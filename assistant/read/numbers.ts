/** Numbers in figures and words: "3", "teen", "दो", "dozen", "dedh", "ek-do". */
import { foldWord } from "./sound.ts";
import { isRange, type Token } from "./tokens.ts";
import { hindiNumber, numberWords, valuesOf } from "./words/number-words.ts";

const half = /^(?:half|a+dh\w*)$/;

export const numberNames: ReadonlyMap<string, number> = valuesOf(numberWords);

/** Words that are numbers only where a thing or a unit follows. */
const doubtful = new Set(
	"do one ek che chah nau half couple aat char sau bis dono tees".split(" ").map(foldWord),
);
const dozens = new Set(["dozen", "darjan", "darzan", "dazan", "dajan"].map(foldWord));
const tens = /^(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)$/;

/** "Paanch sau", "do hazaar". */
const manifold = valuesOf([
	[100, "sau hundred"],
	[1000, "thousand hazar hazaar hajar"],
]);
/** More or less than the number after them. */
const fractions = valuesOf([
	[0.5, "sadhe saadhe sarhe saarhe sade saade"],
	[0.25, "sava"],
	[-0.25, "paune pone"],
]);
/** After them a doubtful word counts: "agar char hon", "ek ho to". */
const counting =
	/^(?:hon|ho|hue|hua|hui|honge|hain|hai|kar|karo|kardo|kam|aur|or|more|each|hata\w*|nikal\w*|less|extra|piece)$/;
const beforeCount =
	/^(?:likha|likhe|likhi|tha|the|thi|bola|bole|boli|wala|wali|wale|vala|vali|vale|ones|agar|aur|or|if|it|to|and|remove|add|minus|less|only|just|bas|sirf|plus)$/;
/** After "ek hi". */
const onlyOne =
	/^(?:hai|d[eou]\w*|lo|le|len[ae]|rakh\w*|kar|karo|rehne|rahne|chahiye|thik|theek|)$/;
const hardlyNumbers = new Set(["do", "one", "ek", "half", "couple", "dono"].map(foldWord));

/** After them "do" asks for it to be done. */
const verbStem =
	/^(?:dho|dhul[vw]?a|kar[vw]?a?|karaa?|de|bhej|bhijva|bata|dikha|hata|nik[ae]a?l|ch?ho?o?[dr]|laga|mila|jo[dr]|likh|bol|le|dila|bana|d[a]+l|rakh|rehn?e|rahne|jaa?ne|aane|hone|karne|utha|pahuncha|samjha|sun|khol|thik|roo?k)$/;

export interface FoundNumber {
	value: number;
	length: number;
	/** Only a number where a thing or a unit follows. */
	isDoubtful: boolean;
	/** "5-5", "do-do": so many of every thing. */
	isEach?: boolean;
}

function numberIn(token: Token | undefined): number | undefined {
	if (!token) return undefined;
	if (/^\d+(?:\.\d+)?$/.test(token.text)) return Number(token.text);
	const inHindi = token.isHindi ? hindiNumber(token.raw) : undefined;
	if (inHindi !== undefined) return inHindi;
	const word = foldWord(token.text);
	if (word === "do") return 2;
	return numberNames.get(word);
}

export function numberAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
	const token = tokens[at];
	const value = numberIn(token);
	if (!token) return undefined;
	const part = fractions.get(foldWord(token.text));
	if (part !== undefined) return withFraction(numberAt(tokens, at + 1), part);
	if (value === undefined) return undefined;
	if (isSpokenWord(tokens, at)) return undefined;
	// "Dho do", "कर दो": the verb.
	if (token.text === "do" && followsVerb(tokens, at)) return undefined;
	// "What to do".
	if (token.text === "do" && !token.isHindi && tokens[at - 1]?.text === "to") return undefined;
	if (half.test(token.text)) {
		const skip = tokens[at + 1]?.text === "a" ? 2 : 1;
		if (dozens.has(foldWord(tokens[at + skip]?.text ?? "")))
			return { value: 6, length: skip + 1, isDoubtful: false };
	}
	const next = token.isLast ? undefined : tokens[at + 1];
	// "6 and a half kg"
	const rest = next?.text === "and" ? (tokens[at + 2]?.text === "a" ? 3 : 2) : 0;
	const isAndHalf = rest > 0 && tokens[at + rest]?.text === "half";
	if (isAndHalf && unitAt(tokens[at + rest + 1]) === "kg")
		return { value: value + 0.5, length: rest + 1, isDoubtful: false };
	if (token.text === "couple" && next?.text === "of")
		return { value, length: 2, isDoubtful: false };
	// "Twenty-five"
	const units = tens.test(token.text) ? (numberIn(next) ?? 0) : 0;
	if (units > 0 && units < 10) return { value: value + units, length: 2, isDoubtful: false };
	const isWord = !/^\d/.test(token.text);
	const isDoubtful =
		isWord &&
		doubtful.has(foldWord(token.text)) &&
		!(token.isHindi && token.raw !== "एक" && hindiNumber(token.raw) !== undefined) &&
		!isCounting(tokens, at);
	if (next && dozens.has(foldWord(next.text)) && value < 20)
		return { value: value * 12, length: 2, isDoubtful: false };
	const times = value < 100 ? manifold.get(foldWord(next?.text ?? "")) : undefined;
	if (times !== undefined) {
		return { value: value * times, length: 2, isDoubtful: false };
	}
	const following = next ? numberIn(next) : undefined;
	if (following === value && next?.text === token.text)
		return { value, length: 2, isDoubtful: false, isEach: true };
	// "ek do", "das barah": the greater.
	const isOfWords = isWord && following !== undefined && !/^\d/.test(next?.text ?? "");
	if (isOfWords && isRange(value, following) && unitAt(tokens[at + 2]) !== "seat")
		return { value: following, length: 2, isDoubtful };
	// "4 to 5 kg", "teen se chaar"
	const upTo = /^(?:to|se|ya|or)$/.test(next?.text ?? "") ? numberIn(tokens[at + 2]) : undefined;
	if (
		upTo !== undefined &&
		isRange(value, upTo) &&
		!/^(?:tak|baje|ko|me)$/.test(tokens[at + 3]?.text ?? "")
	)
		return { value: upTo, length: 3, isDoubtful };
	return { value, length: 1, isDoubtful };
}

/** After them "do" asks to be told or sent it: "rate list do, parde vagaira". */
const wanted =
	/^(?:list|rates?|ret|number|nambar|address|pata|location|link|photo|details?|info|jawab|discount)$/;

/** "Saaf kar do", "saaf karva ke do". */
function followsVerb(tokens: readonly Token[], at: number): boolean {
	const verb = tokens[at - 1]?.text === "ke" ? at - 2 : at - 1;
	return (
		verbStem.test(foldWord(tokens[verb]?.text ?? "")) || wanted.test(tokens[at - 1]?.text ?? "")
	);
}

/** "4 a lehenga", "want 2 get": for, to. */
function isSpokenWord(tokens: readonly Token[], at: number): boolean {
	const word = tokens[at]?.text;
	const before = tokens[at - 1]?.text ?? "";
	const after = tokens[at + 1]?.text ?? "";
	if (word === "4" && !tokens[at]?.isLast) return /^(?:a|an|the|my|your|our)$/.test(after);
	if (word === "2" && /^(?:get|know|come|send|reach|pick)$/.test(after)) return true;
	return (
		word === "2" &&
		/^(?:want|need|like|have|how|where|able|going)$/.test(before) &&
		/^(?:get|be|know|do|come|pick|give|book|send|ask|clean|wash|reach)$/.test(after)
	);
}

/** "Saadhe teen", "saadhe teen sau": 3.5, 350. */
function withFraction(whole: FoundNumber | undefined, part: number): FoundNumber | undefined {
	if (!whole) return undefined;
	const unit = whole.value >= 1000 ? 1000 : whole.value >= 100 ? 100 : 1;
	const length = whole.length + 1;
	return { value: whole.value + part * unit, length, isDoubtful: false };
}

/** In a short text that has little else, a doubtful word is a number: "aur agar char hon". */
function isCounting(tokens: readonly Token[], at: number): boolean {
	if (tokens.length === 1) return true;
	// "Carpet 5 by 8 feet do hain"
	if (
		at === tokens.length - 2 &&
		/^(?:hain|hai)$/.test(tokens[at + 1]?.text ?? "") &&
		tokens[at]?.text === "do"
	)
		return true;
	// "Arre do hain, double bed wale": no verb stands before "hain".
	if (tokens[at]?.text === "do" && /^(?:hain|hai|ho)$/.test(tokens[at + 1]?.text ?? "")) {
		if (
			/^(?:arre|are|arey|nahi|ab|actually|sorry|oh|aise|aisi|esi|ese)$/.test(
				tokens[at - 1]?.text ?? "",
			)
		)
			return true;
	}
	// "Do kale hain"
	if (tokens[at]?.text === "do" && at === 0 && tokens.length < 6)
		if (/^(?:hain|hai|hein)$/.test(tokens.at(-1)?.text ?? "")) return true;
	const word = foldWord(tokens[at]?.text ?? "");
	const after = tokens[at + 1]?.text ?? "";
	// "Ab chaar hi hain", not "ek hi din".
	const isAlone = /^(?:hi|hee)$/.test(after);
	if (isAlone && (tokens[at]?.text !== "ek" || onlyOne.test(tokens[at + 2]?.text ?? "")))
		return true;
	if (tokens.length > 6) return false;
	const before = tokens[at - 1]?.text ?? "";
	if (hardlyNumbers.has(word))
		return (
			(counting.test(after) && (at === 0 || beforeCount.test(before))) ||
			(after === "" && beforeCount.test(before))
		);
	return tokens.length < 4 || counting.test(after) || /^(?:agar|if)$/.test(before);
}

export type Unit =
	| "kg"
	| "piece"
	| "times"
	| "pair"
	| "set"
	| "panel"
	| "seat"
	| "foot"
	| "meter"
	| "size"
	| "by"
	| "percent"
	| "money"
	| "clock"
	| "days";

const units: Readonly<Record<Unit, string>> = {
	kg: "kg kgs kilo kilos kilogram kilograms kilogram keji ke.ji kilograam kelo",
	piece: "piece pieces pcs pc pis peece nag pees pieces. unit units nos adad wala wale item items",
	times: "x",
	pair: "pair pairs jori jora jore joriyan jodi jode joda jodee",
	set: "set sets",
	panel: "panel panels painal",
	seat: "seat seats seet seeton seater seaters seatar sitar siter",
	foot: "varg skvayar skvaayar skveyar skveyr skwayar skver sqaure squre fit phit phut sqft sft ft foot feet fut square sq sqfeet sqf",
	meter: "meter metre meters metres mtr mitar",
	size: "l litre litres liter liters ltr inch inches cm mm gram grams gm tarikh tareekh tarik",
	by: "by into bai baai bay gunna guna guna gune cross",
	percent: "% percent percentage pratishat",
	money:
		"rs rupees rupaye rupee rupay inr rupye rupaya rupya rupe rupiya rupaiye rupaiya rupey rupes bucks",
	clock: "am pm baje bje oclock",
	days: "day days din dino ghante ghanta hour hours hafte hafta week weeks month months mahine minute minutes min km year years saal star stars",
};
const unitOf = new Map(
	(Object.entries(units) as [Unit, string][]).flatMap(([unit, words]) =>
		words.split(" ").map((word): [string, Unit] => [foldWord(word), unit]),
	),
);

export function unitAt(token: Pick<Token, "text"> | undefined): Unit | undefined {
	return token && unitOf.get(foldWord(token.text));
}
