/**
 * Where everything stands on the drawing of the city: the shop, the areas with their names, roads, rivers and
 * ornament. Solved for the narrowest drawing. A wider one moves the points apart and leaves the names their size, so
 * that names which do not overlap there never do.
 */
import { textWidth } from "./label-width.ts";
import { type Box, type Coordinates, fromShop, type Point, projection } from "./map-projection.ts";
import { ornament } from "./ornament.ts";
import { bend, roadsFrom, smooth } from "./roads.ts";

/** The narrowest drawing, in pixels. */
export const mapWidth = 272;
/** A point can be tapped this far around. */
const target = 44;
/** From a point to the first letter of its name, and from the last letter to the end of the label. */
const beforeName = 21;
const afterName = 11;
const longestName = 176;
const lineHeight = 20;
const fontSize = 15;
const pin = { width: 32, height: 40, fontSize: 17 };
const hillsHeight = 48;
const leastHeight = 300;

export interface AreaMapInput {
	shop: Coordinates & { name: string };
	areas: readonly (Coordinates & { name: string })[];
	rivers: readonly (readonly Coordinates[])[];
	hills: boolean;
}

/** A point with its name on one side. */
interface Placed extends Point {
	name: string;
	side: "left" | "right";
	/** With its name, as large as it can be tapped. */
	box: Box;
}

export interface AreaMapLayout {
	/** In pixels at `mapWidth`; the drawing keeps the proportion. */
	height: number;
	shop: Placed;
	/** In the order of the areas. */
	places: Placed[];
	/** SVG paths. */
	roads: string[];
	rivers: string[];
	trees: Point[];
	houses: Point[];
}

/** A point and its label before they have a place. */
interface Label {
	name: string;
	/** In kilometres from the shop. */
	at: Point;
	isShop: boolean;
	/** How far the label reaches from its point: to the side of the name, to the other side, up and down. */
	reach: { name: number; other: number; up: number; down: number };
	/** The side on which no road arrives. */
	free: Placed["side"];
}

interface Solution {
	height: number;
	placed: Map<Label, Placed>;
	/** Where the projection had each point, and where it came to stand. */
	moved: { from: number; to: number }[];
	project: (point: Point) => Point;
	/** How far points are from where the projection has them. */
	cost: number;
}

export function layoutAreaMap({ shop, areas, rivers, hills }: AreaMapInput): AreaMapLayout {
	const points = areas.map((area) => fromShop(shop, area));
	const parents = roadsFrom(points);
	const origin = { x: 0, y: 0 };
	const labels = areas.map(({ name }, index): Label => {
		const at = points[index] ?? origin;
		const parent = parents[index];
		const from = (parent === undefined ? origin : points[parent]) ?? origin;
		return {
			name,
			at,
			isShop: false,
			reach: nameReach(name),
			free: from.x > at.x ? "left" : "right",
		};
	});
	const shopLabel: Label = {
		name: shop.name,
		at: origin,
		isShop: true,
		reach: shopReach(shop.name),
		free: "right",
	};
	const all = [shopLabel, ...labels];
	const { height, placed, moved, project } = best(all, hills);
	const at = (label: Label) => placed.get(label) as Placed;
	const shopPlace = at(shopLabel);
	const places = labels.map(at);
	const roads = places.map((place, index) => {
		const parent = parents[index];
		return bend(parent === undefined ? shopPlace : (places[parent] ?? shopPlace), place);
	});
	const streams = rivers.map((river) =>
		river.map((one) => {
			const { x, y } = project(fromShop(shop, one));
			return { x, y: movedTo(y, moved) };
		}),
	);
	return {
		height,
		shop: shopPlace,
		places,
		roads: roads.map(({ path }) => path),
		rivers: streams.map(smooth),
		...ornament({
			frame: {
				left: 8,
				right: mapWidth - 8,
				top: hills ? hillsHeight + 16 : 20,
				bottom: height - 6,
			},
			taken: [shopPlace, ...places].map(({ box }) => box),
			lines: [...roads.map(({ points }) => points), ...streams],
			centre: shopPlace,
		}),
	};
}

function nameReach(name: string): Label["reach"] {
	const width = textWidth(name, fontSize);
	const lines = Math.ceil(width / longestName);
	const half = Math.max(target, lines * lineHeight + 10) / 2;
	return {
		name: beforeName + Math.min(width, longestName) + afterName,
		other: target / 2,
		up: half,
		down: half,
	};
}

