import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopFiles } from "../../../assistant/shop-files.ts";
import { sampleShopData } from "../../../assistant/testing/sample-shop-data.ts";
import { ask, shopDataLoader } from "./ask.ts";

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

/** A server whose answers are given by file; counts what is asked for. */
function server(answers: Record<string, () => Response | Promise<Response>>) {
	const asked: string[] = [];
	const fetchImpl = (async (input: RequestInfo | URL) => {
		asked.push(String(input));
		return (answers[String(input)] ?? (() => Response.json({ file: String(input) })))();
	}) as typeof fetch;
	return { asked, fetchImpl };
}

test("three files, each fetched once, however often they are asked for", async () => {
	const { asked, fetchImpl } = server({});
	const load = shopDataLoader(fetchImpl);
	await Promise.all([load(), load()]);
	expect(await load()).toEqual({
		site: { file: "/data/siteData.json" },
		prices: { file: "/data/priceData.json" },
		reviews: { file: "/data/reviews.json" },
	});
	expect(asked).toHaveLength(3);
});

test.each([
	["an error status", () => new Response("", { status: 503 })],
	["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
	["no JSON", () => new Response("<html>")],
])("after %s only the failed file is tried again", async (_, failure) => {
	let broken = true;
	const { asked, fetchImpl } = server({
		"/data/priceData.json": () => (broken ? failure() : Response.json({ categories: [] })),
	});
	const load = shopDataLoader(fetchImpl);
	await expect(load()).rejects.toThrow();
	broken = false;
	expect((await load()).prices).toEqual({ categories: [] });
	expect(asked.filter((file) => file.includes("priceData"))).toHaveLength(2);
	expect(asked.filter((file) => file.includes("siteData"))).toHaveLength(1);
});
