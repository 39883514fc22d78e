import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envVariables, readEnv } from "../server/env.ts";
import { documentWithTable, withEnvTable } from "./env-table.ts";

const marked = "Before\n<!-- variables: from x -->\nold\n<!-- end of variables -->\nAfter\n";

test("the table in the document is the server's own", () => {
	const written = readFileSync(documentWithTable, "utf8");
	expect(withEnvTable(written), 'docs/deploying.md is stale: run "npm run docs:env"').toBe(written);
});

test("the table is put between its marks, whatever it holds", () => {
	const variables = [
		{ name: "A", default: "1", meaning: "Costs $& and $1." },
		{ name: "B", meaning: "A key." },
	];
	const table =
		"| variable | default | what it is |\n|---|---|---|\n" +
		"| `A` | `1` | Costs $& and $1. |\n| `B` | none | A key. |\n";
	expect(withEnvTable(marked, variables)).toBe(
		`Before\n<!-- variables: from x -->\n\n${table}\n<!-- end of variables -->\nAfter\n`,
	);
	expect(() => withEnvTable("no marks")).toThrow("missing");
});

test.each(envVariables())(
	"$name has a meaning, and a default that the server takes",
	(variable) => {
		expect(variable.meaning).toMatch(/\.$/);
		expect(variable.meaning).not.toMatch(/[|\n]/);
		if (variable.default === undefined) return;
		expect(readEnv({ [variable.name]: variable.default })).toEqual(readEnv({}));
	},
);
