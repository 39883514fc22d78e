import { expect, test } from "vitest";
import { mergeChanges } from "./merge-changes.ts";

const shirt = { id: "shirt", name: "Shirt", price: "80" };
const suit = { id: "suit", name: "Suit", price: "300" };
const tie = { id: "tie", name: "Tie", price: "50" };
const base = [shirt, suit];

test.each<[string, unknown, unknown, unknown]>([
	["nothing", base, base, base],
	["mine", [{ ...shirt, price: "95" }, suit], base, [{ ...shirt, price: "95" }, suit]],
	["theirs", base, [shirt, { ...suit, price: "350" }], [shirt, { ...suit, price: "350" }]],
	[
		"of different entries",
		[{ ...shirt, price: "95" }, suit],
		[shirt, { ...suit, price: "350" }],
		[
			{ ...shirt, price: "95" },
			{ ...suit, price: "350" },
		],
	],
	[
		"of different fields of one entry",
		[{ ...shirt, price: "95" }, suit],
		[{ ...shirt, name: "Shirts" }, suit],
		[{ ...shirt, name: "Shirts", price: "95" }, suit],
	],
	[
		"an entry of mine",
		[shirt, tie, suit],
		[{ ...shirt, price: "95" }, suit],
		[{ ...shirt, price: "95" }, tie, suit],
	],
	[
		"an entry of theirs",
		[{ ...shirt, price: "95" }, suit],
		[...base, tie],
		[{ ...shirt, price: "95" }, suit, tie],
	],
	["what I took out", [suit], [shirt, { ...suit, price: "350" }], [{ ...suit, price: "350" }]],
	[
		"what they took out, beside my change",
		[shirt, { ...suit, price: "350" }],
		[suit],
		[{ ...suit, price: "350" }],
	],
	["what they took out and I changed", [{ ...shirt, price: "95" }, suit], [suit], undefined],
	["what they took out, and I left", [shirt, suit, tie], [suit], [suit, tie]],
	[
		"one price, in two ways",
		[{ ...shirt, price: "95" }, suit],
		[{ ...shirt, price: "90" }, suit],
		undefined,
	],
	[
		"one price, in the same way",
		[{ ...shirt, price: "95" }],
		[{ ...shirt, price: "95" }],
		[{ ...shirt, price: "95" }],
	],
])("%s", (_, mine, theirs, merged) => {
	expect(mergeChanges(base, mine, theirs)?.value).toEqual(merged);
});

test("lists of texts cannot be joined", () => {
	expect(mergeChanges(["a"], ["a", "b"], ["a", "c"])).toBeUndefined();
});
