import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { hangs, startFakeProvider } from "./testing/fake-provider.ts";
import { portOf, spawnNode, writeBuild } from "./testing/node-host.ts";
import { sampleBuild } from "./testing/sample-build.ts";
import { sendRaw } from "./testing/send-raw.ts";
import { servingSuite } from "./testing/serving-suite.ts";

// Programs are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const bigFile = new Uint8Array(32 * 1024 * 1024);
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
	addresses?.some(({ address }) => address === "::1"),
);
const started: ChildProcess[] = [];
let build: string;
/** A server for tests that leave it as it is. */
let shared: ChildProcess;
let sharedPort: number;

beforeAll(async () => {
	build = await writeBuild(sampleBuild().set("_astro/big.bin", bigFile));
	shared = spawnNode(build, { PORT: "0" });
	sharedPort = await portOf(shared);
});

afterEach(() => {
	for (const child of started.splice(0)) child.kill("SIGKILL");
});

afterAll(async () => {
	shared.kill("SIGKILL");
	await rm(build, { recursive: true });
});

describe("serves", () => {
	servingSuite(async (variables) => {
		const child = spawnNode(build, { PORT: "0", ...variables });
		return {
			url: `http://127.0.0.1:${await portOf(child)}`,
			close: () => void child.kill("SIGKILL"),
		};
	});
});

test("serves on both loopback addresses and says where", async () => {
	const port = sharedPort;
	for (const host of ["127.0.0.1", "localhost", ...(hasIpv6 ? ["[::1]"] : [])]) {
		const response = await fetch(`http://${host}:${port}/services`, {
			headers: { "Accept-Encoding": "br" },
		});
		expect(response.status).toBe(200);
		expect(response.headers.get("content-encoding")).toBe("br");
		expect(await response.text()).toContain("Services");
	}
});

test.each([
	["a host that is none", "GET /foo HTTP/1.1\r\nHost: a b", "400"],
	["no host", "GET / HTTP/1.1", "400"],
	["no address", "GET * HTTP/1.1\r\nHost: localhost", "400"],
	["headers over 16 KB", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(17_000)}`, "431"],
	["an address over 16 KB", `GET /${"x".repeat(17_000)} HTTP/1.1\r\nHost: localhost`, "431"],
	["no HTTP", "EHLO localhost", "400"],
	["HTTP/2 by surprise", "PRI * HTTP/2.0", "400"],
])("%s is refused", async (_, request, status) => {
	const answer = await sendRaw(sharedPort, `${request}\r\nConnection: close\r\n\r\n`);
	expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("answers the assistant's questions without a key", async () => {
	const port = sharedPort;
	const origin = `http://localhost:${port}`;
	const response = await ask(port, { Origin: origin });
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({
		model: "embedded",
		choices: [{ message: { content: expect.stringContaining("80") } }],
	});
	expect((await ask(port, { Origin: "http://localhost" })).status).toBe(403);
});

test.each([
	["chunked", "Transfer-Encoding: chunked\r\n\r\n50000\r\n"],
	["by its length", "Content-Length: 99999999\r\n\r\n"],
])("a body that is too large, %s, is refused before it is sent", async (_, end) => {
	const socket = connect(sharedPort, "127.0.0.1");
	socket.on("error", () => {});
	socket.write(
		`POST ${completionsPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${end}`,
	);
	socket.write(" ".repeat(0x4fff0));
	const [answer] = await once(socket, "data");
	expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
	socket.destroy();
});

test("limits each address by the connection, not by what a visitor claims", async () => {
	const { port } = await startServer({ ASSISTANT_RATE_PER_MINUTE: "1" });
	expect((await ask(port, { "X-Forwarded-For": "203.0.113.1" })).status).toBe(200);
	const refused = await ask(port, { "X-Forwarded-For": "203.0.113.2" });
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
});

test("a visitor who leaves ends the provider's call", async () => {
	const fake = await startFakeProvider();
	fake.behave(hangs);
	const { port } = await startServer({ GROQ_API_KEY: "gsk_x", GROQ_BASE_URL: fake.url });
	const visitor = new AbortController();
	const response = ask(port, {}, visitor.signal).catch(() => "gone");
	await expect.poll(() => fake.received.length).toBe(1);
	visitor.abort();
	expect(await response).toBe("gone");
	await expect.poll(() => fake.abandoned).toBe(1);
	fake.close();
});

test("finishes what is under way when told to stop, and takes no more", async () => {
	const { child, port } = await startServer();
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

test("a port that is taken is told in one sentence", async () => {
	const occupant = createServer().listen(0, "127.0.0.1");
	await once(occupant, "listening");
	const { port } = occupant.address() as AddressInfo;
	const { code, errors } = await runToEnd({ PORT: String(port) });
	occupant.close();
	expect(code).toBe(1);
	expect(errors).toBe(
		`Port ${port} is already taken: stop the other program, or choose another port with PORT.\n`,
	);
});

test.runIf(hasIpv6)("a port taken on the second loopback address alone is taken", async () => {
	const occupant = createServer().listen(0, "::1");
	await once(occupant, "listening");
	const { port } = occupant.address() as AddressInfo;
	const { code, errors } = await runToEnd({ PORT: String(port) });
	occupant.close();
	expect({ code, errors }).toEqual({
		code: 1,
		errors: expect.stringContaining(`Port ${port} is already taken`),
	});
});

test.each([
	[{ GROQ_MODEL: "no model" }, /^GROQ_MODEL is "no model", but it must be [^\n]+\.\n$/],
	[{ PORT: "eighty" }, /^PORT is "eighty", but it must be [^\n]+\.\n$/],
	[
		{ HOST: "192.0.2.1", PORT: "0" },
		/^HOST is "192\.0\.2\.1", which is not an address [^\n]+\.\n$/,
	],
])("%o is told in one sentence", async (variables, message) => {
	const { code, errors } = await runToEnd(variables);
	expect(code).toBe(1);
	expect(errors).toMatch(message);
});

test("a missing build is told in one sentence", async () => {
	const { code, errors } = await runToEnd({ PORT: "0" }, join(build, "nowhere"));
	expect(code).toBe(1);
	expect(errors).toMatch(/^There is no finished build in \S+: run "npm run build"\.\n$/);
});

function spawnServer(variables: Record<string, string>, folder = build): ChildProcess {
	const child = spawnNode(folder, variables);
	started.push(child);
	return child;
}

async function startServer(
	variables: Record<string, string> = {},
	folder = build,
): Promise<{ child: ChildProcess; port: number }> {
	const child = spawnServer({ PORT: "0", ...variables }, folder);
	return { child, port: await portOf(child) };
}

/** Asks for the price of a shirt. */
function ask(port: number, headers: Record<string, string>, signal?: AbortSignal) {
	return fetch(`http://localhost:${port}${completionsPath}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify({ messages: [{ role: "user", content: "How much is a shirt?" }] }),
		signal,
	});
}

async function runToEnd(variables: Record<string, string>, folder?: string) {
	const child = spawnServer(variables, folder);
	let errors = "";
	child.stderr?.on("data", (chunk) => {
		errors += chunk;
	});
	const [code] = await once(child, "close");
	return { code, errors };
}

async function isOpen(port: number): Promise<boolean> {
	const socket = connect(port, "127.0.0.1");
	const open = await Promise.race([
		once(socket, "connect").then(() => true),
		once(socket, "error").then(() => false),
	]).catch(() => false);
	socket.destroy();
	return open;
}
