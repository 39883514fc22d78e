import { expect, test } from "vitest";
import { mergeChanges } from "./merge-changes.ts";

const shirt = { id: "shirt", name: "Shirt", price: "80" };
const suit = { id: "suit", name: "Suit", price: "300" };
const tie = { id: "tie", name: "Tie", price: "50" };
const dearShirt = { ...shirt, price: "95" };
const dearSuit = { ...suit, price: "350" };
const base = [shirt, suit];
const [one, two, three] = [1, 2, 3].map((number) => ({ number }));

type Case = [name: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown];

test.each<Case>([
	[
		"changes of different entries",
		base,
		[dearShirt, suit],
		[shirt, dearSuit],
		[dearShirt, dearSuit],
	],
	[
		"changes of different fields of one entry",
		base,
		[dearShirt, suit],
		[{ ...shirt, name: "Shirts" }, suit],
		[{ ...dearShirt, name: "Shirts" }, suit],
	],
	["an entry of mine", base, [shirt, tie, suit], [dearShirt, suit], [dearShirt, tie, suit]],
	["an entry of theirs", base, [dearShirt, suit], [...base, tie], [dearShirt, suit, tie]],
	[
		"a new order of mine, a price of theirs",
		base,
		[suit, shirt],
		[dearShirt, suit],
		[suit, dearShirt],
	],
	[
		"a new order of theirs, a price of mine",
		base,
		[dearShirt, suit],
		[suit, shirt],
		[suit, dearShirt],
	],
	[
		"a new order of mine, an entry of theirs",
		base,
		[suit, shirt],
		[shirt, tie, suit],
		[suit, shirt, tie],
	],
	["what I took out", base, [suit], [shirt, dearSuit], [dearSuit]],
	["what they took out, beside my change", base, [shirt, dearSuit], [suit], [dearSuit]],
	["the same change", base, [dearShirt], [dearShirt], [dearShirt]],
	["lists of texts", ["a"], ["a", "b"], ["a", "c"], ["a", "b", "c"]],
	["entries without keys", [one, two], [three, two], [one, three], [three, three]],
	["new entries without keys", [one], [one, two], [one, three], [one, two, three]],
])("joins %s", (_, was, mine, theirs, merged) => {
	for (const winner of ["mine", "theirs"] as const)
		expect(mergeChanges(was, mine, theirs, winner)).toEqual(merged);
});

const otherPrice = { ...shirt, price: "90" };

test.each<Case>([
	[
		"a price",
		[dearShirt, suit],
		[otherPrice, dearSuit],
		[dearShirt, dearSuit],
		[otherPrice, dearSuit],
	],
	["what they took out and I changed", [dearShirt, suit], [suit], [dearShirt, suit], [suit]],
])("one of both wins where both changed %s", (_, mine, theirs, withMine, withTheirs) => {
	expect(mergeChanges(base, mine, theirs)).toEqual(withMine);
	expect(mergeChanges(base, mine, theirs, "theirs")).toEqual(withTheirs);
});
