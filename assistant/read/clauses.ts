/** A message that changes a list in several clauses: "pant hata do shirt 3 kar do", "drop the coat and add 2 pants". */
import type { Piece, Reading } from "./pieces.ts";
import { isReason } from "./signs.ts";
import { isAnd } from "./things.ts";
import type { Token } from "./tokens.ts";
import { isOf } from "./words/vocabulary.ts";

/** Its clauses that name a thing, a number or a change: between commas, before "and", after a Hindi verb. */
export function clausesOf({ pieces, tokens }: Reading): Token[][] {
	const clauses: Piece[][] = [[]];
	// Not "ek aur 2 seater".
	const hasThing = pieces.some(({ kind }) => kind === "thing");
	pieces.forEach((piece, at) => {
		clauses.at(-1)?.push(piece);
		const [next, after] = pieces.slice(at + 1);
		const isVerb = ({ kind, meaning }: Piece) => kind === "word" && isOf("endsClause", meaning);
		const isEnd = next && ((isAnd(next) && after && hasThing) || (isVerb(piece) && !isVerb(next)));
		if (piece.isLast || isEnd) clauses.push([]);
	});
	return clauses
		.filter((clause) => clause.length > 0 && !isReason(clause))
		.map((clause) => tokens.slice(clause[0]?.from, clause.at(-1)?.to));
}
