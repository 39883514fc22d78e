import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { ListenError, type Listening, listen } from "./listen.ts";

// Connections wait for their turn on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const patient = {
	headersTimeout: 60_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 60_000,
	connectionsCheckingInterval: 20,
};
let listening: Listening | undefined;
const sockets: Socket[] = [];

const here: RequestListener = (_, response) => response.end("Here");
const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await listening?.close(0);
	listening = undefined;
});

/** Opens a connection to a server with these limits, and says all that came when it is closed. */
async function open(limits: Parameters<typeof listen>[2], listener = here) {
	const where = { HOST: "127.0.0.1", PORT: 0 };
	listening = await listen(listener, where, { ...patient, ...limits });
	return openAnother();
}

/** Opens one more connection to the server that runs. */
function openAnother() {
	const socket = connect(Number(new URL(listening?.url ?? "").port), "127.0.0.1");
	sockets.push(socket);
	socket.on("error", () => {});
	let received = "";
	socket.on("data", (chunk) => {
		received += chunk;
	});
	// The server ends the connection or resets it: the client has no say.
	const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
	return { socket, closed, received: () => received };
}

test("a client that never ends its headers is cut off", async () => {
	const { socket, closed } = await open({ headersTimeout: 100 });
	socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
	const drip = setInterval(() => socket.write("X-Slow: 1\r\n"), 20);
	expect(await closed).toMatch(/^HTTP\/1\.1 408 |^$/);
	clearInterval(drip);
});

test("a client that does not read its answer is cut off", async () => {
	const cutOff = Promise.withResolvers<void>();
	const { socket } = await open({ idleTimeout: 200 }, (_, response) => {
		response.on("close", () => !response.writableFinished && cutOff.resolve());
		response.end(Buffer.alloc(64 * 1024 * 1024));
	});
	socket.pause();
	socket.write(request);
	await cutOff.promise;
});

test("too many requests in a row cost the client its connection, and nobody else an answer", async () => {
	let asked = 0;
	const { socket, closed } = await open({ keepAliveTimeout: 100 }, (_, response) => {
		asked += 1;
		response.end("Here");
	});
	socket.write(request.repeat(2400));
	await closed;
	expect(asked).toBe(200);
	const other = openAnother();
	other.socket.write(request);
	await expect.poll(other.received).toContain("Here");
});

test("more connections than agreed are refused, until others have left", async () => {
	const first = await open({ maxConnections: 1 });
	first.socket.write(request);
	await expect.poll(first.received).toContain("Here");
	expect(await openAnother().closed).toBe("");
	first.socket.end();
	await first.closed;
	const next = openAnother();
	next.socket.write(request);
	await expect.poll(next.received).toContain("Here");
});

test("told to stop, the server answers what is under way and whom it kept alive, and says goodbye", async () => {
	const asked = Promise.withResolvers<void>();
	const released = Promise.withResolvers<void>();
	const late = await open({}, async (incoming, response) => {
		if (incoming.url === "/late") {
			asked.resolve();
			await released.promise;
		}
		response.end("Here");
	});
	const kept = openAnother();
	kept.socket.write(request);
	await expect.poll(kept.received).toContain("Here");
	const first = kept.received().length;
	late.socket.write("GET /late HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
	await asked.promise;
	const stopped = listening?.close(30_000);
	kept.socket.write(request);
	expect((await kept.closed).slice(first)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
	released.resolve();
	expect(await late.closed).toContain("Here");
	await stopped;
});

test("what is not answered in time is cut off", async () => {
	const { socket, closed } = await open({}, () => {});
	socket.write(request);
	await listening?.close(50);
	expect(await closed).toBe("");
});

test("a port that is taken, and an address of another machine, are reported in one sentence", async () => {
	const occupant = createServer().listen(0, "127.0.0.1");
	await once(occupant, "listening");
	const { port } = occupant.address() as AddressInfo;
	await expect(listen(here, { HOST: "127.0.0.1", PORT: port })).rejects.toThrow(
		new ListenError(
			`Port ${port} is already taken: stop the other program, or choose another port with PORT.`,
		),
	);
	occupant.close();
	await expect(listen(here, { HOST: "192.0.2.1", PORT: 0 })).rejects.toThrow(/192\.0\.2\.1/);
});
