import { describe, expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { seededRandom } from "./read/seeded-random.ts";
import { findArea, placesOf } from "./served-area.ts";

const { business } = shop;
const places = placesOf(business);
const find = (text: string) => findArea(text, places);

test.each(business.areas.map((area) => [area]))("%s, as the content writes it", (area) => {
	expect(find(area)).toEqual({ kind: "served", name: area });
	expect(find(area.toUpperCase())).toEqual({ kind: "served", name: area });
	expect(find(area.replaceAll(" ", ""))).toEqual({ kind: "served", name: area });
});

test.each(
	Object.entries(business.areaSpellings).flatMap(([area, ways]) => ways.map((way) => [way, area])),
)("%s is %s", (way, area) => {
	expect(find(way)).toEqual({ kind: "served", name: area });
});

test.each(business.areasNotPromised.map((place) => [place]))("%s is not claimed", (place) => {
	expect(find(place)).toEqual({ kind: "nearby", name: place });
});

describe("spellings that no list has", () => {
	test.each([
		["prem nagar", "Premnagar"],
		["Prem-Nagar.", "Premnagar"],
		["  PREMNAGAR  ", "Premnagar"],
		["premngar", "Premnagar"],
		["clementown", "Clement Town"],
		["Clement town", "Clement Town"],
		["clemen town", "Clement Town"],
		["rajpur rd", "Rajpur Road"],
		["Rajpur Rd.", "Rajpur Road"],
		["rajpur raod", "Rajpur Road"],
		["jakhaan", "Jakhan"],
		["jakan", "Jakhan"],
		["hathi barkala", "Hathibarkala"],
		["hathibarakala", "Hathibarkala"],
		["bidoli", "Bidholi"],
		["musoorie diversion", "Mussoorie Diversion"],
		["Mussoorie divertion", "Mussoorie Diversion"],
		["जाखन", "Jakhan"],
		["प्रेमनगर", "Premnagar"],
		["राजपुर रोड", "Rajpur Road"],
	])("%s is %s", (text, name) => {
		expect(find(text)).toEqual({ kind: "served", name });
	});
});

describe("addresses and sentences", () => {
	test.each([
		["12/3, Lane 4, Jakhan, Dehradun 248001", "served", "Jakhan"],
		["near Race Course, Rajpur Road", "served", "Rajpur Road"],
		["do you come to clement town?", "served", "Clement Town"],
		["Premnagar, Delhi", "nearby", "Delhi"],
		["Premnagar Dehradun", "served", "Premnagar"],
		["Vasant Vihar near Balliwala", "nearby", "Balliwala"],
	])("%s", (text, kind, name) => {
		expect(find(text)).toEqual({ kind, name });
	});
});

describe("places whose names are like an area's are not taken for it", () => {
	test.each([
		["Rajpur", "nearby", "Rajpur"],
		["Raipur", "nearby", "Raipur"],
		["raipur road", "nearby", "Raipur Road"],
		["Raipur Rd", "nearby", "Raipur Road"],
		["Raipur chowk", "nearby", "Raipur"],
		["Prem Vihar", "nearby", "Prem Vihar"],
		["Mussoorie", "nearby", "Mussoorie"],
		["Japan", "unknown", "Japan"],
		["Makhan", "unknown", "Makhan"],
		["Road", "unknown", "Road"],
		["Town", "unknown", "Town"],
		["Nagar", "unknown", "Nagar"],
	])("%s", (text, kind, name) => {
		expect(find(text)).toEqual({ kind, name });
	});
});

test("names that differ by a letter or a number are different places", () => {
	const places = placesOf({
		areas: ["Race Course Block A", "Sector 21"],
		areaSpellings: {},
		areasNotPromised: [],
	});
	const kindOf = (text: string) => findArea(text, places).kind;
	expect(["race corse block a", "sector 21"].map(kindOf)).toEqual(["served", "served"]);
	expect(["race course block c", "sector 23"].map(kindOf)).toEqual(["unknown", "unknown"]);
});

test("what is not known comes back as it was written, in one line", () => {
	expect(find("  Sewla \n  Kalan ")).toEqual({ kind: "unknown", name: "Sewla Kalan" });
	expect(find("<b>x</b>")).toEqual({ kind: "unknown", name: "<b>x</b>" });
	expect(find("🙂")).toEqual({ kind: "unknown", name: "🙂" });
	expect(find("")).toEqual({ kind: "unknown", name: "" });
});

test("whatever is written, an answer comes, and only known places are claimed", () => {
	const random = seededRandom(5);
	const character = () => String.fromCodePoint(Math.floor(random() * random() * 0x11_0000));
	for (let run = 0; run < 40; run++) {
		const text = Array.from({ length: Math.floor(random() * 60) }, character).join("");
		const { kind, name } = find(text);
		if (kind === "served") expect(business.areas).toContain(name);
		else if (kind === "nearby") expect(business.areasNotPromised).toContain(name);
		else expect(name).toBe(text.trim().replaceAll(/\s+/g, " "));
	}
});
