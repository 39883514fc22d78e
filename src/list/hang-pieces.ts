/** Which pieces of the list hang on a line, and where. */
import type { Garment } from "../../content/price-garments.ts";
import type { ListLine } from "./estimate.ts";

interface Piece {
	/** "mens-shirt 2": of an item, the second. */
	key: string;
	garment: Garment;
}

export interface HungPieces {
	pieces: Piece[];
	/** How many have no room; they are counted on a tag in the last place. */
	more: number;
}

/**
 * The first piece of each item before the second of any, and of equals the newest, in the list's order.
 * @param hasTag the last place is the tag's where not all have room
 */
export function hangPieces(lines: readonly ListLine[], room: number, hasTag = true): HungPieces {
	const all = lines.map(pieceCount);
	const total = all.reduce((sum, count) => sum + count, 0);
	const places = total > room ? Math.max(hasTag ? room - 1 : room, 0) : total;
	const hung = all.map(() => 0);
	for (let free = places, round = 1; free > 0; round++)
		for (let place = lines.length - 1; place >= 0 && free > 0; place--)
			if ((all[place] ?? 0) >= round) {
				hung[place] = round;
				free--;
			}
	const pieces = lines.flatMap(({ id, price }, place) =>
		Array.from({ length: hung[place] ?? 0 }, (_, piece) => ({
			key: `${id} ${piece + 1}`,
			garment: price?.garment ?? "bundle",
		})),
	);
	return { pieces, more: hasTag ? total - places : 0 };
}

/** What is weighed or measured hangs as one. */
function pieceCount({ measure, quantity = 1 }: ListLine): number {
	return measure ? 1 : quantity;
}

/** Where a piece hangs, in pixels from the line's box. */
export interface Place {
	x: number;
	y: number;
}

/** The middle of a sagging rope: few pieces stay together there, more move closer. */
export function ropePlaces(count: number, width: number, step: number, sag: number): Place[] {
	const between = Math.min(step, width / count);
	return Array.from({ length: count }, (_, place) => {
		const x = width / 2 + (place + 0.5 - count / 2) * between;
		const share = x / width;
		return { x, y: 4 * sag * share * (1 - share) };
	});
}
