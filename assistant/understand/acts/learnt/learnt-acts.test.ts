import { expect, test } from "vitest";
import { actExamples, examplesDigest } from "../../../testing/act-examples.ts";
import { otherShopData } from "../../../testing/other-shop-data.ts";
import { sampleShopData } from "../../../testing/sample-shop-data.ts";
import { knowledgeOf } from "../../knowledge.ts";
import { readSentence } from "../../sentences.ts";
import { tokensOf } from "../../tokens.ts";
import { featuresOf } from "./features.ts";
import { likelyActs } from "./likely-acts.ts";
import { classify, learn, pack, unpack } from "./regression.ts";
import learnt from "./weights.json" with { type: "json" };

const read = (text: string, data = sampleShopData) =>
	readSentence(tokensOf(text), knowledgeOf(data), new Date("2026-11-20T06:30:00Z")).sentence;

test("what is learnt is of the examples as they are now (else: npm run assistant:teach)", () => {
	expect(learnt.examples).toBe(examplesDigest());
});

test("no sentence stands twice among the examples", () => {
	const sentences = actExamples().map(({ sentence }) => sentence.toLowerCase());
	const known = new Set<string>();
	expect(sentences.filter((one) => known.size === known.add(one).size)).toEqual([]);
});

test("the reader still reads the examples as it did when they were learnt", () => {
	const some = actExamples().filter((_, at) => at % 25 === 0);
	const right = some.filter(({ act, sentence }) => {
		const { acts, isBackground } = likelyActs(read(sentence));
		if (act === "background") return isBackground;
		return acts[0]?.act === (act === "total" ? "price" : act.split("+")[0]);
	});
	expect(right.length / some.length).toBeGreaterThan(0.85);
});

test("an act whose examples ask another besides has both", () => {
	const [best] = likelyActs(
		read("cancel the pickup that i booked and book a new one for next week"),
	).acts;
	expect(best).toMatchObject({ act: "order", besides: "book" });
});

test("classes are learnt from the features that tell them apart", () => {
	const weights = unpack(
		pack(
			learn(
				["wet", "dry"].flatMap((name) =>
					Array.from({ length: 20 }, (_, at) => ({
						class: name,
						features: ["bias", name, `noise ${at % 5}`],
					})),
				),
			),
		),
	);
	const [best] = classify(["bias", "wet", "noise 1", "never seen"], weights);
	expect(best?.class).toBe("wet");
	expect(best?.probability).toBeGreaterThan(0.7);
	const all = classify(["bias", "wet"], weights).reduce((sum, one) => sum + one.probability, 0);
	expect(all).toBeCloseTo(1);
});

test("names of a shop's own are no features: another shop's mean the same", () => {
	const [item] = otherShopData.prices.categories.flatMap(({ items }) => items);
	const here = featuresOf(read("my shirt came back with a hole"));
	const there = featuresOf(read(`my ${item?.name} came back with a hole`, otherShopData));
	expect(there.filter((feature) => !/^length/.test(feature))).toEqual(
		here.filter((feature) => !/^length/.test(feature)),
	);
});

test("spellings of one word, in either script, and its forms are one feature", () => {
	const words = (text: string) => featuresOf(read(text)).filter((one) => one.startsWith("word "));
	expect(words("bekaar kaam")).toEqual(words("बेकार काम"));
	expect(words("bigado")).toEqual(words("bigadoge"));
});
