/** The server as a program of its own. What it answers is in serving.test.ts. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { type FakeProvider, hangs, startFakeProvider } from "./testing/fake-provider.ts";
import { portOf, spawnNode, writeBuild } from "./testing/node-host.ts";
import { bytes, sampleBuild } from "./testing/sample-build.ts";

// A program is started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const bigFile = new Uint8Array(32 * 1024 * 1024);
let provider: FakeProvider;
let child: ChildProcess;
let port: number;

/**
 * One server under hard conditions: it may open few files at a time and write none, and its build is
 * deleted after the start.
 */
beforeAll(async () => {
	provider = await startFakeProvider();
	const build = sampleBuild().set("_astro/big.bin", bigFile);
	for (let n = 0; n < 150; n += 1) build.set(`_astro/${n}.js`, new Uint8Array(2000));
	const names = [...build.keys()].filter((name) => !name.startsWith(".files"));
	build.set(".files.json", bytes(JSON.stringify(names)));
	const folder = await writeBuild(build);
	const variables = {
		PORT: "0",
		GROQ_API_KEY: "gsk_x",
		GROQ_BASE_URL: provider.url,
		ASSISTANT_RATE_PER_MINUTE: "2",
	};
	const readOnly = ["--permission", "--allow-fs-read=*"];
	child = spawnNode(folder, variables, readOnly, 'ulimit -n 100 && exec "$@"');
	port = await portOf(child);
	await rm(folder, { recursive: true });
});
afterAll(() => {
	child.kill("SIGKILL");
	provider.close();
});

test("answers though its build is gone from the disk", async () => {
	for (const path of ["/", "/_astro/149.js", "/data/siteData.json"])
		expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
});

test("answers its own pages' questions within the limit, until the visitor leaves", async () => {
	const response = await ask({ "Sec-Fetch-Site": "same-origin" });
	expect(await response.text()).toContain('"model":"openai/gpt-oss-120b"');
	expect((await ask({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);

	provider.behave(hangs);
	const visitor = new AbortController();
	const left = expect(ask({ "X-Forwarded-For": "203.0.113.1" }, visitor.signal)).rejects.toThrow();
	await expect.poll(() => provider.received.length).toBe(2);
	// The third question, whatever address it claims.
	expect((await ask({ "X-Forwarded-For": "203.0.113.2" })).status).toBe(429);
	visitor.abort();
	await left;
	await expect.poll(() => provider.abandoned).toBe(1);
});

test("finishes what is under way when told to stop, and takes no more", async () => {
	const response = await new Promise<IncomingMessage>((resolve) => {
		get({ host: "127.0.0.1", port, path: "/_astro/big.bin", agent: false }, resolve);
	});
	child.kill("SIGTERM");
	await expect.poll(() => isOpen(port)).toBe(false);
	expect(child.exitCode).toBe(null);
	let received = 0;
	for await (const chunk of response) received += chunk.length;
	expect(received).toBe(bigFile.byteLength);
	const [code] = await once(child, "exit");
	expect(code).toBe(0);
});

test("a wrong setting is reported in one sentence, with exit code 1", async () => {
	const program = spawnNode("nowhere", { PORT: "eighty" });
	let errors = "";
	program.stderr?.on("data", (chunk) => {
		errors += chunk;
	});
	const [code] = await once(program, "close");
	expect(code).toBe(1);
	expect(errors).toMatch(/^PORT is not as docs[^\n]+\.\n$/);
});

/** Asks for the price of a shirt. */
function ask(headers: Record<string, string>, signal?: AbortSignal) {
	return fetch(`http://localhost:${port}${completionsPath}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify({ messages: [{ role: "user", content: "How much is a shirt?" }] }),
		signal,
	});
}

async function isOpen(at: number): Promise<boolean> {
	const socket = connect(at, "127.0.0.1");
	// An error is thrown where the connection is refused.
	const open = await once(socket, "connect").then(
		() => true,
		() => false,
	);
	socket.destroy();
	return open;
}
