import { type AreaMapLayout, mapWidth } from "./layout-area-map.ts";
import type { Point } from "./map-projection.ts";

/**
 * Where the points of the drawing are, in per cent of it: a style sheet of the page, since the policy lets no element
 * have styles of its own.
 *
 * @param inputs the ids of the areas' radios, in the order of the layout's places
 */
export function placeStyles({ height, shop, places }: AreaMapLayout, inputs: readonly string[]) {
	const at = ({ x, y }: Point) => `{left:${share(x, mapWidth)};top:${share(y, height)}}`;
	const rules = places.map((place, index) => {
		const input = `#${inputs[index]}`;
		return `${input},${input}+label${at(place)}`;
	});
	return inLayer(`.area-map .shop${at(shop)}${rules.join("")}`);
}

/** A radio that is chosen shows its answer, the `answerOf` of its id, in what follows it. */
export function answerStyles(inputs: readonly string[], answerOf: (input: string) => string) {
	const shown = inputs.map((input) => `#${input}:checked~* #${answerOf(input)}`);
	return inLayer(`${shown.join()}{display:grid}`);
}

const inLayer = (rules: string) => `@layer sections{${rules}}`;
const share = (length: number, whole: number) => `${((100 * length) / whole).toFixed(1)}%`;
