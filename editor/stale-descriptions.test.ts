import { afterEach, expect, test, vi } from "vitest";
import { sayIn } from "../content/sentences/say.ts";
import { staleDescriptions } from "./stale-descriptions.ts";

vi.stubEnv("CONTENT", "content");
afterEach(() => sayIn("en"));

const page = (image: string, imageAlt: string) => [{ slug: "gowns", h1: "Gowns", image, imageAlt }];
const hindi = (imageAlt: string) => [{ slug: "gowns", h1: "गाउन", imageAlt }];
const pages = { about: { imageAlt: "The counter" } };

function stale(after: unknown, translated: unknown = undefined) {
	const before = {
		original: page("gown", "A white gown"),
		translated: translated && hindi("सफ़ेद गाउन"),
	};
	return staleDescriptions("keyword-pages", before, { original: after, translated }, pages);
}

test("another picture needs other words", () => {
	expect(stale(page("saree", "A white gown")).errors).toEqual([
		'content/keyword-pages.json → "gowns": imageAlt still says what the former picture showed. Write what the new one shows.',
	]);
	expect(stale(page("saree", "A red saree")).errors).toEqual([]);
	expect(stale(page("gown", "A white gown")).errors).toEqual([]);
});

test("in Hindi too", () => {
	sayIn("hi");
	const after = page("saree", "A red saree");
	expect(stale(after, hindi("सफ़ेद गाउन")).errors).toEqual([
		expect.stringMatching(/^content\/hi\/keyword-pages\.json → "gowns": imageAlt यहाँ पुरानी फ़ोटो/),
	]);
	expect(stale(after, hindi("लाल साड़ी")).errors).toEqual([]);
});

test("a new entry has no former picture", () => {
	const after = [...page("gown", "A white gown"), { slug: "new", image: "saree", imageAlt: "x" }];
	expect(stale(after).errors).toEqual([]);
});

test("a picture that another form describes is worth a look", () => {
	const shop = (shopImage: string) => ({ original: { shopImage }, translated: undefined });
	const { errors, warnings } = staleDescriptions("business", shop("old"), shop("new"), pages);
	expect(errors).toEqual([]);
	expect(warnings).toEqual([
		expect.stringMatching(/^content\/pages\.json → about: imageAlt still/),
	]);
});
