import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fileNames } from "../content/content-files.ts";
import { translatedFiles } from "../content/translation/merge.ts";
import { schemaAddress, schemaText, writtenFiles } from "./content-schemas.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

test.each([...writtenFiles()])("%s is up to date", (path, text) => {
	const held = existsSync(new URL(path, root)) ? read(path) : "";
	expect(held === text, `${path} is stale: run "npm run content:schemas" and commit it.`).toBe(
		true,
	);
});

test("no schema is left over", () => {
	const files = readdirSync(new URL("content/schemas/", root)).toSorted();
	const held = (names: readonly string[]) => names.map((name) => `${name}.schema.json`);
	expect(files).toEqual([...held(fileNames), "texts"].toSorted());
	const texts = readdirSync(new URL("content/schemas/texts/", root)).toSorted();
	expect(texts).toEqual(held(translatedFiles).toSorted());
});

test.each(fileNames)("an editor finds the schema of content/%s.json", (name) => {
	const value: unknown = JSON.parse(read(`content/${name}.json`));
	if (!Array.isArray(value)) {
		expect(value).toHaveProperty("$schema", schemaAddress(name));
		return;
	}
	const mapping = JSON.parse(read(".vscode/settings.json"))["json.schemas"] as {
		fileMatch: string[];
		url: string;
	}[];
	const entry = mapping.find(({ fileMatch }) => fileMatch.includes(`/content/${name}.json`));
	expect(entry?.url).toBe(`./content/schemas/${name}.schema.json`);
	expect(existsSync(new URL(entry?.url ?? "", root))).toBe(true);
});

describe("what an editor shows", () => {
	const business = JSON.parse(schemaText("business"));

	test("of a value: what it is, and how it looks", () => {
		expect(business.properties.whatsapp.description).toMatch(/every WhatsApp button/);
		expect(business.properties.name.examples).toEqual(["Doon Fresh"]);
	});

	test("of a wrong value: the words of the check", () => {
		expect(business.properties.whatsapp.patternErrorMessage).toMatch(/^Must be digits only/);
	});

	test("of a misspelt key: that it is not known, but $schema is", () => {
		expect(business.additionalProperties).toBe(false);
		expect(business.properties).toHaveProperty("$schema");
		expect(business.required).not.toContain("$schema");
	});
});

test("of another language's file an editor knows the texts, and their names alone", () => {
	const prices = JSON.parse(writtenFiles().get("content/schemas/texts/prices.schema.json") ?? "");
	const { items } = prices.properties.categories.items.properties;
	expect(Object.keys(prices.properties)).toEqual(["categories"]);
	expect(Object.keys(items.items.properties)).toEqual(["id", "name", "service"]);
	expect(items.items.additionalProperties).toBe(false);
});
