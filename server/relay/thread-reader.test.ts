import { readFile } from "node:fs/promises";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, test, vi } from "vitest";
import { completionsPath, type ShopData } from "../../assistant/contract.ts";
import { sampleShopData } from "../../assistant/testing/sample-shop-data.ts";
import { listen } from "../listen.ts";
import { contentOf, question, setUpRelay } from "../testing/set-up-relay.ts";
import { BusyError, OverrunError } from "./question-limits.ts";
import { createThreadReader } from "./thread-reader.ts";

// Threads are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const here = new AbortController().signal;

function reading(question: string) {
	const now = new Date("2026-11-24T12:00:00+05:30");
	return { question, history: [], pageLanguage: "en" as const, now, frame: undefined };
}

/** A reader whose thread does as it is told. */
function startTold(limits: { mostWaiting?: number; mostOfOne?: number; deadlineMs?: number } = {}) {
	const gate = new Int32Array(new SharedArrayBuffer(4));
	const program = new URL("../testing/told-reader.ts", import.meta.url);
	const read = createThreadReader(gate as unknown as ShopData, { program, ...limits });
	return {
		read,
		ask: async (question: string, visitor = "192.0.2.1", signal = here) =>
			(await read(reading(question), { visitor, signal })).answer.text,
		open() {
			Atomics.store(gate, 0, 1);
			Atomics.notify(gate, 0);
		},
	};
}

test("the shop's own reader reads in a thread", async () => {
	const read = createThreadReader(sampleShopData);
	expect(await read(reading("How much is a shirt?"), { visitor: "a", signal: here })).toMatchObject(
		{
			answer: { text: expect.stringContaining("₹80") },
			isProvided: false,
		},
	);
});

test("what is read in the thread is not loaded outside of it", async () => {
	const loaded = await modulesOf(new URL("../node.ts", import.meta.url));
	expect(loaded).toContain("server/relay/thread-reader.ts");
	const ofReader =
		/assistant\/(?:answer\/(?!languages\/)|understand\/(?:understand|knowledge)\.ts)|weights\.json/;
	expect(loaded.filter((path) => ofReader.test(path))).toEqual([]);
});

describe("while a question is read", () => {
	test("the server answers everything else", async () => {
		const { read, open } = startTold();
		const { app } = setUpRelay({ reader: read });
		const where = { host: "127.0.0.1", port: 0, maxConnections: 10 };
		const { url, close } = await listen(getRequestListener(app.fetch), where);
		const asked = fetch(`${url}${completionsPath}`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(question("wait")),
		});
		expect(await (await fetch(`${url}/healthz`)).text()).toBe("ok");
		open();
		expect(await contentOf(await asked)).toBe("wait");
		await close(0);
	});

	test("so many may wait, and one more is refused at once", async () => {
		const { ask, open } = startTold({ mostWaiting: 2 });
		const first = ask("wait");
		const waiting = [ask("second", "b"), ask("third", "c")];
		await expect(ask("fourth", "d")).rejects.toThrow(BusyError);
		open();
		expect(await Promise.all([first, ...waiting])).toEqual(["wait", "second", "third"]);
		expect(await ask("fourth", "d")).toBe("fourth");
	});

	test("one visitor leaves room for others", async () => {
		const { ask, open } = startTold({ mostOfOne: 2 });
		const own = [ask("wait"), ask("second")];
		await expect(ask("third")).rejects.toThrow(BusyError);
		const other = ask("other", "b");
		open();
		expect(await Promise.all([...own, other])).toEqual(["wait", "second", "other"]);
		expect(await ask("third")).toBe("third");
	});

	test("what a visitor asked who has left is not read", async () => {
		const { ask, open } = startTold();
		const visitor = new AbortController();
		const first = ask("wait");
		const left = expect(ask("die", "b", visitor.signal)).rejects.toThrow(/abort/);
		const next = ask("next", "c");
		visitor.abort();
		open();
		await left;
		expect(await Promise.all([first, next])).toEqual(["wait", "next"]);
	});
});

describe.each([
	["overruns its time", "wait", OverrunError],
	["dies", "die", /As told/],
	["ends", "end", /has ended/],
])("a thread that %s", (_, told, error) => {
	test("costs its question the answer, and no other", async () => {
		const { ask } = startTold({ deadlineMs: 500 });
		const failed = expect(ask(told)).rejects.toThrow(error);
		const next = ask("next", "b");
		await failed;
		expect(await next).toBe("next");
		expect(await ask("last")).toBe("last");
	});
});

/** The project's files that a program loads, by its static imports. */
async function modulesOf(program: URL): Promise<string[]> {
	const root = new URL("../../", import.meta.url);
	const seen = new Set([program.href]);
	for (const url of seen) {
		const code = await readFile(new URL(url), "utf8");
		for (const [, path = ""] of code.matchAll(/^(?:import (?!type)|\}).*? from "(\.[^"]+)"/gm))
			seen.add(new URL(path, url).href);
	}
	return [...seen].map((url) => url.slice(root.href.length));
}
