/** `npm run assistant:teach`: learns from the examples what sentences want, what of a message is taken back, and what it does to a list. */
import { writeFileSync } from "node:fs";
import { base64Of, hashOf } from "../assistant/read/learnt/bytes.ts";
import { learn, pack } from "../assistant/read/learnt/regression.ts";
import { sampleShop } from "../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { actExamples, takenBackExamples, digestOf } = await import(
	"../assistant/testing/examples.ts"
);
const { tokensOf } = await import("../assistant/read/tokens.ts");

/** An ordinary word stands among the examples as often as this. */
const often = 4;
const counts = new Map<string, number>();
for (const line of [
	...actExamples().map(({ sentence }) => sentence),
	...takenBackExamples().map((line) => line.replaceAll("~~", "")),
])
	for (const { text, isHindi } of tokensOf(line)) {
		const word = isHindi ? `hi ${text}` : text;
		if (text.length > 2 && !/\d/.test(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
const ordinary = [...counts].filter(([, count]) => count >= often);
save("ordinary-words", {
	words: base64Of(Uint32Array.from(new Set(ordinary.map(([word]) => hashOf(word)))).sort()),
});
console.log(`${ordinary.length} ordinary words`);

const { actFeatures, wordFeatures } = await import("../assistant/testing/learning-rows.ts");
const acts = learn(actFeatures(), 17_000);
save("act-weights", { examples: digestOf(actExamples()), weights: pack(acts) });
console.log(`${acts.features.length} features of ${acts.classes.length} acts`);

const words = learn(wordFeatures(), 31_000);
save("taken-back-weights", { examples: digestOf(takenBackExamples()), weights: pack(words) });
console.log(`${words.features.length} features of what is taken back`);

const { learnOperations, listConversations, listExamples } = await import(
	"../assistant/testing/list-examples.ts"
);
const examples = listExamples();
const changes = {
	words: learnOperations(examples, "words", 9_000),
	signs: learnOperations(examples, "signs", 3_500),
};
save("operation-weights", {
	examples: digestOf(listConversations()),
	words: pack(changes.words),
	signs: pack(changes.signs),
});
console.log(`${changes.words.classes.length} operations on a list`);

function save(file: string, content: unknown) {
	writeFileSync(
		new URL(`../assistant/read/learnt/${file}.json`, import.meta.url),
		`${JSON.stringify(content)}\n`,
	);
}
