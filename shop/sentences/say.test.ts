import { afterEach, expect, test, vi } from "vitest";
import { sampleContent } from "../../fixtures/sample-content.ts";
import { checkContent } from "../check-content.ts";
import { fileNames } from "../content-files.ts";
import { sentencesOf } from "../fault.ts";
import { put } from "../testing/put.ts";
import { say, sayIn } from "./say.ts";
import sentences from "./sentences.json" with { type: "json" };

vi.stubEnv("CONTENT", "content");
afterEach(() => sayIn("en"));

const values = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();

test("every sentence has Hindi words, and no value that the English has not", () => {
	const all = Object.values(sentences);
	expect(all.filter(({ hi }) => !/[\u0900-\u097f]/.test(hi))).toEqual([]);
	const isStrange = ({ en, hi }: { en: string; hi: string }) =>
		!values(hi).every((value) => values(en).includes(value));
	expect(all.filter(isStrange)).toEqual([]);
});

test("values stand where the sentence has them, braces of placeholders stay", () => {
	const group = "groupPrice";
	expect(say(group, "price", "men")).toMatch(/^has \{price:men\}, and men is .* \{from:men\}/);
	sayIn("hi");
	expect(say("emptyProse", "जवाब।")).toBe("खाली है। यहाँ लिखिए: जवाब।");
});

test.each<[what: string, changes: Record<string, unknown>]>([
	["an empty text", { "faq/0/question": "" }],
	["a price", { "services/0/price": "around 80" }],
	["a clock", { "business/hours/0/opens": "9" }],
	["a phone number", { "business/whatsapp": "12" }],
	["a page that is not there", { "landing-pages/0/sisters/0": "nowhere" }],
	["a fact by hand", { "faq/0/answer": "Open until 9:30 PM." }],
	["a placeholder", { "faq/0/answer": "Open {ours}." }],
	["HTML", { "faq/0/answer": "<b>Yes</b>" }],
	["a faint colour", { "theme/ink-sky": "#6f8a80" }],
	["a closed day", { "business/specialDays/+": { date: "2026-12-01", name: "x" } }],
])("%s is told in Hindi", (_, changes) => {
	const content = sampleContent();
	put(content, changes);
	sayIn("hi");
	const { errors } = checkContent(content, fileNames);
	expect(errors.length).toBeGreaterThan(0);
	for (const error of sentencesOf(errors)) {
		// Names of files, fields and ids, and examples, stand as they are.
		const own = error.replaceAll(/“[^”]*”|"[^"]*"|\{[^{}]*\}|content\/\S+ → |[\w-]*:/g, "");
		expect(own).toMatch(/[\u0900-\u097f]{2,}/);
		expect(own).not.toMatch(/\b(?:is|must|has|the|Write|Did)\b/);
	}
});
