/** `npm run docs:env`: writes the table of the server's variables into docs/deploying.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { type EnvVariable, envVariables } from "../server/env.ts";

export const documentWithTable = new URL("../docs/deploying.md", import.meta.url);

const between = /(?<=<!-- variables: [^>]*-->\n)[\s\S]*(?=<!-- end of variables -->)/;

/**
 * Replaces the table between the two marking comments.
 *
 * @throws Error when the comments are missing
 */
export function withEnvTable(
	markdown: string,
	variables: readonly EnvVariable[] = envVariables(),
): string {
	if (!between.test(markdown)) throw new Error("The comments that mark the table are missing.");
	const rows = variables.map(
		({ name, default: value, meaning }) =>
			`| \`${name}\` | ${value === undefined ? "none" : `\`${value}\``} | ${meaning} |\n`,
	);
	const table = `\n| variable | default | what it is |\n|---|---|---|\n${rows.join("")}\n`;
	return markdown.replace(between, () => table);
}

if (import.meta.main) {
	writeFileSync(documentWithTable, withEnvTable(readFileSync(documentWithTable, "utf8")));
}
