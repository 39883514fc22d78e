import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";

const [first, ...others] = languages.map(({ id }) => id);
const folder = import.meta.dirname;
const modules = globSync("**/*.ts", { cwd: join(folder, String(first)) });

/** Each word by its module, with its kind; functions with the number of their parameters. */
async function wordsOf(language: string) {
	const words: Record<string, string> = {};
	for (const module of modules) {
		const exported = await import(join(folder, language, module));
		for (const [name, word] of Object.entries<unknown>(exported))
			words[`${module}: ${name}`] =
				typeof word === "function" ? `${word.length} parameters` : typeof word;
	}
	return words;
}

test("a language is a folder of its code, and a line in languages.ts", () => {
	const folders = globSync("*/language.ts", { cwd: folder }).map((file) =>
		basename(join(file, "..")),
	);
	expect(folders.toSorted()).toEqual(languages.map(({ id }) => id).toSorted());
	expect(new Set(languages.map(({ path }) => path)).size).toBe(languages.length);
});

test.each(others)("%s has each word that the first language has", async (language) => {
	const english = await wordsOf(String(first));
	expect(Object.keys(english).length).toBeGreaterThan(100);
	// The type of a script is of those alone that have one.
	const words = { ...(await wordsOf(language)), "type.ts: type": english["type.ts: type"] };
	expect(words).toEqual(english);
});
