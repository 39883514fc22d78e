import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Env } from "./env.ts";

/** Limits of a connection, in milliseconds and bytes. */
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
	/** Node would take thousands of requests in a row from a client that awaits no answer. */
	maxRequestsPerSocket: 200,
	maxConnections: 1000,
};

/** The message is one sentence for a person. */
export class ListenError extends Error {
	override name = "ListenError";
}

export type Listening = {
	/** Without a slash at its end. */
	url: string;
	/** Accepts no more connections; resolves when every request is answered, or cut off after `graceMs`. */
	close(graceMs: number): Promise<void>;
};

/** @throws ListenError when the port is taken or the address is not this machine's */
export async function listen(
	listener: RequestListener,
	{ HOST: host, PORT: port }: Pick<Env, "HOST" | "PORT">,
	limits: Partial<typeof defaults> = {},
): Promise<Listening> {
	const { idleTimeout, maxRequestsPerSocket, maxConnections, ...options } = {
		...defaults,
		...limits,
	};
	let isClosing = false;
	const server = createServer(options, (request, response) => {
		if (isClosing) response.setHeader("Connection", "close");
		listener(request, response);
	});
	Object.assign(server, { timeout: idleTimeout, maxRequestsPerSocket, maxConnections });
	try {
		await once(server.listen({ host, port }), "listening");
	} catch (cause) {
		const { code, message } = cause as NodeJS.ErrnoException;
		const taken = `Port ${port} is already taken: stop the other program, or choose another port with PORT.`;
		throw new ListenError(code === "EADDRINUSE" ? taken : message, { cause });
	}
	const { port: taken } = server.address() as AddressInfo;
	return {
		url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
		async close(graceMs) {
			isClosing = true;
			setTimeout(() => server.closeAllConnections(), graceMs).unref();
			// An HTTP server's own `close` would cut off answers that are written but not yet sent.
			await new Promise((closed) => NetServer.prototype.close.call(server, closed));
		},
	};
}
