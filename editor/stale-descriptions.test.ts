import { afterEach, expect, test, vi } from "vitest";
import { sayIn } from "../shop/sentences/say.ts";
import { staleDescriptions } from "./stale-descriptions.ts";

vi.stubEnv("CONTENT", "content");
afterEach(() => sayIn("en"));

const page = (image: string, imageAlt: unknown) => [
	{ slug: "gowns", h1: "Gowns", image, imageAlt },
];
const pages = { about: { imageAlt: "The counter" } };

function stale(after: unknown, before: unknown = page("gown", "A white gown")) {
	return staleDescriptions("keyword-pages", before, after, pages, true);
}

test("another picture needs other words", () => {
	expect(stale(page("saree", "A white gown")).errors[0]).toBe(
		"content/keyword-pages/gowns.json: imageAlt still says what the former picture showed. Write what the new one shows.",
	);
	expect(stale(page("saree", "A red saree")).errors).toEqual([]);
	expect(stale(page("gown", "A white gown")).errors).toEqual([]);
});

test("in Hindi too", () => {
	sayIn("hi");
	const before = page("gown", { en: "A white gown", hi: "सफ़ेद गाउन" });
	const after = (hi: string) => stale(page("saree", { en: "A red saree", hi }), before).errors;
	expect(after("सफ़ेद गाउन")).toEqual([
		expect.stringMatching(/^content\/keyword-pages\/gowns\.json → imageAlt: hi यहाँ पुरानी फ़ोटो/),
	]);
	expect(after("लाल साड़ी")).toEqual([]);
});

test("a new entry has no former picture", () => {
	const after = [...page("gown", "A white gown"), { slug: "new", image: "saree", imageAlt: "x" }];
	expect(stale(after).errors).toEqual([]);
});

test("a picture that another form describes is worth a look", () => {
	const shop = (shopImage: string) => ({ shopImage });
	const { errors, warnings } = staleDescriptions("business", shop("old"), shop("new"), pages, true);
	expect(errors).toEqual([]);
	expect(warnings).toEqual([
		expect.stringMatching(/^content\/pages\.json → about: imageAlt still/),
	]);
});
