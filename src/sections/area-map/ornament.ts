/** Trees and houses where the drawing of the city has room for them. */
import type { Box, Point } from "./map-projection.ts";

interface Ground {
	frame: Box;
	/** What labels cover. */
	taken: readonly Box[];
	/** Roads and rivers, by points along them. */
	lines: readonly (readonly Point[])[];
	/** Houses stand around it. */
	centre: Point;
}

const tries = 90;
const mostTrees = 14;
const mostHouses = 8;
const fromLines = 14;
const fromEachOther = 17;
const town = 85;

export function ornament({ frame, taken, lines, centre }: Ground) {
	const trees: Point[] = [];
	const houses: Point[] = [];
	for (let index = 1; index <= tries; index++) {
		// Points that fill the frame evenly, the same at each build (R2 of Martin Roberts).
		const spot = {
			x: Math.round(frame.left + ((index * 0.7548776662) % 1) * (frame.right - frame.left)),
			y: Math.round(frame.top + ((index * 0.5698402909) % 1) * (frame.bottom - frame.top)),
		};
		const isFree =
			!taken.some((box) => covers(box, spot)) &&
			!lines.some((line) => nearLine(spot, line)) &&
			![...trees, ...houses].some((other) => near(spot, other, fromEachOther));
		if (!isFree) continue;
		const isTown = near(spot, centre, town);
		const kind = isTown && houses.length < mostHouses ? houses : trees;
		if (kind === houses || trees.length < mostTrees) kind.push(spot);
	}
	return { trees, houses };
}

/** Drawings stand on their point: up to 20 high, 8 to each side. */
function covers({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
	return x > left - 8 && x < right + 8 && y > top - 2 && y < bottom + 20;
}

function nearLine(spot: Point, line: readonly Point[]): boolean {
	return line.slice(1).some((to, index) => {
		const from = line[index] ?? to;
		const [dx, dy] = [to.x - from.x, to.y - from.y];
		const along = ((spot.x - from.x) * dx + (spot.y - 8 - from.y) * dy) / (dx * dx + dy * dy || 1);
		const t = Math.max(0, Math.min(1, along));
		return near(
			{ x: spot.x, y: spot.y - 8 },
			{ x: from.x + t * dx, y: from.y + t * dy },
			fromLines,
		);
	});
}

function near(one: Point, other: Point, distance: number): boolean {
	return Math.hypot(one.x - other.x, one.y - other.y) < distance;
}
