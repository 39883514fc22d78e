/** `npm run assistant:development`: the figures of the development set; `-- --list` lists what failed. */
import { sampleShop } from "../../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { developmentSet } = await import("./development/development-set.ts");
const { figures, failures, judgeInRounds } = await import("./figures.ts");

const judged = judgeInRounds(developmentSet);
if (process.argv.includes("--list")) console.log(failures(judged).join("\n\n"), "\n");
console.log(figures(judged).join("\n"));
