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
import { readTokens } from "../read.ts";
import { tokensOf } from "../tokens.ts";
import { bestTags, learnTags, rowOf } from "./tagger.ts";
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
		row: rowOf(words.split(" ").map((word) => [`key ${word}`, "word"])),
		tags: words.split(" ").map((word) => word === "not" || word === "red"),
	});
	const examples = ["not red but blue", "blue and green", "green not red", "not red green"];
	const weights = learnTags(Array.from({ length: 40 }, (_, at) => example(examples[at % 4] ?? "")));
	const { row, tags } = example("blue and not red and green");
	const [first, second] = bestTags(row, weights, 2);
	expect(first?.tags).toEqual(tags);
	expect(second?.tags).not.toEqual(tags);
});

test.each([
	["4 shirts ki jagah 3 shirts", "mens-shirt×3"],
	["2 coat aur ek blanket dry clean, blanket rehne do", "mens-coat-blazer×2"],
	["2 shirts › 3 pants bhi › pants rehne do", "mens-shirt×2"],
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

test(() => {
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
