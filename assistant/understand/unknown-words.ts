/** Words that no table has, by what stands beside them. */
import type { Act } from "../frame.ts";
import type { Reading } from "./reading.ts";
import { isSmell } from "./services-named.ts";

/**
 * Words that stand where a thing would, or name a thing that the shop does not clean or a way to pay that it does not
 * name.
 * @param payment the shop's ways to pay
 */
export function unknownWords(
	sentence: Reading,
	acts: readonly Act[],
	payment: readonly string[],
): string[] {
	const isDenied = acts.includes("notListed");
	const isPriced = acts.some((act) => act === "price" || act === "total" || act === "care");
	const listed = sentence.pieces.filter(
		({ meaning, from }) =>
			(meaning === "unlistedThing" && (isDenied || (isPriced && isInList(sentence, from)))) ||
			(meaning === "unlistedWork" && (isDenied || isPriced)),
	);
	const smells = acts.includes("care")
		? sentence.pieces.filter((piece) => piece.meaning === "stain" && isSmell(sentence, piece))
		: [];
	const isOnline = payment.some((way) => /upi|online/i.test(way));
	const isNamed = (meaning: string, word: string) =>
		meaning === "payapp" ? isOnline : payment.some((way) => way.toLowerCase().includes(word));
	const paid = acts.includes("pay")
		? sentence.pieces.filter(
				({ meaning, from }) =>
					/^pay(?:name|app)$/.test(meaning) &&
					!isNamed(meaning, sentence.tokens[from]?.raw.toLowerCase() ?? ""),
			)
		: [];
	const things = sentence.unknown.filter(({ from }) => standsAsThing(sentence, from));
	return [
		...new Set(
			[...listed, ...smells.slice(0, 1), ...paid, ...things].map(({ from, to }) =>
				withoutVerbs(sentence.tokens.slice(from, to))
					.map(({ raw }) => raw)
					.join(" "),
			),
		),
	]
		.map((word) =>
			word
				.replaceAll(/[^\p{L}\p{M} ]/gu, "")
				.trim()
				.slice(0, 24),
		)
		.filter((word) => word.length > 1)
		.slice(0, 2);
}

/** "Fall lagate" is a fall. */
function withoutVerbs(tokens: Reading["tokens"]): Reading["tokens"] {
	const named = tokens.filter(
		({ text }) =>
			!/^(?:lag\w*|kar(?:[enotuv]\w*)?|doge|denge|dete|dena|deni|do|badal\w*|dal)$/.test(text),
	);
	return named.every(({ text }) =>
		/^(?:theek|thik|fix|fixed|repaired|be|you|it|my|the|this|and|sakte|ke)$/.test(text),
	)
		? []
		: named;
}

const ofWork: ReadonlySet<string> = new Set(
	"price howmuch total clean wash dryclean iron money".split(" "),
);

/** Of which a thing costs otherwise than of what the rate card names. */
const materials = /^(?:re[kx]+s?[ei]+ne?|fau[xk]s?|chif+on|shif+on|jorjet|georget+e)$/;

function standsAsThing({ words, line, pieces }: Reading, at: number): boolean {
	const after = words[at + 1] ?? "";
	const before =
		words.slice(0, at).findLast((word) => !/^(?:a|an|the|my|ek|some)$/.test(word)) ?? "";
	// "Bua ki saree", "roommate's coat", "coat for placement": whose it is, or what for.
	const next = pieces.find(({ from }) => from === at + 2)?.meaning ?? "";
	const isMaterial = materials.test(words[at] ?? "");
	const isOwner = /^k[aei]$/.test(after) && !ofWork.has(next) && !isMaterial;
	const isOwnersName =
		/s$/.test(words[at] ?? "") &&
		pieces.some(({ kind, from }) => kind === "thing" && from === at + 1);
	if (isOwner || isOwnersName) return false;
	const isFor = before === "for" && pieces.some(({ kind, from }) => kind === "thing" && from < at);
	if (isFor) return false;
	return (
		/^(?:ka|ki|ke|price|rate|ret|dhulai|clean|cleaning|vas|vash|dhona|dhote|dhulana|saf|dryclean|dry)$/.test(
			after,
		) ||
		/^(?:clean|vas|of|for|dhote|iron|dryclean|cleaning|vasing|num)$/.test(before) ||
		(words.length <= 4 && / (?:price|howmuch|clean|wash|dryclean) /.test(line))
	);
}

/** "15 chairs, a sofa", "8 shirts 2 ties": counted, or beside a comma or "and", among named things. */
function isInList({ pieces, words }: Reading, at: number): boolean {
	const place = pieces.findIndex(({ from }) => from === at);
	const isCounted = /^(?:a|an|ek|one)$/.test(words[at - 1] ?? "");
	const [before, piece, after] = pieces.slice(Math.max(0, place - 1), place + 2);
	return (
		pieces.some(({ kind }) => kind === "thing") &&
		(isCounted ||
			before?.kind === "number" ||
			before?.meaning === "and" ||
			before?.isLast ||
			piece?.isLast ||
			after?.meaning === "and") === true
	);
}

/** Whether an unknown word stands in a list or is counted, so that it may be a thing: "2 zorbs", "shirts and zorbs". */
export function hasUnknownThing({ pieces, words }: Reading): boolean {
	return pieces.some(({ kind, isLast, to }, place) => {
		if (kind !== "unknown") return false;
		const [before, after] = [pieces[place - 1], pieces[place + 1]];
		const isListed = before?.meaning === "and" || before?.isLast === true;
		// "Two of jethani's".
		if (/^k[aei]$/.test(words[to] ?? "") && after?.kind !== "thing") return false;
		const isFollowed = after === undefined || after.meaning === "and" || isLast;
		return before?.kind === "number" || (isListed && isFollowed);
	});
}

/** "Pickup from Xyz", "Xyz me aate ho". */
export function isUnknownPlace(sentence: Reading): boolean {
	if (!sentence.has("pickup", "come", "deliver", "area")) return false;
	// "Bidholi, near UPES", "Premnagar army quarter": of a place that is named.
	if (sentence.areas.length > 0 && !sentence.has("and")) return false;
	return sentence.unknown.some(({ from, to }) => {
		const before = sentence.words[from - 1] ?? "";
		const after = sentence.words[to] ?? "";
		return (
			/^(?:from|in|to|at|near|till|upto)$/.test(before) ||
			/^(?:me|mein|mai|main|se|tak|pe|par|side|taraf)$/.test(after)
		);
	});
}

/** "Shifted to Jakhan from Pune", "Delhi se aaye hain, Premnagar me": of a place that is named, where they were before. */
export function tellsOrigin({ areas, text }: Reading): boolean {
	const isOfMove =
		/ (?:shift\w*|mov(?:e|ed|ing)|relocat\w*|transfer\w*|fl(?:y|ying|ew|ev)|came|a+y[aei]|a+i) /;
	return areas.length > 0 && isOfMove.test(text) && / (?:from|se) /.test(text);
}
