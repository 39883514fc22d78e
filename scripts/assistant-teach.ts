/**
 * `npm run assistant:teach`: learns from the examples what sentences want and what of a message is taken back; then, in
 * a process of its own that reads with both, what becomes of a list ("lists").
 */
import { writeFileSync } from "node:fs";
import { sampleShop } from "../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
if (process.argv.includes("lists")) await teachLists();
else await teachSentences();

async function teachSentences() {
	const { examples, examplesDigest } = await import("../assistant/testing/act-examples.ts");
	const { retractionsDigest, taggedMessages } = await import(
		"../assistant/testing/retraction-examples.ts"
	);
	const { learn } = await import("../assistant/understand/acts/learnt/regression.ts");
	const { learnRetractions } = await import(
		"../assistant/understand/retractions/learn-retractions.ts"
	);

	const acts = learn(examples());
	save("acts/learnt/weights.json", { examples: examplesDigest(), weights: acts });
	console.log(
		`${Object.keys(acts.features).length} features of ${acts.classes.length} acts are learnt.`,
	);

	const retractions = learnRetractions(taggedMessages());
	save("retractions/weights.json", { examples: retractionsDigest(), ...retractions });
	console.log(
		`${Object.keys(retractions.tags).length} features of words and ${Object.keys(retractions.ranking.weights).length} of messages with retractions are learnt.`,
	);
}

async function teachLists() {
	const { learning, listsDigest, rankedTalks } = await import(
		"../assistant/testing/list-examples.ts"
	);
	const { learnRanking } = await import("../assistant/understand/ranking.ts");

	const ranking = learnRanking(rankedTalks(), learning);
	save("changes/weights.json", { examples: listsDigest(), ranking });
	console.log(`${Object.keys(ranking.weights).length} features of lists are learnt.`);
}

function save(file: string, content: unknown) {
	const url = new URL(`../assistant/understand/${file}`, import.meta.url);
	writeFileSync(url, `${JSON.stringify(content)}\n`);
}
