import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const expected = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000])("a text of %i letters", (length) => {
	const text = "a".repeat(length);
	expect(fingerprint(text)).toBe(expected(text));
});

test("whatever the text", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
			expect(fingerprint(text)).toBe(expected(text));
		}),
	);
});
