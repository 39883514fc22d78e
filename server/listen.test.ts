import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { type ClientLimits, type Listening, listen } from "./listen.ts";
import { setUpRelay } from "./relay-setup.ts";

// Connections wait for their turn on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const patient: ClientLimits = {
	headersTimeout: 60_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 60_000,
	idleTimeout: 60_000,
	connectionsCheckingInterval: 20,
	maxHeaderSize: 16_384,
};
const post = `POST ${completionsPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;

let listening: Listening | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await listening?.close(0);
});

/** Opens a connection to a server with these limits, and says all that came when it is closed. */
async function open(limits: Partial<ClientLimits>, listener: RequestListener = relayListener()) {
	listening = await listen(listener, { host: "127.0.0.1", port: 0 }, { ...patient, ...limits });
	const socket = connect(Number(new URL(listening.url).port), "127.0.0.1");
	sockets.push(socket);
	socket.on("error", () => {});
	let received = "";
	socket.on("data", (chunk) => {
		received += chunk;
	});
	// Whether the server ends the connection or resets it is not the client's to choose.
	const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
	return { socket, closed };
}

function relayListener() {
	return getRequestListener(setUpRelay().app.fetch);
}

test("a client that never ends its headers is cut off", async () => {
	const { socket, closed } = await open({ headersTimeout: 100 });
	socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
	const drip = setInterval(() => socket.write("X-Slow: 1\r\n"), 20);
	expect(await closed).toMatch(/^HTTP\/1\.1 408 |^$/);
	clearInterval(drip);
});

test("a client that says nothing at all is cut off", async () => {
	const { closed } = await open({ headersTimeout: 100 });
	expect(await closed).toMatch(/^HTTP\/1\.1 408 |^$/);
});

test("a client that never ends its question is cut off", async () => {
	const { socket, closed } = await open({ headersTimeout: 200, requestTimeout: 200 });
	socket.write(post);
	const drip = setInterval(() => socket.write(" "), 20);
	expect(await closed).not.toMatch(/^HTTP\/1\.1 (?:200|5)/);
	clearInterval(drip);
});

test("a client that does not read its answer is cut off", async () => {
	const cutOff = Promise.withResolvers<void>();
	const { socket } = await open({ idleTimeout: 200 }, (_, response) => {
		response.on("close", () => !response.writableFinished && cutOff.resolve());
		response.end(Buffer.alloc(64 * 1024 * 1024));
	});
	socket.pause();
	socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
	await cutOff.promise;
});

test("a connection that asks nothing more is closed", async () => {
	const { socket, closed } = await open({ keepAliveTimeout: 50 });
	socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
	expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
});
