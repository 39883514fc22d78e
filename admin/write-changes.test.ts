import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isEqual } from "./json.ts";
import { writeChanges } from "./write-changes.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

const text = `{
	"$schema": "./x.json",
	"hours": { "from": 24, "to": 48 },
	"areas": ["Jakhan", "Malsi"],
	"days": [],
	"items": [
		{
			"id": "shirt",
			"price": "80"
		},
		{
			"id": "suit",
			"price": "300"
		}
	]
}
`;
const value = JSON.parse(text);
const items = value.items as { id: string; price: string }[];

/** The lines that a change takes away and adds. */
function changedLines(before: string, after: string): string[] {
	const [old, now] = [before.split("\n"), after.split("\n")];
	return [
		...old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`),
		...now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
	];
}

test.each<[string, object, string[]]>([
	["nothing", {}, []],
	["keys in another order", { areas: value.areas, hours: { to: 48, from: 24 } }, []],
	[
		"a value in a group on one line",
		{ hours: { from: 24, to: 72 } },
		['-"hours": { "from": 24, "to": 48 },', '+"hours": { "from": 24, "to": 72 },'],
	],
	[
		"an entry of a short list",
		{ areas: ["Jakhan", "Doon", "Malsi"] },
		['-"areas": ["Jakhan", "Malsi"],', '+"areas": ["Jakhan", "Doon", "Malsi"],'],
	],
	[
		"a first entry of an empty list",
		{ days: [{ date: "2026-11-08", closed: true }] },
		['-"days": [],', '+"days": [', '+"date": "2026-11-08",', '+"closed": true', "+],"],
	],
	["an entry out of a list", { items: [items[1]] }, ['-"id": "shirt",', '-"price": "80"', "-},"]],
	["entries in another order", { items: items.toReversed() }, []],
	[
		"a key that was not there",
		{ items: [{ ...items[0], service: "ironed" }, items[1]] },
		['-"price": "80"', '+"price": "80",', '+"service": "ironed"'],
	],
	["a key less", { hours: undefined }, ['-"hours": { "from": 24, "to": 48 },']],
])("%s", (_, change, lines) => {
	const wanted = JSON.parse(JSON.stringify({ ...value, ...change }));
	const written = writeChanges(text, wanted);
	expect(JSON.parse(written)).toEqual(wanted);
	expect(changedLines(text, written)).toEqual(lines);
});

test("Windows' line ends and a missing last one stay", () => {
	const windows = text.trimEnd().replaceAll("\n", "\r\n");
	const written = writeChanges(windows, { ...value, days: [{ date: "2026-11-08" }] });
	expect(written.replaceAll("\r\n", "")).not.toContain("\n");
	expect(written.endsWith("}")).toBe(true);
});

test("a file that is not JSON is refused", () => {
	expect(() => writeChanges("", {})).toThrow(TypeError);
});

test("whatever value is written, it is what is read", () => {
	fc.assert(
		fc.property(fc.object({ maxDepth: 3, key: fc.string() }), (wanted) => {
			const json = JSON.parse(JSON.stringify(wanted)) as object;
			expect(isEqual(JSON.parse(writeChanges(text, json)), json)).toBe(true);
		}),
	);
});

test("the repository's formatter finds nothing to change", () => {
	const changes: Record<string, (content: ReturnType<typeof JSON.parse>) => unknown> = {
		"business.json": (business) => ({
			...business,
			areas: [
				...business.areas,
				...Array.from({ length: 20 }, (_, at) => `Area ${at} of the city`),
			],
			payment: ["UPI"],
			areasNotPromised: { en: business.areasNotPromised.en.slice(0, 20) },
			specialDays: [{ date: "2026-11-08", name: "Diwali", closed: true }],
			hours: business.hours.with(1, { day: "Tuesday", closed: true }),
		}),
		"keyword-pages/laundry-near-me.json": (page) => ({
			...page,
			h1: { en: "Laundry", hi: "लॉन्ड्री" },
			keywordReviews: ["मलमल में लपेटा हुआ", "हर धागा जाँचा हुआ, एक-एक करके", "दो दिन में घर वापस"],
		}),
		"prices.json": (prices) => ({
			...prices,
			categories: prices.categories.toReversed().slice(1),
		}),
	};
	for (const [name, change] of Object.entries(changes)) {
		const before = readFileSync(join(root, "fixtures/sample-shop", name), "utf8");
		const written = writeChanges(before, change(JSON.parse(before)));
		expect(written).not.toBe(before);
		const options = ["format", `--stdin-file-path=fixtures/sample-shop/${name}`];
		const how = { cwd: root, input: written, encoding: "utf8" } as const;
		expect(execFileSync("node_modules/.bin/biome", options, how)).toBe(written);
	}
});
