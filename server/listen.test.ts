import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ClientLimits, ListenError, type Listening, listen } from "./listen.ts";

// Connections wait for their turn on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const patient: ClientLimits = {
	headersTimeout: 60_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 60_000,
	idleTimeout: 60_000,
	connectionsCheckingInterval: 20,
	maxHeaderSize: 16_384,
	joinDuplicateHeaders: true,
};
let listening: Listening | undefined;
const sockets: Socket[] = [];

const here: RequestListener = (_, response) => response.end("Here");
const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await listening?.close(0);
});

/** Opens a connection to a server with these limits, and says all that came when it is closed. */
async function open(limits: Partial<ClientLimits>, listener = here) {
	await start(listener, limits);
	return openAnother();
}

async function start(
	listener: RequestListener,
	limits: Partial<ClientLimits> = {},
	maxConnections = 1000,
): Promise<void> {
	const where = { host: "127.0.0.1", port: 0, maxConnections };
	listening = await listen(listener, where, { ...patient, ...limits });
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
	// Whether the server ends the connection or resets it is not the client's to choose.
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

test("thousands of requests in a row cost the client its connection, and nobody else an answer", async () => {
	let asked = 0;
	const { socket, closed } = await open({}, (_, response) => {
		asked += 1;
		response.end("Here");
	});
	socket.write(request.repeat(2400));
	await closed;
	expect(asked).toBeLessThanOrEqual(16);
	const other = openAnother();
	other.socket.write(request);
	await expect.poll(other.received).toContain("Here");
});

test("more connections than agreed are refused, until others have left", async () => {
	const told = vi.spyOn(console, "warn").mockImplementation(() => {});
	await start(here, {}, 2);
	const [first, second] = [openAnother(), openAnother()];
	for (const { socket, received } of [first, second]) {
		socket.write(request);
		await expect.poll(received).toContain("Here");
	}
	for (const refused of [openAnother(), openAnother()]) {
		refused.socket.write(request);
		expect(await refused.closed).toBe("");
	}
	expect(told.mock.calls).toEqual([[expect.stringMatching(/^2 connections .+MAX_CONNECTIONS/)]]);
	told.mockRestore();
	first.socket.end();
	await first.closed;
	const next = openAnother();
	next.socket.write(request);
	await expect.poll(next.received).toContain("Here");
});

describe("told to stop, the server", () => {
	const goodbye = /^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/;

	test("says so in an answer that is under way, and ends", async () => {
		const asked = Promise.withResolvers<void>();
		const released = Promise.withResolvers<void>();
		const { socket, closed } = await open({}, async (_, response) => {
			asked.resolve();
			await released.promise;
			response.end("Late");
		});
		socket.write(request);
		await asked.promise;
		const stopped = listening?.close(30_000);
		released.resolve();
		expect(await closed).toMatch(goodbye);
		await stopped;
	});

	test("answers a client that it kept alive once more, with that word", async () => {
		const { socket, closed, received } = await open({});
		socket.write(request);
		await expect.poll(received).toContain("Here");
		const first = received().length;
		const stopped = listening?.close(30_000);
		socket.write(request);
		expect((await closed).slice(first)).toMatch(goodbye);
		await stopped;
	});
});

const loopbacks = Object.values(networkInterfaces()).flatMap((all) =>
	(all ?? []).filter(({ internal }) => internal).map(({ address }) => address),
);

// "localhost" is both addresses, so a port that is taken on the second alone is taken.
test.each(["127.0.0.1", "::1"].filter((address) => loopbacks.includes(address)))(
	"a port that is taken on %s is reported in one sentence",
	async (address) => {
		const occupant = createServer().listen(0, address);
		await once(occupant, "listening");
		const { port } = occupant.address() as AddressInfo;
		const env = { host: "localhost", port, maxConnections: 10 };
		await expect(listen(here, env, patient)).rejects.toThrow(
			new ListenError(
				`Port ${port} is already taken: stop the other program, or choose another port with PORT.`,
			),
		);
		occupant.close();
	},
);

test("an address of another machine is reported in one sentence", async () => {
	const env = { host: "192.0.2.1", port: 0, maxConnections: 10 };
	await expect(listen(here, env)).rejects.toThrow(
		/^HOST is "192\.0\.2\.1", which is not an address [^\n]+\.$/,
	);
});
