import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import {
	completionsPath,
	shopFilePaths as paths,
	questionsPath,
	type ShopData,
} from "../assistant/contract.ts";
import { shopFiles } from "../assistant/data-sent.ts";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import type { ReadText } from "../server/read-shop-data.ts";
import { samplePrice } from "../shop/testing/sample-price.ts";
import { answerQuestions } from "./dev-server.ts";

// A program is started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let stop = () => {};
afterEach(() => stop());

function ask(origin: string): Promise<Response> {
	return fetch(`${origin}${completionsPath}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: origin },
		body: JSON.stringify({ messages: [{ role: "user", content: "How much is a shirt?" }] }),
	});
}

/** The data's files as the development server makes them. */
function textsOf(data: ShopData): ReadText {
	const { site, prices, reviews } = shopFiles(data);
	const texts: Record<string, unknown> = {
		...{ [paths.site]: site, [paths.prices]: prices, [paths.reviews]: reviews },
		[questionsPath]: { questions: data.questions },
	};
	return async (path) => JSON.stringify(texts[path]);
}

async function startBehind(readText: ReadText): Promise<string> {
	const answer = answerQuestions(readText);
	const server = createServer((request, response) => {
		answer(request, response, () => response.end("passed on"));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	stop = () => void server.close();
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("an answer knows what was edited since the last", async () => {
	const dearer = structuredClone(sampleShopData);
	for (const { items } of dearer.prices.categories)
		for (const item of items) item.price = samplePrice("432");
	let data = sampleShopData;
	const origin = await startBehind((path) => textsOf(data)(path));
	expect(await (await ask(origin)).text()).not.toContain("₹432");
	data = dearer;
	expect(await (await ask(origin)).text()).toContain("₹432");
});

test("data that cannot be read is an error of the server, and other addresses are passed on", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	const origin = await startBehind(() => Promise.reject(new Error("half an edit")));
	expect((await ask(origin)).status).toBe(500);
	expect(await (await fetch(`${origin}/services`)).text()).toBe("passed on");
	log.mockRestore();
});