function shopReach(name: string): Label["reach"] {
	const width = Math.min(textWidth(name, pin.fontSize), longestName);
	return {
		name: pin.width / 2 + 8 + width + 10,
		other: pin.width / 2,
		up: pin.height + 2,
		down: 8,
	};
}

/** Of several margins, that for which names push the points least. */
function best(labels: readonly Label[], hills: boolean): Solution {
	const margins = [26, 46, 66, 86, 106, 126];
	const solutions = margins.flatMap((left) =>
		margins.map((right) => solve(labels, hills, { left, right })),
	);
	return solutions.reduce((one, other) => (other.cost < one.cost ? other : one));
}

function solve(
	labels: readonly Label[],
	hills: boolean,
	margin: { left: number; right: number },
): Solution {
	const frame: Box = {
		left: margin.left,
		right: mapWidth - margin.right,
		top: hills ? hillsHeight + 20 : 34,
		bottom: leastHeight - 30,
	};
	const [, ...areas] = labels;
	const project = projection(
		areas.map(({ at }) => at),
		frame,
	);
	const wanted = labels
		.map((label) => ({ label, ...project(label.at) }))
		.sort((one, other) => one.y - other.y);
	const placed = new Map<Label, Placed>();
	const moved: Solution["moved"] = [];
	let cost = 0;
	for (const { label, x, y } of wanted) {
		const least = Math.max(y, moved.at(-1)?.to ?? 0);
		const place = placeFrom(label, { x, y: least }, [...placed.values()], frame.top);
		placed.set(label, place);
		moved.push({ from: y, to: place.y });
		cost += Math.abs(place.x - x) + Math.abs(place.y - y) + (place.side === label.free ? 0 : 6);
	}
	const lowest = Math.max(...[...placed.values()].map(({ box }) => box.bottom));
	const height = Math.ceil(Math.max(leastHeight, lowest + 8));
	const squeezed = (margin.left + margin.right) / 2;
	return {
		height,
		placed,
		moved,
		project,
		cost: cost / labels.length + squeezed + (height - leastHeight),
	};
}

/** The highest place at or below a point where a label has room, on the side where that is higher. */
function placeFrom(label: Label, at: Point, others: readonly Placed[], top: number): Placed {
	const sides = [label.free, label.free === "left" ? "right" : "left"] as const;
	const places = sides.map((side) => lowered(label, side, at, others, top));
	const [first, second] = places as [Placed, Placed];
	const shift = (place: Placed) => Math.abs(place.x - at.x) + (place.y - at.y);
	return shift(second) < shift(first) - 4 ? second : first;
}

function lowered(
	label: Label,
	side: Placed["side"],
	at: Point,
	others: readonly Placed[],
	top: number,
): Placed {
	const { reach, name } = label;
	const [left, right] = side === "left" ? [reach.name, reach.other] : [reach.other, reach.name];
	const x = Math.max(Math.min(at.x, mapWidth - 4 - right), 4 + left);
	// Whole pixels, so that a label put under another does not overlap it by a rounding error, for ever.
	let y = Math.ceil(Math.max(at.y, top - 22 + reach.up));
	for (;;) {
		const box = { left: x - left, right: x + right, top: y - reach.up, bottom: y + reach.down };
		const hit = others.find((other) => overlap(box, other.box));
		if (!hit) return { name, side, x, y, box };
		y = Math.ceil(hit.box.bottom) + reach.up;
	}
}

export function overlap(one: Box, other: Box): boolean {
	return (
		one.left < other.right &&
		other.left < one.right &&
		one.top < other.bottom &&
		other.top < one.bottom
	);
}

/** Rivers go where the points went that names pushed down. */
function movedTo(y: number, moved: Solution["moved"]): number {
	const next = moved.findIndex(({ from }) => from >= y);
	const [before, after] = [moved[next - 1], moved[next]];
	if (!after) return y + shiftOf(moved.at(-1));
	if (!before) return y + shiftOf(after);
	const share = after.from > before.from ? (y - before.from) / (after.from - before.from) : 0;
	return before.to + share * (after.to - before.to);
}

function shiftOf(one: Solution["moved"][number] | undefined): number {
	return one ? one.to - one.from : 0;
}
