import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { interfaceWords as english } from "../languages/en/words/editor-interface.ts";
import { interfaceWords as hindi } from "../languages/hi/words/editor-interface.ts";
import { cmsMain, packageWords } from "./slim-editor.ts";

/** The names of all texts in a group of them: "saving_entry.error.title". */
function namesIn(texts: object, place = ""): string[] {
	return Object.entries(texts).flatMap(([name, text]) =>
		typeof text === "string" ? [place + name] : namesIn(text, `${place}${name}.`),
	);
}

test("our words stand in the place of words that the editor's package has", async () => {
	const known = namesIn(packageWords(await readFile(cmsMain, "utf8")).texts);
	expect(known).toEqual(expect.arrayContaining(Object.keys(hindi)));
	expect(Object.keys(hindi)).toEqual(expect.arrayContaining(Object.keys(english)));
});
