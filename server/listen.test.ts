import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { type ClientLimits, ListenError, type Listening, listen } from "./listen.ts";
import { setUpRelay } from "./testing/set-up-relay.ts";

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
const post = `POST ${completionsPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;

let listening: Listening | undefined;
const sockets: Socket[] = [];

const request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await listening?.close(0);
});

/** Opens a connection to a server with these limits, and says all that came when it is closed. */
async function open(limits: Partial<ClientLimits>, listener: RequestListener = relayListener()) {
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
	socket.write(request);
	expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
});

test("a client that leaves without a word is forgotten", async () => {
	const { socket, closed } = await open({});
	socket.end();
	expect(await closed).toBe("");
});

test("a client that asks, and then only listens, is answered", async () => {
	const { socket, closed } = await open({});
	socket.end(request);
	expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
});

describe("requests in a row, without waiting for answers", () => {
	test("a few are all answered, in order", async () => {
		const { socket, received } = await open({}, (asked, response) => response.end(asked.url));
		const urls = Array.from({ length: 16 }, (_, index) => `/${index}.`);
		socket.write(urls.map((url) => request.replace("/healthz", url)).join(""));
		await expect.poll(() => received().match(/\/\d+\.(?!\d)/g)).toEqual(urls);
	});

	test("thousands cost the client its connection, and nobody else an answer", async () => {
		let asked = 0;
		const listener: RequestListener = (_, response) => {
			asked += 1;
			response.end("Here");
		};
		const { socket, closed } = await open({}, listener);
		socket.write(request.repeat(2400));
		await closed;
		expect(asked).toBeLessThanOrEqual(16);
		const other = openAnother();
		other.socket.write(request);
		await expect.poll(other.received).toContain("Here");
	});

	test("those that come as others are answered do not count together", async () => {
		const { socket, received } = await open({}, (_, response) => response.end("Here"));
		const answers = () => received().split("Here").length - 1;
		for (let round = 1; round <= 5; round += 1) {
			socket.write(request.repeat(10));
			await expect.poll(answers).toBe(10 * round);
		}
	});
});

test("more connections than agreed are refused, until others have left", async () => {
	const told = vi.spyOn(console, "warn").mockImplementation(() => {});
	await start((_, response) => response.end("Here"), {}, 2);
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
		const { socket, closed, received } = await open({}, (_, response) => response.end("Here"));
		socket.write(request);
		await expect.poll(received).toContain("Here");
		const first = received().length;
		const stopped = listening?.close(30_000);
		socket.write(request);
		expect((await closed).slice(first)).toMatch(goodbye);
		await stopped;
	});

	test("answers those whose connections wait to be accepted", async () => {
		await start((_, response) => response.end("Here"));
		const clients = Array.from({ length: 3 }, openAnother);
		for (const { socket } of clients) socket.write(request);
		// The connections are asked for, and this program has not looked yet.
		await new Promise(process.nextTick);
		const stopped = listening?.close(30_000);
		for (const { closed } of clients) expect(await closed).toMatch(goodbye);
		await stopped;
	});

	test("waits for a request that has begun to arrive", async () => {
		const { socket, closed } = await open({}, (_, response) => response.end("Here"));
		socket.write(request.slice(0, 20));
		const idle = openAnother();
		idle.socket.write(request);
		await expect.poll(idle.received).toContain("Here");
		const stopped = listening?.close(30_000);
		// The idle one is closed after a moment.
		await idle.closed;
		socket.write(request.slice(20));
		expect(await closed).toMatch(goodbye);
		await stopped;
	});

	test("closes connections that ask nothing, at once enough", async () => {
		const { closed } = await open({});
		const silent = openAnother();
		await Promise.all([listening?.close(30_000), closed, silent.closed]);
	});

	test("sends an answer that had begun to its end, and then closes", async () => {
		const released = Promise.withResolvers<void>();
		const { socket, closed, received } = await open({}, async (_, response) => {
			response.write("Begun");
			await released.promise;
			response.end("and ended");
		});
		socket.write(request);
		await expect.poll(received).toContain("Begun");
		const stopped = listening?.close(30_000);
		released.resolve();
		expect(await closed).toContain("and ended");
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
		const outcome = listen(relayListener(), env, patient);
		await expect(outcome).rejects.toThrow(
			new ListenError(
				`Port ${port} is already taken: stop the other program, or choose another port with PORT.`,
			),
		);
		occupant.close();
	},
);

test("an address of another machine is reported in one sentence", async () => {
	const env = { host: "192.0.2.1", port: 0, maxConnections: 10 };
	await expect(listen(relayListener(), env)).rejects.toThrow(
		/^HOST is "192\.0\.2\.1", which is not an address [^\n]+\.$/,
	);
});
