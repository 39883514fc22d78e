/** The drawing's lines: which place a road comes from, and how it bends. */
import type { Point } from "./map-projection.ts";

/** How much a way through another place may be longer than the straight one. */
const detour = 0.3;

/**
 * From which place the road to each place comes, so that neighbours share one.
 *
 * @param places in kilometres from the shop
 * @returns by place: the index of the place before it, or undefined for the shop
 */
export function roadsFrom(places: readonly Point[]): (number | undefined)[] {
	const distance = ({ x, y }: Point) => Math.hypot(x, y);
	const nearestFirst = places
		.map((_, index) => index)
		.sort((one, other) => {
			const [a, b] = [places[one], places[other]];
			return a && b ? distance(a) - distance(b) : 0;
		});
	const parents: (number | undefined)[] = places.map(() => undefined);
	const ways = new Map<number, number>();
	for (const index of nearestFirst) {
		const place = places[index];
		if (!place) continue;
		let least = distance(place);
		let way = least;
		for (const [other, before] of ways) {
			const from = places[other];
			if (!from) continue;
			const last = Math.hypot(place.x - from.x, place.y - from.y);
			if (last + detour * before >= least) continue;
			least = last + detour * before;
			way = before + last;
			parents[index] = other;
		}
		ways.set(index, way);
	}
	return parents;
}

/** A road that bends a little, as a path and as points along it. */
export function bend(from: Point, to: Point): { path: string; points: Point[] } {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const side = dx * dy > 0 ? 0.14 : -0.14;
	const control = { x: (from.x + to.x) / 2 - dy * side, y: (from.y + to.y) / 2 + dx * side };
	const path = `M${shown(from)}Q${shown(control)} ${shown(to)}`;
	const points = Array.from({ length: 9 }, (_, step) => {
		const t = step / 8;
		const at = (a: number, b: number, c: number) =>
			(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
		return { x: at(from.x, control.x, to.x), y: at(from.y, control.y, to.y) };
	});
	return { path, points };
}

/** A line through all points without corners. */
export function smooth(points: readonly Point[]): string {
	const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
	return points
		.map((point, index) => {
			if (index === 0) return `M${shown(point)}`;
			const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)];
			const first = { x: from.x + (point.x - before.x) / 6, y: from.y + (point.y - before.y) / 6 };
			const second = { x: point.x - (after.x - from.x) / 6, y: point.y - (after.y - from.y) / 6 };
			return `C${shown(first)} ${shown(second)} ${shown(point)}`;
		})
		.join("");
}

const shown = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
