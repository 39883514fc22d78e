/** `npm run assistant:teach`: learns from the examples what sentences want and what of a message is taken back. */
import { writeFileSync } from "node:fs";
import { base64Of, hashOf } from "../assistant/read/learnt/bytes.ts";
import { learn, pack } from "../assistant/read/learnt/regression.ts";
import { learnTags, rowOf } from "../assistant/read/learnt/tagger.ts";
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
const words = [...counts].filter(([, count]) => count >= often);
save("ordinary-words", {
	words: base64Of(Uint32Array.from(new Set(words.map(([word]) => hashOf(word)))).sort()),
});
console.log(`${words.length} ordinary words`);

const { taggedMessages, actFeatures } = await import("../assistant/testing/learning-rows.ts");
const acts = learn(actFeatures(), 21_000);
save("act-weights", { examples: digestOf(actExamples()), weights: pack(acts) });
console.log(`${acts.features.length} features of ${acts.classes.length} acts`);

const rows = taggedMessages().map(({ features, tags }) => ({ row: rowOf(features), tags }));
save("taken-back-weights", {
	examples: digestOf(takenBackExamples()),
	weights: base64Of(learnTags(rows)),
});
console.log(`What is taken back, of ${rows.length} messages`);

function save(file: string, content: unknown) {
	writeFileSync(
		new URL(`../assistant/read/learnt/${file}.json`, import.meta.url),
		`${JSON.stringify(content)}\n`,
	);
}
