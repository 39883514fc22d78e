/** `npm run assistant:teach`: learns from the examples what sentences want and what of a message is taken back. */
import { writeFileSync } from "node:fs";
import { sampleShop } from "../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { examples, examplesDigest } = await import("../assistant/testing/act-examples.ts");
const { retractionsDigest, taggedMessages } = await import(
	"../assistant/testing/retraction-examples.ts"
);
const { base64Of } = await import("../assistant/understand/learnt-bytes.ts");
const { learn, pack } = await import("../assistant/understand/acts/learnt/regression.ts");
const { featuresOfWords } = await import("../assistant/understand/retractions/features.ts");
const { learnTags, rowOf } = await import("../assistant/understand/retractions/tagger.ts");

const acts = learn(examples());
save("acts/learnt/weights.json", { examples: examplesDigest(), weights: pack(acts) });
console.log(`${acts.features.length} features of ${acts.classes.length} acts are learnt.`);

const rows = taggedMessages().map(({ reading, tags }) => ({
	row: rowOf(featuresOfWords(reading)),
	tags,
}));
save("retractions/weights.json", {
	examples: retractionsDigest(),
	weights: base64Of(learnTags(rows)),
});
console.log(`What is taken back is learnt from ${rows.length} messages.`);

function save(file: string, content: unknown) {
	const url = new URL(`../assistant/understand/${file}`, import.meta.url);
	writeFileSync(url, `${JSON.stringify(content)}\n`);
}
