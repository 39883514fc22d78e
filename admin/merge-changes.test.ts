import { describe, expect, test } from "vitest";
import { mergeChanges } from "./merge-changes.ts";

const shirt = { id: "shirt", name: "Shirt", price: "80" };
const suit = { id: "suit", name: "Suit", price: "300" };
const tie = { id: "tie", name: "Tie", price: "50" };
const dearShirt = { ...shirt, price: "95" };
const dearSuit = { ...suit, price: "350" };
const base = [shirt, suit];

describe("joins", () => {
	test.each<[string, unknown, unknown, unknown]>([
		["nothing", base, base, base],
		["mine", [dearShirt, suit], base, [dearShirt, suit]],
		["theirs", base, [shirt, dearSuit], [shirt, dearSuit]],
		["changes of different entries", [dearShirt, suit], [shirt, dearSuit], [dearShirt, dearSuit]],
		[
			"changes of different fields of one entry",
			[dearShirt, suit],
			[{ ...shirt, name: "Shirts" }, suit],
			[{ ...dearShirt, name: "Shirts" }, suit],
		],
		["an entry of mine", [shirt, tie, suit], [dearShirt, suit], [dearShirt, tie, suit]],
		["an entry of theirs", [dearShirt, suit], [...base, tie], [dearShirt, suit, tie]],
		[
			"a new order of mine with a price of theirs",
			[suit, shirt],
			[dearShirt, suit],
			[suit, dearShirt],
		],
		[
			"a new order of theirs with a price of mine",
			[dearShirt, suit],
			[suit, shirt],
			[suit, dearShirt],
		],
		[
			"a new order of mine with a new entry of theirs",
			[suit, shirt],
			[shirt, tie, suit],
			[suit, shirt, tie],
		],
		["what I took out", [suit], [shirt, dearSuit], [dearSuit]],
		["what they took out, beside my change", [shirt, dearSuit], [suit], [dearSuit]],
		["what they took out, and I left", [shirt, suit, tie], [suit], [suit, tie]],
		["one price, in the same way", [dearShirt], [dearShirt], [dearShirt]],
	])("%s", (_, mine, theirs, merged) => {
		for (const winner of ["mine", "theirs"] as const)
			expect(mergeChanges(base, mine, theirs, winner)).toEqual(merged);
	});

	test("lists of texts, and lists of one length without keys", () => {
		expect(mergeChanges(["a"], ["a", "b"], ["a", "c"])).toEqual(["a", "b", "c"]);
		expect(mergeChanges([{ t: 1 }, { t: 2 }], [{ t: 9 }, { t: 2 }], [{ t: 1 }, { t: 3 }])).toEqual([
			{ t: 9 },
			{ t: 3 },
		]);
		expect(mergeChanges([{ t: 1 }], [{ t: 1 }, { t: 2 }], [{ t: 1 }, { t: 3 }])).toEqual([
			...[{ t: 1 }, { t: 2 }, { t: 3 }],
		]);
	});
});

describe("says where both changed the same", () => {
	test.each<[string, unknown, unknown, unknown, unknown]>([
		[
			"a price, in two ways",
			[dearShirt, suit],
			[{ ...shirt, price: "90" }, dearSuit],
			[dearShirt, dearSuit],
			[{ ...shirt, price: "90" }, dearSuit],
		],
		["what they took out and I changed", [dearShirt, suit], [suit], [dearShirt, suit], [suit]],
	])("%s", (_, mine, theirs, withMine, withTheirs) => {
		expect(mergeChanges(base, mine, theirs)).toEqual(withMine);
		expect(mergeChanges(base, mine, theirs, "theirs")).toEqual(withTheirs);
	});
});
