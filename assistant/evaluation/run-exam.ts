/**
 * `npm run assistant:exam`: the figures of the sealed set, which also go to docs/assistant-exam.md. Its failures are
 * not listed, so that nobody writes the assistant to its questions; `-- --show` lists them all the same.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleShop } from "../../e2e/testing/sample-site.ts";

process.env.CONTENT = sampleShop;
const { examSet } = await import("./exam/exam-set.ts");
const { figures, failures, judgeInRounds } = await import("./figures.ts");

const rule =
	"A failure that was shown moves to the development set, and a new question is written in its place.";

const judged = judgeInRounds(examSet);
const lines = figures(judged);
if (process.argv.includes("--show")) console.log(failures(judged).join("\n\n"), `\n\n${rule}\n`);
console.log(lines.join("\n"));

const page = `# What the assistant's exam says

\`npm run assistant:exam\` asks the sealed questions of \`assistant/evaluation/exam/\` and writes this page. The
assistant is written to the development set, never to these; ${rule.replace(/^A/, "a")}

Asked on ${new Date().toISOString().slice(0, 10)}, of the sample shop.

${lines.join("\n")}
`;
writeFileSync(fileURLToPath(new URL("../../docs/assistant-exam.md", import.meta.url)), page);
