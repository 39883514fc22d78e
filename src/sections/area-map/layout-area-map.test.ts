import { expect, test } from "vitest";
import otherShop from "../../../fixtures/other-shop/business.json" with { type: "json" };
import sampleShop from "../../../fixtures/sample-shop/business.json" with { type: "json" };
import hindiTexts from "../../../fixtures/sample-shop/hi/business.json" with { type: "json" };
import { type AreaMapInput, layoutAreaMap, mapWidth, overlap } from "./layout-area-map.ts";

const shop = { name: "Fresh Laundry", latitude: 20, longitude: 75 };

/** Areas at distances, in degrees, and directions that repeat without a pattern. */
function scattered(count: number, degrees: number, name = (index: number) => `Area ${index}`) {
	return Array.from({ length: count }, (_, index) => {
		const angle = index * 2.4;
		const distance = degrees * Math.sqrt((index + 1) / count);
		return {
			name: name(index),
			latitude: shop.latitude + distance * Math.sin(angle),
			longitude: shop.longitude + distance * Math.cos(angle),
		};
	});
}

const city = (areas: AreaMapInput["areas"]): AreaMapInput => ({
	shop,
	areas,
	rivers: [],
	hills: true,
});

type PlacedShop = Pick<typeof sampleShop, "geo" | "name" | "areaPlaces" | "scenery">;

function ofShop({ geo, name, areaPlaces, scenery }: PlacedShop, names?: string[]) {
	return {
		shop: { ...geo, name },
		areas: areaPlaces.map((place, index) => ({ ...place, name: names?.[index] ?? place.area })),
		rivers: scenery.rivers,
		hills: scenery.hills,
	};
}

const onALine = (along: "latitude" | "longitude") =>
	city(
		[1, 2, 3, 4].map((step) => ({ ...shop, name: `Stop ${step}`, [along]: shop[along] + step })),
	);

const cities: Record<string, AreaMapInput> = {
	"the sample shop": ofShop(sampleShop),
	"the sample shop in Hindi": ofShop(
		sampleShop,
		sampleShop.areaPlaces.map(
			({ area }) => hindiTexts.areas[sampleShop.areas.indexOf(area)] ?? area,
		),
	),
	"another shop": ofShop({
		...otherShop,
		scenery: { ...otherShop.scenery, hills: false },
	}),
	"one area": city(scattered(1, 0.1)),
	"an area at the shop itself": city([{ ...shop, name: "Old Town" }]),
	"two areas in the same place": city([
		{ ...shop, name: "East", longitude: 75.1 },
		{ ...shop, name: "East Gate", longitude: 75.1 },
	]),
	"areas from north to south": onALine("latitude"),
	"areas from west to east": onALine("longitude"),
	"a town of few streets": city(scattered(6, 0.004)),
	"a country": city(scattered(9, 6)),
	"fifteen areas": city(scattered(15, 0.1)),
	"long names": city(scattered(7, 0.1, (index) => `Sri Krishnadevaraya Nagar Phase ${index + 1}`)),
	"long names in Hindi": city(
		scattered(7, 0.1, (index) => `श्री कृष्णदेवराय विस्तार कॉलोनी ${index + 1}`),
	),
	"a long name of the shop": {
		...city(scattered(5, 0.1)),
		shop: { ...shop, name: "The Old Post Office Laundry and Dry Cleaners" },
	},
	"across the date line": {
		...city([{ name: "West", latitude: 0, longitude: 179.95 }]),
		shop: { name: "Shop", latitude: 0, longitude: -179.95 },
	},
};

test.each(Object.entries(cities))(
	"%s: no name overlaps another or leaves the drawing",
	(_, input) => {
		const { height, shop, places } = layoutAreaMap(input);
		const labels = [shop, ...places];
		for (const [index, { name, box }] of labels.entries()) {
			expect(box.left, name).toBeGreaterThanOrEqual(0);
			expect(box.right, name).toBeLessThanOrEqual(mapWidth);
			expect(box.top, name).toBeGreaterThanOrEqual(0);
			expect(box.bottom, name).toBeLessThanOrEqual(height);
			for (const other of labels.slice(index + 1))
				expect(overlap(box, other.box), `${name} and ${other.name}`).toBe(false);
		}
	},
);

test.each(Object.entries(cities))(
	"%s: what is north of the shop is drawn north of it",
	(_, input) => {
		const { shop, places } = layoutAreaMap(input);
		for (const [index, { name, y }] of places.entries()) {
			const north = (input.areas[index]?.latitude ?? 0) - input.shop.latitude;
			if (Math.abs(north) < 1e-9) continue;
			if (north > 0) expect(y, name).toBeLessThanOrEqual(shop.y);
			else expect(y, name).toBeGreaterThanOrEqual(shop.y);
		}
	},
);

test("each area has a road, and all of them lead to the shop", () => {
	const { shop, places, roads } = layoutAreaMap(ofShop(sampleShop));
	const whole = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
	const reached = new Set([whole(shop)]);
	const ways = roads.map((path, index) => ({
		from: path.slice(1, path.indexOf("Q")),
		to: whole(places[index] ?? shop),
	}));
	for (const _ of ways) for (const { from, to } of ways) if (reached.has(from)) reached.add(to);
	expect(places.every((place) => reached.has(whole(place)))).toBe(true);
});

test("trees and houses keep clear of names", () => {
	const { shop, places, trees, houses } = layoutAreaMap(cities["fifteen areas"] as AreaMapInput);
	for (const { x, y } of [...trees, ...houses])
		for (const { box } of [shop, ...places])
			expect(overlap(box, { left: x - 6, right: x + 6, top: y - 18, bottom: y })).toBe(false);
});
