/**
 * `npm run assistant:development` and `npm run assistant:exam`: the figures of a set; the exam's also go to
 * docs/assistant-exam.md. `-- --list` lists what failed, which unseals those questions of the exam.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { sampleShop } from "../../e2e/testing/sample-site.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { list: { type: "boolean" } },
});
const set = positionals.includes("exam") ? "exam" : "development";

process.env.CONTENT = sampleShop;
const { casesOf } = await import("./cases.ts");
const { figures, failures, judgeInRounds } = await import("./figures.ts");

const judged = judgeInRounds(casesOf(set));
const lines = figures(judged).join("\n");
if (values.list) console.log(`${failures(judged).join("\n\n")}\n`);
console.log(lines);

if (set === "development") console.log(`- ${(await import("./lists.ts")).listFigures()}`);
else {
	const page = `# What the assistant's exam says

\`npm run assistant:exam\` asks the sealed questions of \`assistant/evaluation/cases/\` and writes this page. The
assistant is written to the development set, never to these. A question that was read because its answer failed moves
to the development set, and a new one is written in its place.

Asked on ${new Date().toISOString().slice(0, 10)}, of the sample shop.

${lines}
`;
	writeFileSync(new URL("../../docs/assistant-exam.md", import.meta.url), page);
}
