import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Env } from "./env.ts";

/** Limits of a connection, in milliseconds. */
export type ClientLimits = typeof defaults;

const defaults = {
	/** For headers, a whole request, and between requests. */
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 5_000,
	/** Without data either way, as when the client does not read. */
	idleTimeout: 60_000,
	connectionsCheckingInterval: 2_000,
	maxHeaderSize: 16_384,
	/** Of two hosts none is one, and the request is refused. */
	joinDuplicateHeaders: true,
};

/** Unanswered requests of a connection. Clients await answers; Node would accept thousands of pipelined requests. */
const mostUnanswered = 16;

/** Requests and connections that are on their way when the server is told to stop arrive meanwhile. */
const lingerMs = 250;

/** The message is one sentence for a person. */
export class ListenError extends Error {
	override name = "ListenError";
}

export type Listening = {
	/** Without a slash at its end. */
	url: string;
	/** Accepts no more connections after a moment; resolves when every request is answered, or cut off after `graceMs`. */
	close(graceMs: number): Promise<void>;
};

/**
 * "localhost" is both loopback addresses, because browsers resolve it to either; IPv6 may be missing.
 * @throws ListenError when the port is taken or the address is not this machine's
 */
export async function listen(
	listener: RequestListener,
	env: Pick<Env, "host" | "port" | "maxConnections">,
	limits: ClientLimits = defaults,
): Promise<Listening> {
	const { host, maxConnections } = env;
	let { port } = env;
	const servers: Server[] = [];
	const connections = trackConnections();
	for (const address of host === "localhost" ? ["127.0.0.1", "::1"] : [host]) {
		const server = createServer(limits).setTimeout(limits.idleTimeout);
		server.maxConnections = maxConnections;
		server.on("drop", warnOfDrops(maxConnections));
		connections.serve(server, listener);
		try {
			await once(server.listen({ host: address, port }), "listening");
			({ port } = server.address() as AddressInfo);
			servers.push(server);
		} catch (error) {
			const { code = "" } = error as NodeJS.ErrnoException;
			if (servers.length > 0 && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code)) continue;
			await closeAll(servers, 0);
			throw new ListenError(explain(code, env), { cause: error });
		}
	}
	return {
		url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
		async close(graceMs) {
			connections.retire();
			await delay(Math.min(lingerMs, graceMs));
			connections.closeIdle();
			return closeAll(servers, graceMs);
		},
	};
}

function warnOfDrops(maxConnections: number): () => void {
	let warnedAt = Number.NEGATIVE_INFINITY;
	return () => {
		if (performance.now() - warnedAt < 60_000) return;
		warnedAt = performance.now();
		console.warn(
			`${maxConnections} connections are open, and more are refused: see MAX_CONNECTIONS in docs/deploying.md.`,
		);
	};
}

/** `close()` of an HTTP server would cut off answers that are written but not yet sent; that of the TCP server does not. */
async function closeAll(servers: readonly Server[], graceMs: number): Promise<void> {
	const stopped = Promise.all(
		servers.map(
			(server) => new Promise((resolve) => NetServer.prototype.close.call(server, resolve)),
		),
	);
	await Promise.race([stopped, delay(graceMs, undefined, { ref: false })]);
	for (const server of servers) server.closeAllConnections();
	await stopped;
}

function explain(code: string, { host, port }: Pick<Env, "host" | "port">): string {
	switch (code) {
		case "EADDRINUSE":
			return `Port ${port} is already taken: stop the other program, or choose another port with PORT.`;
		case "EACCES":
			return `Port ${port} needs more rights than this program has: choose one above 1023 with PORT.`;
		default:
			return `HOST is "${host}", which is not an address of this machine (${code}).`;
	}
}

/** Bounds what a connection asks before it has its answers, and ends connections when the server stops. */
function trackConnections() {
	const open = new Map<Socket, Set<ServerResponse>>();
	let state: "open" | "retired" | "closing" = "open";

	return {
		serve(server: Server, listener: RequestListener): void {
			server.on("connection", (socket) => {
				open.set(socket, new Set());
				socket.once("close", () => open.delete(socket));
			});
			server.on("request", (request, response) => {
				const { socket } = request;
				const unanswered = open.get(socket);
				// Requests sent before the connection was cut off still arrive.
				if (!unanswered || socket.destroyed) return;
				if (unanswered.size === mostUnanswered) {
					socket.destroy();
					return;
				}
				unanswered.add(response);
				response.once("close", () => {
					unanswered.delete(response);
					if (state === "closing" && unanswered.size === 0) socket.destroySoon();
				});
				if (state !== "open") closeAfter(response);
				listener(request, response);
			});
		},
		/** Answers say `Connection: close` from now on; of a pipeline the last one closes the connection. */
		retire(): void {
			state = "retired";
			for (const unanswered of open.values()) closeAfter([...unanswered].at(-1));
		},
		closeIdle(): void {
			state = "closing";
			for (const [socket, unanswered] of open) if (unanswered.size === 0) socket.destroySoon();
		},
	};
}

function closeAfter(response: ServerResponse | undefined): void {
	if (response && !response.headersSent) response.setHeader("Connection", "close");
}
