import { expect, test } from "vitest";
import { readArguments, requireAnswer } from "./smoke.ts";

test.each([[[]], [["doonfresh.example"]], [["ftp://a.example"]], [["https://a.b", "https://c.d"]]])(
	"%j names no site",
	(args) => {
		expect(() => readArguments(args)).toThrow(/^Say which site to check: npm run smoke -- https/);
	},
);

test("an address, and leave for a demonstration's samples", () => {
	const { address, allowSamples } = readArguments(["https://doonfresh.example", "--allow-samples"]);
	expect([address.origin, allowSamples]).toEqual(["https://doonfresh.example", true]);
});

test("an address without a server is reported in one sentence", async () => {
	await expect(requireAnswer(new URL("http://127.0.0.1:9"))).rejects.toThrow(
		/^http:\/\/127\.0\.0\.1:9\/ gives no answer \(.+\)\.$/,
	);
});
