import { expect, test } from "vitest";
import type { ListLine } from "./estimate.ts";
import { hangPieces, ropePlaces } from "./hang-pieces.ts";

const piece = (id: string, quantity?: number): ListLine => ({ id, name: id, quantity });
const keys = (lines: ListLine[], room: number, hasTag = true) => {
	const { pieces, more } = hangPieces(lines, room, hasTag);
	return [pieces.map(({ key }) => key).join(", "), more];
};

test.each<[string, ListLine[], number, string, number]>([
	["nothing", [], 5, "", 0],
	["all that have room", [piece("a", 2), piece("b", 1)], 3, "a 1, a 2, b 1", 0],
	["one of each first, and a tag", [piece("a", 9), piece("b", 1)], 4, "a 1, a 2, b 1", 7],
	["the newest first", [piece("a", 1), piece("b", 1), piece("c", 1)], 2, "c 1", 2],
	["a tag alone", [piece("a", 4)], 1, "", 4],
	["nothing without room", [piece("a", 4)], 0, "", 4],
	["what is measured, as one", [{ ...piece("a", 120), measure: "sqft" }], 5, "a 1", 0],
	[
		"a long list",
		Array.from({ length: 200 }, (_, id) => piece(`${id}`, 99)),
		3,
		"198 1, 199 1",
		19_798,
	],
])("%s", (_, lines, room, hung, more) => {
	expect(keys(lines, room)).toEqual([hung, more]);
});

test("where words count the pieces there is no tag", () => {
	expect(keys([piece("a", 9)], 2, false)).toEqual(["a 1, a 2", 0]);
});

test("few pieces stay together in the middle, many have the whole rope", () => {
	expect(ropePlaces(1, 400, 50, 16)).toEqual([{ x: 200, y: 16 }]);
	expect(ropePlaces(2, 400, 50, 16).map(({ x }) => x)).toEqual([175, 225]);
	expect(ropePlaces(20, 400, 50, 16).map(({ x }) => x)).toEqual(
		Array.from({ length: 20 }, (_, place) => 10 + 20 * place),
	);
});
