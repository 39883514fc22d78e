/** Words that no table has, by what stands beside them. */
import type { Act } from "../frame.ts";
import type { Reading } from "./reading.ts";

/** Words of things and works that the shop does not name. */
export function unknownWords(sentence: Reading, acts: readonly Act[]): string[] {
	const isDenied = acts.includes("notListed");
	const isPriced = acts.some((act) => act === "price" || act === "total" || act === "care");
	const listed = sentence.pieces.filter(
		({ meaning, from }) =>
			(meaning === "unlistedThing" && (isDenied || (isPriced && isInList(sentence, from)))) ||
			(meaning === "unlistedWork" && (isDenied || isPriced)),
	);
	return [
		...new Set(
			listed.map(({ from, to }) =>
				sentence.tokens
					.slice(from, to)
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

/** True if an unknown word stands in a list or is counted, so that it may be a thing: "2 zorbs", "shirts and zorbs". */
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
