import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Group } from "./form-shape.ts";
import { type Form, forms } from "./forms.ts";
import { type Save, saveForm, writtenForm } from "./save-form.ts";
import { openForm, parseShop } from "./shop-texts.ts";
import { sampleTexts } from "./testing/sample-texts.ts";
import { writeChanges } from "./write-changes.ts";

beforeAll(() => vi.stubEnv("CONTENT", "content"));

const today = new Date("2026-11-22T12:00:00Z");

const formNamed = (name: string) => forms.find((form) => form.name === name) as Form;
const entries = (values: Group, key = "entries") => values[key] as Group[];
const firstItem = (values: Group) =>
	entries(entries(values, "categories")[0] ?? {}, "items")[0] ?? {};

function save(name: string, edit: (values: Group) => unknown, current = sampleTexts()): Save {
	const form = formNamed(name);
	const opened = sampleTexts();
	const values = openForm(form, parseShop(opened));
	edit(values);
	return saveForm({ form, values, opened, current, today });
}

/** The lines of a save that differ, by file. */
function linesOf(saved: Save, before = sampleTexts()): Record<string, string[]> {
	if (saved.kind !== "changed") throw new Error(JSON.stringify(saved));
	const { texts } = before;
	return Object.fromEntries(
		[...saved.texts].map(([path, text]) => {
			const old = texts.get(path)?.split("\n") ?? [];
			return [
				path,
				text
					.split("\n")
					.filter((line) => !old.includes(line))
					.map((line) => line.trim()),
			];
		}),
	);
}

test("a form that nobody touched saves nothing", () => {
	for (const { name } of forms)
		expect(
			save(name, () => {}),
			name,
		).toEqual({ kind: "unchanged" });
});

test("a price is one line, and says so", () => {
	const saved = save("prices", (values) => Object.assign(firstItem(values), { price: "95" }));
	expect(linesOf(saved)).toEqual({ "content/prices.json": ['"price": "95",'] });
	expect(saved).toMatchObject({
		headline: expect.stringMatching(/^Price of .+: ₹85 → ₹95$/),
		body: "",
	});
});

test("a closed day first wrong, then right", () => {
	const day = { date: "2026-12-08", name: "Diwali", name_hi: "दिवाली" };
	const wrong = save("hours", (values) => Object.assign(values, { specialDays: [day] }));
	expect(wrong).toMatchObject({
		kind: "wrong",
		problems: [{ field: { form: { name: "hours" }, path: "specialDays.0" } }],
	});
	const right = save("hours", (values) =>
		Object.assign(values, { specialDays: [{ ...day, closed: true }] }),
	);
	expect(right).toMatchObject({ kind: "changed", headline: "Closed on 8 December: Diwali" });
	expect(Object.keys(linesOf(right))).toEqual(["content/business.json"]);
});

test("a text in both languages is two lines of one file", () => {
	const saved = save("faq", (values) =>
		Object.assign(entries(values)[0] ?? {}, { answer: "Write to us.", answer_hi: "हमें लिखिए।" }),
	);
	expect(linesOf(saved)).toEqual({
		"content/faq.json": ['"en": "Write to us.",', '"hi": "हमें लिखिए।"'],
	});
	expect(saved).toMatchObject({ kind: "changed", warnings: [] });
});

test("a text that loses its Hindi leaves a warning", () => {
	const saved = save("faq", (values) =>
		Object.assign(entries(values)[0] ?? {}, { answer: "Write.", answer_hi: "" }),
	);
	expect(linesOf(saved)).toEqual({ "content/faq.json": ['"answer": "Write."'] });
	expect(saved).toMatchObject({ warnings: [{ field: { path: "entries.0.answer" } }] });
});

test("a page has a file of its own, which goes with it", () => {
	const retitled = save("keyword-pages", (values) =>
		Object.assign(entries(values)[1] ?? {}, { h1: "New words" }),
	);
	expect(linesOf(retitled)).toEqual({
		"content/keyword-pages/dry-cleaning-near-me.json": ['"en": "New words",'],
	});
	const opened = sampleTexts();
	const values = openForm(formNamed("keyword-pages"), parseShop(opened));
	const [gone] = entries(values).splice(2, 1);
	const { texts } = writtenForm(formNamed("keyword-pages"), values, opened);
	expect([...opened.texts.keys()].filter((path) => !texts.has(path))).toEqual([
		`content/keyword-pages/${gone?.slug}.json`,
	]);
});

test("a WhatsApp text without its placeholder is refused beside the field", () => {
	const saved = save("messages", (values) => Object.assign(values, { aboutService: "Hello" }));
	expect(saved).toMatchObject({
		kind: "wrong",
		problems: [
			{ advice: expect.stringMatching(/must hold \{service\}/), field: { path: "aboutService" } },
		],
	});
});

test("a picture that is taken in with the form", () => {
	const current = { ...sampleTexts(), pictures: [...sampleTexts().pictures, "new-shop.webp"] };
	const edit = (values: Group) => Object.assign(values, { shopImage: "/images/new-shop.webp" });
	expect(linesOf(save("hours", edit, current))).toEqual({
		"content/business.json": ['"shopImage": "new-shop",'],
	});
	expect(save("hours", edit)).toMatchObject({ kind: "wrong" });
});

describe("where somebody else has saved meanwhile", () => {
	/** @param place of the item in the first group of the rate card */
	const withPrice = (place: number, price: string) => {
		const current = sampleTexts();
		const path = "content/prices.json";
		const text = current.texts.get(path) ?? "";
		const prices = JSON.parse(text);
		prices.categories[0].items[place].price = price;
		current.texts.set(path, writeChanges(text, prices));
		return current;
	};
	const raise = (values: Group) => Object.assign(firstItem(values), { price: "95" });

	test("in another place, both changes stand", () => {
		const current = withPrice(1, "777");
		const saved = save("prices", raise, current);
		expect(linesOf(saved, current)).toEqual({ "content/prices.json": ['"price": "95",'] });
		expect(saved).toMatchObject({ headline: expect.stringMatching(/₹85 → ₹95$/) });
	});

	test("in the same place, the later one is told", () => {
		const saved = save("prices", raise, withPrice(0, "90"));
		expect(saved).toEqual({
			kind: "conflict",
			theirs: [expect.stringMatching(/^Price of .+: ₹85 → ₹90$/)],
		});
	});

	test("to the same, there is nothing to save", () => {
		expect(save("prices", raise, withPrice(0, "95"))).toEqual({ kind: "unchanged" });
	});
});
