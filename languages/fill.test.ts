import { expect, test } from "vitest";
import { fill } from "./fill.ts";

const items = { one: "{count} item", other: "{count} items" };

test.each([
	["Hello, {name}!", { name: "Asha" }, "Hello, Asha!"],
	["{name} and {name}", { name: "{count}" }, "{count} and {count}"],
	["Today, {day}", {}, "Today, {day}"],
	[items, { count: 1 }, "1 item"],
	[items, { count: 0 }, "0 items"],
	[{ other: "{count} things" }, { count: 1 }, "1 things"],
])("%j with %j is “%s”", (words, values, text) => {
	expect(fill(words, values)).toBe(text);
});
