import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask, listInShort, now } from "../../testing/in-short.ts";
import {
	marked,
	retractionExamples,
	retractionsDigest,
	taggedMessage,
} from "../../testing/retraction-examples.ts";
import { sampleShopData } from "../../testing/sample-shop-data.ts";
import { knowledgeOf } from "../knowledge.ts";
import { learnRanking, rank } from "../ranking.ts";
import { readTokens } from "../read.ts";
import { tokensOf } from "../tokens.ts";
import { featuresOfWhole } from "./features-of-whole.ts";
import { pack, unpack } from "./packed-weights.ts";
import { learnTags, likeliestTags } from "./tagger.ts";
import learnt from "./weights.json" with { type: "json" };
import { withoutRetracted } from "./what-is-left.ts";

/** Messages that nobody taught it from. */
const heldOut = readFileSync(
	new URL("../../evaluation/retractions/held-out.txt", import.meta.url),
	"utf8",
)
	.trim()
	.split("\n");

const plain = (line: string) => line.replaceAll("~~", "");

function goneOf(message: string): string {
	const reading = readTokens(tokensOf(message), knowledgeOf(sampleShopData), now);
	return withoutRetracted(reading)
		.gone.map(({ text }) => text)
		.join(" ");
}

test("what is learnt is of the examples as they are now (else: npm run assistant:teach)", () => {
	expect(learnt.examples).toBe(retractionsDigest());
});

test("no message stands twice, and none of the held-out ones is learnt", () => {
	const messages = [...retractionExamples(), ...heldOut].map((line) => plain(line).toLowerCase());
	expect(messages.filter((one, at) => messages.indexOf(one) !== at)).toEqual([]);
});

test("a mark within a word is refused", () => {
	expect(() => taggedMessage("sh~~irt nahi~~ pant")).toThrow("whole word: sh~~irt");
});

test("what tells the tag of a word is learnt, and where a row of them ends", () => {
	const example = (words: string) => ({
		row: words.split(" ").map((word) => [`key ${word}`, "word"]),
		tags: words.split(" ").map((word) => word === "not" || word === "red"),
	});
	const examples = ["not red but blue", "blue and green", "green not red", "not red green"];
	const weights = learnTags(Array.from({ length: 40 }, (_, at) => example(examples[at % 4] ?? "")));
	const { row, tags } = example("green but not red and blue");
	const [first, second] = likeliestTags(row, (feature) => weights[feature] ?? 0, 2);
	expect(first?.tags).toEqual(tags);
	expect(second?.tags).not.toEqual(tags);
	expect(second?.probability).toBeLessThan(first?.probability ?? 0);
});

test("of several proposals the one with the features of right ones is ranked first", () => {
	const candidate = (feature: string, probability: number) => ({
		features: [feature],
		probability,
	});
	const candidates = [candidate("loses a count", 0.7), candidate("keeps its counts", 0.3)];
	const examples = Array.from({ length: 40 }, () => ({ candidates, merits: [0, 1] }));
	const learning = { rounds: 12, rate: 0.03, decay: 1e-4, leftOut: 0.2, minCount: 10 };
	const ranking = learnRanking(examples, learning);
	const [first = 0, second = 0] = rank(candidates, ranking);
	expect(second).toBeGreaterThan(first);
	expect(first + second).toBeCloseTo(1);
});

test("what is left of a message is told by features: here a count that has lost its thing", () => {
	const tokens = tokensOf("2 shirts 3 pants pants nahi");
	const reading = readTokens(tokens, knowledgeOf(sampleShopData), now);
	const featuresWithout = (words: string) =>
		featuresOfWhole(
			reading,
			tokens.map((_, at) => words.split(" ").includes(String(at))),
		);
	expect(featuresWithout("3 4 5")).toContain("number false thing- none");
	expect(featuresWithout("2 3 4 5")).not.toContain("number false thing- none");
});

test.each([
	["4 shirts ki jagah 3 shirts", "mens-shirt×3"],
	["2 coat aur ek blanket dry clean, blanket rehne do", "mens-coat-blazer×2"],
	["2 shirts › 3 pants bhi › pants rehne do", "mens-shirt×2"],
	["2 shirt 1 pant ka total › pant hata do shirt 3 kar do", "mens-shirt×3"],
])("what is taken back is left out: %s", (conversation, list) => {
	expect(listInShort(conversation)).toBe(list);
});

test.each(["aaj nahi kal pickup kar lo", "email nahi phone number do"])(
	"%s: a day or a way to reach the shop may be taken back, too",
	(message) => {
		expect(goneOf(message)).toMatch(/nahi$/);
	},
);

test.each(["daag nahi gaya abhi tak", "is it not open on sunday", "kya aap sofa nahi karte"])(
	"%s takes nothing back",
	(message) => {
		expect(goneOf(message)).toBe("");
	},
);

test("most of the held-out messages are read as if what they take back had not been said", () => {
	const taking = heldOut.flatMap((line) => {
		const left = marked(line)
			.filter(({ isGone }) => !isGone)
			.map(({ text }) => text)
			.join(" ");
		return line.includes("~~") && /[\p{L}\d]{3}/u.test(left) ? [{ line: plain(line), left }] : [];
	});
	const right = taking.filter(({ line, left }) => {
		const [one, other] = [ask(line), ask(left)];
		return (
			JSON.stringify([one.items, one.days, one.areas]) ===
			JSON.stringify([other.items, other.days, other.areas])
		);
	});
	expect(right.length / taking.length).toBeGreaterThan(0.7);
	const others = heldOut.filter((line) => !line.includes("~~"));
	expect(others.filter((line) => goneOf(line) === "").length / others.length).toBeGreaterThan(0.9);
});

test("packed weights are what they were; a feature that was not learnt has none", () => {
	const weightOf = unpack(pack({ "word karo": -212, "pair a b": 7, bias: 0 }));
	expect(["word karo", "pair a b", "bias", "word other"].map(weightOf)).toEqual([-212, 7, 0, 0]);
});
