/**
 * `npm run assistant:development` and `npm run assistant:exam`: the figures of a set; the exam's also go to
 * docs/assistant-exam.md. `-- --list` lists what failed, which unseals those questions of the exam.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sampleShop } from "../../e2e/testing/sample-site.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { list: { type: "boolean" } },
});
const isExam = positionals.includes("exam");

process.env.CONTENT = sampleShop;
const { figures, failures, judgeInRounds } = await import("./figures.ts");
const families = isExam
	? (await import("./exam/exam-set.ts")).examSet
	: (await import("./development/development-set.ts")).developmentSet;

const judged = judgeInRounds(families);
const lines = figures(judged).join("\n");
if (values.list) console.log(`${failures(judged).join("\n\n")}\n`);
console.log(lines);

if (!isExam) console.log(`- ${(await import("./lists.ts")).listFigures()}`);

if (isExam) {
	const page = `# What the assistant's exam says

\`npm run assistant:exam\` asks the sealed questions of \`assistant/evaluation/exam/\` and writes this page. The
assistant is written to the development set, never to these. A question that was read because its answer failed moves
to the development set, and a new one is written in its place.

Asked on ${new Date().toISOString().slice(0, 10)}, of the sample shop.

${lines}
`;
	writeFileSync(fileURLToPath(new URL("../../docs/assistant-exam.md", import.meta.url)), page);
}
