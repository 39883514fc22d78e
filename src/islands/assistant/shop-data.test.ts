import { expect, test } from "vitest";
import { shopDataLoader } from "./shop-data.ts";

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
