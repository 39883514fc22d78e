/** `npm run assistant:teach`: learns from the examples what sentences want, and what of a message is taken back. */
import { writeFileSync } from "node:fs";
import { sampleShop } from "../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { examples, examplesDigest } = await import("../assistant/testing/act-examples.ts");
const { retractionsDigest, taggedRows } = await import(
	"../assistant/testing/retraction-examples.ts"
);
const { learn } = await import("../assistant/understand/acts/learnt/regression.ts");
const { learnTags } = await import("../assistant/understand/retractions/tagger.ts");

const acts = learn(examples());
save("acts/learnt/weights.json", { examples: examplesDigest(), weights: acts });
console.log(
	`${Object.keys(acts.features).length} features of ${acts.classes.length} acts are learnt.`,
);

const tags = learnTags(taggedRows());
save("retractions/weights.json", { examples: retractionsDigest(), weights: tags });
console.log(`${Object.keys(tags).length} features of retractions are learnt.`);

function save(file: string, content: unknown) {
	const url = new URL(`../assistant/understand/${file}`, import.meta.url);
	writeFileSync(url, `${JSON.stringify(content)}\n`);
}
