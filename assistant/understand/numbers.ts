/** Numbers in figures and words: "3", "teen", "दो", "dozen", "dedh", "ek-do". */
import { foldWord } from "./sound.ts";
import type { Token } from "./tokens.ts";

const named: Readonly<Record<string, number>> = {
	...{
		one: 1,
		two: 2,
		three: 3,
		four: 4,
		five: 5,
		six: 6,
		seven: 7,
		eight: 8,
		nine: 9,
		ten: 10,
		eleven: 11,
		twelve: 12,
	},
	...{
		thirteen: 13,
		fourteen: 14,
		fifteen: 15,
		sixteen: 16,
		seventeen: 17,
		eighteen: 18,
		nineteen: 19,
		twenty: 20,
		thirty: 30,
		forty: 40,
		fifty: 50,
		sixty: 60,
		seventy: 70,
		eighty: 80,
		ninety: 90,
		hundred: 100,
		couple: 2,
	},
	...{
		ek: 1,
		teen: 3,
		tin: 3,
		char: 4,
		chaar: 4,
		panch: 5,
		paanch: 5,
		pach: 5,
		paach: 5,
		chhe: 6,
		chah: 6,
		chhah: 6,
		chha: 6,
		saat: 7,
	},
	...{
		aath: 8,
		aat: 8,
		nau: 9,
		das: 10,
		dus: 10,
		gyarah: 11,
		barah: 12,
		baarah: 12,
		pandrah: 15,
		bees: 20,
		bis: 20,
		pachees: 25,
		pachis: 25,
	},
	...{
		tees: 30,
		chalis: 40,
		pachas: 50,
		pachaas: 50,
		sau: 100,
		sattar: 70,
		assi: 80,
		nabbe: 90,
		darjan: 12,
		dozen: 12,
		dazan: 12,
		dajan: 12,
		half: 0.5,
		aadha: 0.5,
		adha: 0.5,
		aadhe: 0.5,
	},
	...{ dedh: 1.5, dhai: 2.5, dhaai: 2.5, adhai: 2.5, dono: 2 },
};
const byFold = new Map(Object.entries(named).map(([word, value]) => [foldWord(word), value]));

/** Words that are numbers only where a thing or a unit follows. */
const doubtful = new Set(
	[
		"do",
		"one",
		"ek",
		"che",
		"chah",
		"nau",
		"half",
		"couple",
		"aat",
		"char",
		"sau",
		"bis",
		"dono",
	].map(foldWord),
);
const dozens = new Set(["dozen", "darjan", "dazan", "dajan"].map(foldWord));

/** "Paanch sau", "do hazaar". */
const manifold = new Map(
	Object.entries({
		...{ sau: 100, hundred: 100, thousand: 1000, hazar: 1000, hazaar: 1000, hajar: 1000 },
	}).map(([word, value]) => [foldWord(word), value]),
);
const plus: ReadonlySet<string> = new Set(["plus", "jama"]);
/** After them a doubtful word counts: "agar char hon", "ek ho to". */
const counting =
	/^(?:hon|ho|hue|hua|hui|honge|hain|hai|kar|karo|kardo|kam|aur|or|more|each|hata\w*|nikal\w*|less|extra|piece)$/;
const beforeCount = /^(?:agar|aur|or|if|it|to|and|remove|add|minus|less|only|just|bas|sirf|plus)$/;
const hardlyNumbers = new Set(["do", "one", "ek", "half", "couple", "dono"].map(foldWord));

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
	const word = foldWord(token.text);
	if (word === "do") return 2;
	return byFold.get(word);
}

export function numberAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
	const token = tokens[at];
	const value = numberIn(token);
	if (!token || value === undefined) return undefined;
	if (/^(?:half|aadha|adha)$/.test(token.text)) {
		const skip = tokens[at + 1]?.text === "a" ? 2 : 1;
		if (dozens.has(foldWord(tokens[at + skip]?.text ?? "")))
			return { value: 6, length: skip + 1, isDoubtful: false };
	}
	const next = token.isLast ? undefined : tokens[at + 1];
	const isWord = !/^\d/.test(token.text);
	const isDoubtful =
		isWord &&
		doubtful.has(foldWord(token.text)) &&
		!(token.isHindi && token.text === "do") &&
		!isCounting(tokens, at);
	if (next && dozens.has(foldWord(next.text)) && value < 20)
		return { value: value * 12, length: 2, isDoubtful: false };
	const times = isWord && value < 100 ? manifold.get(foldWord(next?.text ?? "")) : undefined;
	if (times !== undefined) {
		const rest = isWord ? (numberIn(tokens[at + 2]) ?? 0) : 0;
		const hasRest = rest >= 10 && rest < times && !tokens[at + 1]?.isLast;
		return {
			value: value * times + (hasRest ? rest : 0),
			length: hasRest ? 3 : 2,
			isDoubtful: false,
		};
	}
	// "Ek plus ek": one number.
	let [sum, length] = [value, 1];
	while (plus.has(tokens[at + length]?.text ?? "")) {
		const more = numberIn(tokens[at + length + 1]);
		if (more === undefined) break;
		sum += more;
		length += 2;
	}
	if (length > 1) return { value: sum, length, isDoubtful: false };
	const following = next ? numberIn(next) : undefined;
	if (following === value && next?.text === token.text)
		return { value, length: 2, isDoubtful: false, isEach: true };
	// "ek do", "do teen": the greater.
	if (isWord && following === value + 1 && !/^\d/.test(next?.text ?? ""))
		return { value: following, length: 2, isDoubtful };
	return { value, length: 1, isDoubtful };
}

/** In a short text that has little else, a doubtful word is a number: "aur agar char hon". */
function isCounting(tokens: readonly Token[], at: number): boolean {
	if (tokens.length > 6) return false;
	const word = foldWord(tokens[at]?.text ?? "");
	const after = tokens[at + 1]?.text ?? "";
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
	| "by"
	| "percent"
	| "money"
	| "clock"
	| "days";

const units: Readonly<Record<Unit, string>> = {
	kg: "kg kgs kilo kilos kilogram kilograms kilogram keji ke.ji kilograam kelo",
	piece: "piece pieces pcs pc pis peece nag pees pieces. unit units nos adad wala wale item items",
	times: "x",
	pair: "pair pairs jodi jode joda jodee",
	set: "set sets",
	panel: "panel panels painal",
	seat: "seat seats seater seaters seatar sitar siter",
	foot: "sqft sft ft foot feet fut square sq sqfeet sqf",
	meter: "meter metre meters metres mtr mitar",
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

export function unitAt(token: Token | undefined): Unit | undefined {
	return token && unitOf.get(foldWord(token.text));
}
