import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopFiles } from "../../../assistant/shop-files.ts";
import { sampleShopData } from "../../../assistant/testing/sample-shop-data.ts";
import { ask } from "./ask.ts";

const fetched = vi.fn();

beforeEach(() => {
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("location", { origin: "https://shop.test" });
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
});

afterEach(() => {
	vi.unstubAllGlobals();
	fetched.mockReset();
});

/** How often the provider is asked that always answers so. */
async function timesAsked(status: number, headers: Record<string, string>): Promise<number> {
	const asked = vi.fn();
	fetched.mockImplementation(async (_, { method } = { method: "GET" }) => {
		if (method?.toUpperCase() !== "POST") return new Response();
		asked();
		return new Response("{}", { status, headers });
	});
	const options = {
		baseUrl: "",
		bearer: "public",
		model: "any",
		history: [],
		data: shopFiles(sampleShopData),
	};
	await expect(
		ask("Hello", { ...options, signal: new AbortController().signal }),
	).rejects.toMatchObject({ status });
	return asked.mock.calls.length;
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

test.each([
	[429, "90"],
	[503, "60"],
	[429, inSeconds(90)],
])("%i with Retry-After: %s is not waited for", async (status, after) => {
	expect(await timesAsked(status, { "Retry-After": after })).toBe(1);
});

test.each([429, 503])("%i that is soon over is asked twice more", async (status) => {
	expect(await timesAsked(status, { "Retry-After": "0.01" })).toBe(3);
});
