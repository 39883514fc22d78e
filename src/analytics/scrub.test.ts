import { expect, test } from "vitest";
import { scrubber, scrubMessage, scrubText, scrubWords } from "./scrub.ts";

test.each([
	["Sleeping bag", "sleeping bag"],
	["  saree   polish ", "saree polish"],
	["call me 98765 43210", "call me"],
	["९८७६५४३२१० साड़ी", "साड़ी"],
	["rug anita@example.com wash", "rug wash"],
	["+91-98765-43210", "+ - -"],
	["a".repeat(90), "a".repeat(40)],
	["🧥".repeat(50), "🧥".repeat(40)],
	["", ""],
])("searched words %j are sent as %j", (words, sent) => {
	expect(scrubWords(words)).toBe(sent);
});

test.each([
	["https://wa.me/911350000000?text=My%20home%20is%20at%2012", "https://wa.me/911350000000"],
	[
		"at https://a.example/x.js?v=1#top:3 and (http://b.example/?q=me)",
		"at https://a.example/x.js and (http://b.example/)",
	],
	["https://me:secret@a.example/x", "https://a.example/x"],
	["mailto anita@example.com", "mailto …"],
	["intent://send?text=hello", "intent://send"],
	["nothing to see", "nothing to see"],
])("the text %j is sent as %j", (text, sent) => {
	expect(scrubText(text)).toBe(sent);
});

test.each([
	["x is not a function", "x is not a function"],
	["Failed to run 'query' on 'Document'", "Failed to run 'query' on 'Document'"],
	["'#come at 5 please' is not a valid selector", "“…” is not a valid selector"],
	["Unexpected token 'h', \"hello, I am\"... is not", "Unexpected token 'h', “…”... is not"],
	['Unterminated "hello, I am', "Unterminated “…”"],
	["can't read what isn't there", "can't read what isn't there"],
	["Failed to fetch /pricing?q=my+name", "Failed to fetch /pricing"],
	["order 9876543210 of anita@example.com", "order … of …"],
	["e".repeat(500), "e".repeat(200)],
])("an error's message %j is sent as %j", (message, sent) => {
	expect(scrubMessage(message)).toBe(sent);
});

const origin = "https://shop.example";
const sent = (properties: Record<string, unknown>, referrer = "") =>
	scrubber({ origin, page: "/pricing", referrer })({
		event: "x",
		properties: properties as Record<string, never>,
	})?.properties;

test("an event says where it was without queries, whatever the library says", () => {
	const properties = {
		$current_url: "https://shop.example/pricing?q=my+name#footwear",
		$pathname: "/nobody@knows",
		$referrer: "https://search.example/?q=my+name",
		$external_click_url: "https://wa.me/911350000000?text=secret",
		note: "Ring twice",
	};
	const kept = { $screen_width: 390, $os: undefined, service: "stain-removal" };
	const where = { page: "/pricing", $current_url: `${origin}/pricing`, $pathname: "/pricing" };
	const direct = { $referrer: "$direct", $referring_domain: "$direct" };
	expect(sent({ ...properties, ...kept })).toEqual({ ...where, ...direct, ...kept });
	expect(sent({}, "https://search.example/find?q=me")).toMatchObject({
		$referrer: "https://search.example",
		$referring_domain: "search.example",
	});
});

test("an event holds no words of an error", () => {
	const error = { type: "SyntaxError", value: 'bad "my words"', stacktrace: { frames: [] } };
	const properties = sent({ $exception_list: [error] });
	expect(JSON.stringify(properties)).not.toContain("my words");
	expect(properties).toMatchObject({ $exception_list: [{ type: "SyntaxError" }] });
});
