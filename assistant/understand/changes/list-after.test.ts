import { expect, test } from "vitest";
import {
	listsDigest,
	listTalks,
	meritOf,
	parseTalk,
	rankedTalks,
} from "../../testing/list-examples.ts";
import { sampleShopData } from "../../testing/sample-shop-data.ts";
import { knowledgeOf } from "../knowledge.ts";
import { rank } from "../ranking.ts";
import { keyOf, possibleLists } from "./possible-lists.ts";
import learnt from "./weights.json" with { type: "json" };

const shirts = { ids: ["mens-shirt"], quantity: 3 };
const coat = { ids: ["mens-coat-blazer"], quantity: 1 };
const said = {
	list: [shirts, coat],
	last: [shirts, coat],
	readings: [],
	dropped: [],
	numbers: [],
	kinds: [],
	gender: [],
	isPlain: false,
	index: knowledgeOf(sampleShopData).index,
};

test("what is learnt is of the conversations as they are now (else: npm run assistant:teach)", () => {
	expect(learnt.examples).toBe(listsDigest());
});

test("conversations are read as they were when they were learnt", () => {
	const some = rankedTalks(listTalks().filter((_, at) => at % 20 === 0));
	const right = some.filter(({ candidates, merits }) => {
		const shares = rank(candidates, learnt.ranking);
		return merits[shares.indexOf(Math.max(...shares))] === 1;
	});
	expect(some.length).toBeGreaterThan(100);
	expect(right.length / some.length).toBeGreaterThan(0.85);
});

test("a conversation has as many answers as messages, of items and counts", () => {
	expect(parseTalk("en\t2 shirts › thanks\tmens-shirt×2 › none").shown).toEqual([
		[{ ids: ["mens-shirt"], quantity: 2 }],
		"other",
	]);
	expect(() => parseTalk("en\t2 shirts › thanks\tmens-shirt×2")).toThrow("As many answers");
	expect(() => parseTalk("en\t2 shirts\tmens-shirt 2")).toThrow('"mens-shirt 2"');
});

test("a list is right if its lines are, in any order; less so if it leaves open which kind", () => {
	expect(meritOf([coat, shirts], [shirts, coat])).toBe(1);
	expect(meritOf([coat], [shirts, coat])).toBe(0);
	expect(meritOf([{ ...shirts, quantity: 4 }], [shirts])).toBe(0);
	const open = meritOf([{ ids: ["mens-shirt", "mens-t-shirt"], quantity: 3 }], [shirts]);
	expect(open).toBeGreaterThan(0);
	expect(open).toBeLessThan(1);
});

test.each([
	["a number counts a line anew, adds to it, takes from it", { numbers: [2] }, [2, 5, 1]],
	["half and twice as many need no number", {}, [6]],
])("%s", (_, of, counts) => {
	const lists = possibleLists({ ...said, list: [shirts], last: [shirts], ...of });
	const found = lists.map(([line]) => line?.quantity);
	expect(found).toEqual(expect.arrayContaining(counts));
});

test("a thing is added, stands for another, or goes", () => {
	const jeans = { ids: ["mens-jeans"], quantity: 2 };
	const keys = possibleLists({ ...said, readings: [[jeans]] }).map(keyOf);
	expect(keys).toContain(keyOf([shirts, coat, jeans]));
	expect(keys).toContain(keyOf([jeans, coat]));
	expect(keys).toContain(keyOf([jeans]));
	expect(possibleLists({ ...said, dropped: [coat] }).map(keyOf)).toContain(keyOf([shirts]));
});
