import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonError } from "./json-error.ts";

const mistakes: [
	what: string,
	text: string,
	place: [line: number, column: number],
	says: RegExp,
][] = [
	["a comma before }", '{\n\t"a": "1",\n}', [2, 10], /a comma before the closing }/],
	["a comma before ]", '[\n\t{ "a": "1" },\n]', [2, 14], /a comma before the closing ]/],
	["no comma", '{\n\t"a": "1"\n\t"b": "2"\n}', [2, 10], /a comma is missing after this value/],
	["no comma on the line", '{ "a": "1" "b": "2" }', [1, 11], /a comma is missing/],
	["no comma between entries", '[\n{ "a": "1" }\n{ "a": "2" }\n]', [2, 13], /a comma is missing/],
	["two commas", '{\n\t"a": "b",,\n\t"c": "d"}', [2, 11], /found two commas/],
	["a comma first", '{\n\t,"a": "b"}', [2, 2], /found , where an entry is due/],
	["a semicolon", '{\n\t"a": "b";\n\t"c": "d"\n}', [2, 10], /found ; .* Put a comma in its place/],
	["no quote before a name", '{\n\tname": "x"\n}', [2, 2], /found name without its quotes/],
	["no quote after a name", '{\n\t"name: "x"\n}', [2, 10], /where a colon is due/],
	["no quote before a text", '{\n\t"name": x"\n}', [2, 10], /without quotes.*: "x"/],
	[
		"no quote after a text",
		'{\n\t"name": "x,\n\t"b": "2"\n}',
		[2, 10],
		/no closing quote on its line/,
	],
	["a text over two lines", '{\n\t"name": "x\ny"\n}', [2, 10], /no closing quote/],
	["curly quotes", "{\n\t“name”: “x”\n}", [2, 2], /found the quote “\. Use the straight/],
	["a curly quote at the end", '{\n\t"name": "x”\n}', [2, 10], /no closing quote: ” is none/],
	["single quotes", "{\n\t'name': 'x'\n}", [2, 2], /found the quote '/],
	["quotes in a text", '{\n"a": "the "best" shop"\n}', [2, 12], /write \\" or use “ and ”/],
	["no colon", '{\n\t"name" "x"\n}', [2, 9], /found "x" where a colon is due/],
	["an equals sign", '{\n\t"name" = "x"\n}', [2, 9], /found = where a colon is due/],
	["no value", '{\n\t"a": ,\n\t"b": "c"}', [2, 7], /found , where a value is due/],
	["no last value", '{\n\t"a":\n}', [3, 1], /found } where a value is due/],
	["rupees without quotes", '{\n\t"price": ₹80\n}', [2, 11], /found ₹80 without quotes/],
	["rupees with a dash", '{\n\t"price": 80/-\n}', [2, 11], /found 80\/- without quotes/],
	[
		"thousands",
		'{\n\t"price": 1,200\n}',
		[2, 11],
		/found 1,200\. .* write 1200\. A price .* "1,200"/,
	],
	["a comma in a rating", '{\n\t"rating": 4,9,\n\t"a": 1\n}', [2, 12], /found 4,9\. .*: 4\.9/],
	["a comma in a latitude", '{"latitude": 30,32912}', [1, 14], /: 30\.32912/],
	["a number with a zero first", '{\n\t"pin": 0135\n}', [2, 9], /found 0135 without quotes/],
	["Hindi without quotes", '{\n\t"a": नमस्ते\n}', [2, 7], /found नमस्ते without quotes/],
	["an emoji after a value", '{\n\t"a": "b" 🙂\n}', [2, 11], /found 🙂 after a value/],
	["a remark", '{\n\t// the shop\n\t"a": "x"\n}', [2, 2], /found a comment/],
	["a tab in a text", '{\n\t"name": "x\ty"\n}', [2, 12], /found a tab inside a text/],
	["a backslash", '{\n\t"name": "a\\d"\n}', [2, 12], /found \\d\. .* write two: \\\\/],
	["a no-break space", '{\n\t\u00a0"name": "x"\n}', [2, 2], /found an invisible character/],
	["nothing where a space seems to be", '{\n\u200b"a": "x"\n}', [2, 1], /an invisible character/],
	["no end", '{\n\t"a": {\n\t\t"b": "1"\n', [4, 1], /too early: the { of line 2 needs its }/],
	["no end after a comma", '{\n\t"a": "b",', [2, 11], /too early: the { of line 1 needs its }/],
	[
		"the wrong end",
		'{\n\t"a": [\n\t\t"b"\n}\n',
		[4, 1],
		/found } where ] is due: the \[ of line 2/,
	],
	["too many ends", '{\n\t"a": "b"\n}}\n', [3, 2], /found } after the end/],
	["marks of a merge", '{\n<<<<<<< HEAD\n\t"a": "b"\n}', [2, 1], /two versions/],
	["a repeated name", '{\n\t"a": "b",\n\t"a": "c"\n}', [3, 2], /"a" appears twice/],
	["brackets without end", "[".repeat(100_000), [1, 201], /brackets/],
];

test.each(mistakes)("%s", (_, text, [line, column], says) => {
	const error = jsonError(text) ?? "";
	expect(error).toMatch(says);
	expect(error.startsWith(`line ${line}, column ${column}: `), error).toBe(true);
	expect(error).toMatch(/^[^\n]+\.$/);
});

test.each(["", " \n", "\ufeff"])("%j is empty", (text) => {
	expect(jsonError(text)).toBe("is empty. Bring it back from the last good version.");
});

describe("against the engine's own reader", () => {
	const seed = 20261120;

	test("whatever it writes is in order", () => {
		const json = fc.json({ maxDepth: 4 }).filter((text) => !/"__proto__"/.test(text));
		fc.assert(
			fc.property(json, (text) => {
				expect(jsonError(text)).toBeUndefined();
			}),
			{ seed, numRuns: 500 },
		);
	});

	test("what one letter spoils is refused by both, or by neither", () => {
		const letters = fc.constantFrom(...'{}[]",: \n\t\\0-.etn“a₹\u00a0');
		const spoilt = fc
			.tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(1), letters)
			.map(([text, at, taken, letter]) => {
				const place = at % (text.length + 1);
				return text.slice(0, place) + letter + text.slice(place + taken);
			});
		fc.assert(
			fc.property(spoilt, (text) => {
				const error = jsonError(text);
				if (error?.includes("appears twice")) return;
				expect(error === undefined, `${text} ${error}`).toBe(isJson(text));
			}),
			{ seed, numRuns: 3000 },
		);
	});
});

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
