/** `npm run assistant:teach`: learns from the examples what sentences want and what of a message is taken back. */
import { writeFileSync } from "node:fs";
import { sampleShop } from "../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { examples, examplesDigest } = await import("../assistant/testing/act-examples.ts");
const { retractionsDigest, taggedMessages } = await import(
	"../assistant/testing/retraction-examples.ts"
);
const { learn } = await import("../assistant/understand/acts/learnt/regression.ts");
const { learnRetractions } = await import(
	"../assistant/understand/retractions/learn-retractions.ts"
);

const { pack } = await import("../assistant/understand/retractions/packed-weights.ts");

const acts = learn(examples());
save("acts/learnt/weights.json", { examples: examplesDigest(), weights: acts });
console.log(
	`${Object.keys(acts.features).length} features of ${acts.classes.length} acts are learnt.`,
);

const retractions = learnRetractions(taggedMessages());
save("retractions/weights.json", {
	examples: retractionsDigest(),
	tags: pack(retractions.tags),
	ranking: retractions.ranking,
});
console.log(
	`${Object.keys(retractions.tags).length} features of words and ${Object.keys(retractions.ranking.weights).length} of messages with retractions are learnt.`,
);

function save(file: string, content: unknown) {
	const url = new URL(`../assistant/understand/${file}`, import.meta.url);
	writeFileSync(url, `${JSON.stringify(content)}\n`);
}
