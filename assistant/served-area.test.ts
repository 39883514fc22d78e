/** `served-area.tsv`: a text of a visitor, how its place is served, and the place. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { seededRandom } from "./read/seeded-random.ts";
import { findArea, placesOf } from "./served-area.ts";

const { business } = shop;
const places = placesOf(business);
const find = (text: string) => findArea(text, places, ["Dehradun", "Doon"]);

test("every place of the content is known as it is written there", () => {
	for (const area of business.areas)
		for (const text of [area, area.toUpperCase(), area.replaceAll(" ", "")])
			expect(find(text)).toEqual({ kind: "served", name: area });
	for (const [name, ways] of Object.entries(business.areaSpellings))
		for (const way of ways) expect(find(way)).toEqual({ kind: "served", name });
	for (const name of business.areasNotPromised)
		expect(find(name)).toEqual({ kind: "nearby", name });
});

const lines = readFileSync(new URL("served-area.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n");
const cases = lines.filter((line) => !line.startsWith("# ")).map((line) => line.split("\t"));
test.each(cases)("%s is %s: %s", (text = "", kind, name) => {
	expect(find(text)).toEqual({ kind, name });
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
