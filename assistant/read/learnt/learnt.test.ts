import { expect, test } from "vitest";
import { actExamples, digestOf, takenBackExamples } from "../../testing/examples.ts";
import { listConversations } from "../../testing/list-examples.ts";
import { otherShopData } from "../../testing/other-shop-data.ts";
import { sampleShopData } from "../../testing/sample-shop-data.ts";
import { knowledgeOf } from "../knowledge.ts";
import { readTokens } from "../pieces.ts";
import { withoutTakenBack } from "../taken-back.ts";
import { tokensOf } from "../tokens.ts";
import { featuresOf } from "./act-features.ts";
import acts from "./act-weights.json" with { type: "json" };
import { likelyActs } from "./likely-acts.ts";
import changes from "./operation-weights.json" with { type: "json" };
import { classify, learn, pack, unpack } from "./regression.ts";
import takenBack from "./taken-back-weights.json" with { type: "json" };

const read = (text: string, data = sampleShopData) =>
	readTokens(tokensOf(text), knowledgeOf(data), new Date("2026-11-20T06:30:00Z"));

test("what is learnt is of the examples as they are now (else: npm run assistant:teach)", () => {
	expect(acts.examples).toBe(digestOf(actExamples()));
	expect(takenBack.examples).toBe(digestOf(takenBackExamples()));
	expect(changes.examples).toBe(digestOf(listConversations()));
});

test("no sentence stands twice among the examples", () => {
	const sentences = actExamples().map(({ sentence }) => sentence.toLowerCase());
	expect(sentences.length - new Set(sentences).size).toBe(0);
});

test("the reader still reads the examples as it did when they were learnt", () => {
	const some = actExamples().filter(({ act }, at) => at % 25 === 0 && act !== "background");
	const right = some.filter(({ act, sentence }) => {
		const [best] = likelyActs(read(sentence).pieces, sentence.endsWith("?")).acts;
		return best?.act === (act === "total" ? "price" : act.split("+")[0]);
	});
	expect(right.length / some.length).toBeGreaterThan(0.85);
});

test("classes are learnt from the features that tell them apart", () => {
	const examples = ["wet", "dry"].flatMap((name) =>
		Array.from({ length: 20 }, (_, at) => ({
			class: name,
			features: ["bias", name, `noise ${at % 5}`],
		})),
	);
	const weights = unpack(pack(learn(examples, 100)));
	const [best] = classify(["bias", "wet", "noise 1", "never seen"], weights);
	expect(best?.class).toBe("wet");
	expect(best?.probability).toBeGreaterThan(0.7);
});

test("names of a shop's own are no features: another shop's mean the same", () => {
	const [item] = otherShopData.prices.categories.flatMap(({ items }) => items);
	const here = featuresOf(read("my shirt came back with a hole").pieces, false);
	const there = featuresOf(
		read(`my ${item?.name} came back with a hole`, otherShopData).pieces,
		false,
	);
	expect(there).toEqual(here);
});

test.each([
	["aaj nahi kal pickup kar lo", "aaj nahi"],
	["daag nahi gaya abhi tak", ""],
	["is it not open on sunday", ""],
	["3 shirts and 2 pants", ""],
])("of %s is taken back: %s", (message, gone) => {
	const left = withoutTakenBack(read(message)).gone.map(({ text }) => text);
	expect(left.join(" ")).toBe(gone);
});
