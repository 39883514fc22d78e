import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";

const [first, ...others] = languages.map(({ id }) => id);
const folder = import.meta.dirname;
const modules = globSync("*.ts", { cwd: join(folder, String(first)) });

/** The exports of the modules, with their kinds; functions with the number of their parameters. */
async function formatsOf(language: string) {
	const formats: Record<string, string> = {};
	for (const module of modules) {
		const exported = await import(join(folder, language, module));
		for (const [name, value] of Object.entries<unknown>(exported))
			formats[`${module}: ${name}`] =
				typeof value === "function" ? `${value.length} parameters` : typeof value;
	}
	return formats;
}

/** Each word by its key, with the placeholders of it, or of all its plural forms. */
function wordsOf(language: string) {
	const rooms: Record<string, Record<string, unknown>> = JSON.parse(
		readFileSync(join(folder, language, "words.json"), "utf8"),
	);
	const words = Object.entries(rooms).flatMap(([room, texts]) =>
		Object.entries(texts).map(([key, text]) => {
			const placeholders = JSON.stringify(text).match(/\{\w+\}/g) ?? [];
			return [`${room}.${key}`, [...new Set(placeholders)].sort().join(" ")] as const;
		}),
	);
	return Object.fromEntries(words);
}

test("a language is a folder of its code, and a line in languages.ts", () => {
	const folders = globSync("*/language.ts", { cwd: folder }).map((file) =>
		basename(join(file, "..")),
	);
	expect(folders.toSorted()).toEqual(languages.map(({ id }) => id).toSorted());
	expect(new Set(languages.map(({ path }) => path)).size).toBe(languages.length);
});

test.each(others)(
	"%s has each format and word of the first language, with its placeholders",
	async (language) => {
		const formats = await formatsOf(String(first));
		// The type of a script is of those alone that have one.
		const type = { "typography.ts: type": formats["typography.ts: type"] };
		expect({ ...(await formatsOf(language)), ...type }).toMatchObject(formats);
		expect(Object.keys(wordsOf(String(first))).length).toBeGreaterThan(100);
		expect(wordsOf(language)).toEqual(wordsOf(String(first)));
	},
);
