/** `npm run assistant:teach`: learns the acts from `assistant/understand/acts/examples/`. */
import { writeFileSync } from "node:fs";
import { sampleShop } from "../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { examples, examplesDigest } = await import("../assistant/testing/act-examples.ts");
const { learn } = await import("../assistant/understand/acts/learnt/regression.ts");

const weights = learn(examples());
writeFileSync(
	new URL("../assistant/understand/acts/learnt/weights.json", import.meta.url),
	`${JSON.stringify({ examples: examplesDigest(), weights })}\n`,
);
console.log(
	`${Object.keys(weights.features).length} features of ${weights.classes.length} acts are learnt.`,
);
