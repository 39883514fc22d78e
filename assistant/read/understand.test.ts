/**
 * `conversations.tsv`: messages of one visitor with "›" between them, then facts of the frame of the last one. "A×2 ?" is a
 * list whose counts are not certain, so that the answer asks; "on" is the language of the page.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aliasesOf } from "../../languages/item-aliases.ts";
import { frameSchema } from "../frame.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { splitName } from "./item-index.ts";
import { understand } from "./understand.ts";

/** Friday, noon. */
const now = new Date("2026-11-20T06:30:00Z");

function factsOf(conversation: string, pageLanguage: "en" | "hi") {
	const messages = conversation.split(" › ");
	const history = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
	const question = messages.at(-1) ?? "";
	const frame = understand(question, { data: sampleShopData, history, now, pageLanguage });
	const list = frame.items.map(
		({ ids, quantity }) => `${ids[0]}${quantity === undefined ? "" : `×${quantity}`}`,
	);
	return {
		acts: frame.acts.join("+"),
		first: frame.acts[0],
		list: [...list, ...(frame.isUncertain ? ["?"] : [])].join(" "),
		days: frame.days.join(" "),
		time: frame.time ?? "",
		holiday: frame.isHoliday ? "yes" : "",
		category: frame.category ?? "",
		page: String(frame.page),
		areas: frame.areas.join(" "),
		elsewhere: frame.isElsewhere ? "yes" : "",
		work: frame.isOtherWork ? "other" : "",
		passage: frame.passage ?? "",
		language: frame.language,
		on: pageLanguage,
	};
}

const lines = readFileSync(new URL("conversations.tsv", import.meta.url), "utf8").split("\n");
test.each(lines.filter((line) => /^[^#].*=|^\t/.test(line)))("%s", (line) => {
	const [conversation = "", ...facts] = line.split("\t");
	const expected = Object.fromEntries(facts.map((fact) => fact.split("=")));
	expect(factsOf(conversation, expected.on ?? "en")).toMatchObject(expected);
});

describe("every name of the rate card finds its entry", () => {
	const names = (data: Pick<typeof sampleShopData, "prices">) =>
		data.prices.categories.flatMap(({ items }) =>
			items.flatMap(({ id, name }) =>
				[name, ...splitName(name)].map((text) => [text, id] as const),
			),
		);
	const aliases = sampleShopData.prices.categories.flatMap((category) =>
		category.items.flatMap(({ id, name }) =>
			aliasesOf(name, category.name).map((alias) => [alias, id] as const),
		),
	);
	const hindi = sampleShopData.translations.hi;
	const all = [...names(sampleShopData), ...(hindi ? names(hindi) : []), ...aliases];
	test.each(all.filter(([name]) => !name.includes("/")))("%s: %s", (name, id) => {
		const { items, acts } = understand(name, { data: sampleShopData, now });
		expect(items.length, JSON.stringify(items)).toBe(1);
		expect(items[0]?.ids).toContain(id);
		expect(acts).toContain("price");
	});
});

test("no text breaks the reader or the frame", () => {
	const word = fc.constantFrom(
		..."shirt saree silk 3 ek do aur ka kya rate कंबल डबल और 10kg ? , . 9:30 kal 15 aug diwali jakhan delhi nahi total next it uska ₹ % × 🙂 \u200d ि ़".split(
			" ",
		),
	);
	const text = fc.oneof(
		fc.string({ unit: "binary", maxLength: 520 }),
		fc.array(word, { maxLength: 40 }).map((words) => words.join(" ")),
	);
	fc.assert(
		fc.property(text, fc.array(text, { maxLength: 4 }), (question, before) => {
			const history = before.map((content) => ({ role: "user" as const, content }));
			const understood = understand(question, { data: sampleShopData, history, now });
			frameSchema.parse(understood);
			expect(understood.unknown.length).toBeLessThan(3);
		}),
		{ numRuns: 300 },
	);
});

describe("the list as the visitor's taps have left it", () => {
	const lines = [
		{ ids: ["womens-silk-saree"], quantity: 2 },
		{ ids: ["womens-dupatta"], quantity: 1 },
	];
	const history = [{ role: "user" as const, content: "2 silk saree aur 5 dupatta" }];
	const said = (question: string, isListOpen = false) =>
		understand(question, { data: sampleShopData, history, lines, isListOpen, now });

	test("is the one that is summed", () => {
		expect(said("total?").items).toEqual(lines);
	});

	test("is not summed while its quantities were never set, until a message counts all of it", () => {
		expect(said("total?", true).isUncertain).toBe(true);
		const coat = [{ does: "set", ids: ["mens-coat-blazer"], quantity: 1 }];
		expect(said("ek coat bhi", true)).toMatchObject({ isUncertain: true, changes: coat });
		expect(said("3 coats and 2 shirts, start again", true).isUncertain).toBe(false);
	});

	test.each([
		["ek coat bhi", [{ does: "set", ids: ["mens-coat-blazer"], quantity: 1 }]],
		["dupatta hata do", [{ does: "takeOff", ids: ["womens-dupatta"] }]],
		["dupatta 4 kar do", [{ does: "set", ids: ["womens-dupatta"], quantity: 4 }]],
		["clear my list", lines.map(({ ids }) => ({ does: "takeOff", ids }))],
		["sab hata do", lines.map(({ ids }) => ({ does: "takeOff", ids }))],
		["what does a sherwani cost", []],
		["when do you open", []],
	])("is changed by %s", (question, changes) => {
		expect(said(question).changes).toEqual(changes);
	});
});

test("counted clothes that the rate card lacks are named beside the sum", () => {
	const { unknown } = understand("2 shirts and 3 towels, total", { data: sampleShopData, now });
	expect(unknown).toEqual(["towels"]);
});
