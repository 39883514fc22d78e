/** The server as a program of its own. What it answers is in serving.test.ts. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { type FakeProvider, hangs, startFakeProvider } from "./testing/fake-provider.ts";
import { portOf, spawnNode, writeBuild } from "./testing/node-host.ts";
import { sampleBuild } from "./testing/sample-build.ts";
import { sendRaw } from "./testing/send-raw.ts";

// A program is started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
	addresses?.some(({ address }) => address === "::1"),
);
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
	const folder = await writeBuild(build);
	const variables = {
		PORT: "0",
		GROQ_API_KEY: "gsk_x",
		GROQ_BASE_URL: provider.url,
		ASSISTANT_RATE_PER_MINUTE: "4",
	};
	const readOnly = ["--permission", "--allow-fs-read=*", "--allow-worker"];
	child = spawnNode(folder, variables, readOnly, 'ulimit -n 100 && exec "$@"');
	port = await portOf(child);
	await rm(folder, { recursive: true });
});
afterAll(() => {
	child.kill("SIGKILL");
	provider.close();
});

test("serves on both loopback addresses", async () => {
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
	["/", 200],
	["/_astro/149.js", 200],
	["/data/siteData.json", 200],
	["/a/b", 404],
])("%s answers %i though its build is gone from the disk", async (path, status) => {
	expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(status);
});

describe("over the wire", () => {
	test.each([
		["a malformed host", "GET /foo HTTP/1.1\r\nHost: a b", [400]],
		["no host", "GET / HTTP/1.1", [400]],
		["no host in HTTP/1.0", "GET / HTTP/1.0", [200]],
		["two hosts", `${getOf("/")}\r\nHost: evil.example`, [400]],
		["the same host twice", `${getOf("/")}\r\nHost: localhost`, [400]],
		["no address", "GET * HTTP/1.1\r\nHost: localhost", [400]],
		["headers over 16 KB", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(17_000)}`, [431]],
		["an address over 16 KB", `GET /${"x".repeat(17_000)} HTTP/1.1\r\nHost: localhost`, [431]],
		["no HTTP", "EHLO localhost", [400]],
		["HTTP/2 without negotiation", "PRI * HTTP/2.0", [400]],
		["climbing out of the build", getOf("/../../etc/passwd"), [302, 404]],
		["climbing out, encoded", getOf("/%2e%2e/..%2fetc/passwd"), [404]],
		["climbing out, encoded twice", getOf("/%252e%252e%252fetc%252fpasswd"), [302, 404]],
		["a backslash", getOf("/\\evil.example"), [302, 400]],
		["backslashes that climb", getOf("/..\\..\\etc\\passwd"), [302, 400, 404]],
		["NUL", getOf("/robots.txt%00.html"), [400]],
		["an absolute address", getOf("http://evil.example/services/"), [301]],
		["two slashes", getOf("//evil.example/"), [302]],
	])("%s", async (_, request, statuses) => {
		const answer = await sendRaw(port, `${request}\r\nConnection: close\r\n\r\n`);
		expect(statuses).toContain(statusOf(answer));
		expect(answer).not.toMatch(/root:|^location: (?!\/(?:services)?\r)/im);
	});

	test.each([
		["chunked", "Transfer-Encoding: chunked\r\n\r\n50000\r\n"],
		["by its length", "Content-Length: 99999999\r\n\r\n"],
	])("a body that is too large, %s, is refused before it is sent", async (_, end) => {
		const socket = connect(port, "127.0.0.1");
		socket.on("error", () => {});
		socket.write(
			`POST ${completionsPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${end}`,
		);
		socket.write(" ".repeat(0x4fff0));
		const [answer] = await once(socket, "data");
		expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
		socket.destroy();
	});
});

test("answers its own pages' questions within the limit, until the visitor leaves", async () => {
	const response = await ask({ Origin: `http://localhost:${port}` });
	expect(await response.text()).toContain('"model":"openai/gpt-oss-120b"');
	expect((await ask({ Origin: "http://localhost" })).status).toBe(403);

	provider.behave(hangs);
	const visitor = new AbortController();
	const left = expect(ask({ "X-Forwarded-For": "203.0.113.1" }, visitor.signal)).rejects.toThrow();
	await expect.poll(() => provider.received.length).toBe(2);
	// With the two that were too large this is the fifth question, whatever address it claims.
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
	expect(errors).toMatch(/^PORT is "eighty", but it must be [^\n]+\.\n$/);
});

function getOf(path: string): string {
	return `GET ${path} HTTP/1.1\r\nHost: localhost`;
}

/** The status of a raw answer; a connection closed without an answer is a failure. */
function statusOf(answer: string): number {
	return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 599);
}

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
	const open = await Promise.race([
		once(socket, "connect").then(() => true),
		once(socket, "error").then(() => false),
	]).catch(() => false);
	socket.destroy();
	return open;
}
