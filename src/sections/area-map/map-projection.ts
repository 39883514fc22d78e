/** From coordinates to a scheme of the city around the shop: the directions are true, far places are drawn nearer. */

export interface Coordinates {
	latitude: number;
	longitude: number;
}

export interface Point {
	x: number;
	y: number;
}

export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

const kilometresPerDegree = 111.2;
/** Places nearby would lie on each other if those far away were drawn to scale. */
const distancePower = 0.55;
/** How much more the scheme may stretch one direction than the other. */
const mostStretch = 1.8;

/** East and south of the shop in kilometres. */
export function fromShop(shop: Coordinates, { latitude, longitude }: Coordinates): Point {
	const degrees = ((longitude - shop.longitude + 540) % 360) - 180;
	return {
		x: degrees * kilometresPerDegree * Math.cos((shop.latitude * Math.PI) / 180),
		y: (shop.latitude - latitude) * kilometresPerDegree,
	};
}

function drawnNearer({ x, y }: Point): Point {
	const distance = Math.hypot(x, y);
	const scale = distance > 0 ? distance ** (distancePower - 1) : 0;
	return { x: x * scale, y: y * scale };
}

/**
 * Fits the shop and its areas into a frame.
 *
 * @param areas in kilometres from the shop
 * @returns where a point, in kilometres from the shop, is in the frame; points further out than the areas may leave it
 */
export function projection(areas: readonly Point[], frame: Box): (point: Point) => Point {
	const points = [{ x: 0, y: 0 }, ...areas].map(drawnNearer);
	const x = span(points.map((point) => point.x));
	const y = span(points.map((point) => point.y));
	const room = { x: frame.right - frame.left, y: frame.bottom - frame.top };
	const full = { x: room.x / (x.length || 1), y: room.y / (y.length || 1) };
	const scale = {
		x: Math.min(full.x, y.length ? full.y * mostStretch : full.x),
		y: Math.min(full.y, x.length ? full.x * mostStretch : full.y),
	};
	return (point) => {
		const near = drawnNearer(point);
		return {
			x: (frame.left + frame.right) / 2 + (near.x - x.middle) * scale.x,
			y: (frame.top + frame.bottom) / 2 + (near.y - y.middle) * scale.y,
		};
	};
}

function span(values: readonly number[]): { length: number; middle: number } {
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return { length: most - least, middle: (least + most) / 2 };
}
