import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send the next one
 * when the last is answered; Node by itself takes all that come in one read, which can be thousands.
 */
const mostUnanswered = 16;

/** How long a connection without a request stays open after a signal to stop, in milliseconds. */
const lingerMs = 250;

export type Connections = {
	/** Answers a server's requests with the listener, and knows its connections from then on. */
	serve(server: Server, listener: RequestListener): void;
	/**
	 * Has every client end its connection: answers from now on say `Connection: close`, and connections
	 * without a request are closed after a moment, in which one that is on its way still arrives.
	 */
	retire(): void;
};

/** Keeps count of what each connection waits for. One that asks for too much at once is cut off. */
export function createConnections(): Connections {
	/** Every open connection, with its answers that are not sent yet. */
	const unanswered = new Map<Socket, Set<ServerResponse>>();
	let state: "open" | "lingering" | "closing" = "open";

	function take(socket: Socket): void {
		unanswered.set(socket, new Set());
		socket.once("close", () => unanswered.delete(socket));
	}
	/** Whether the request may be answered. Its connection is cut off where it is one too many. */
	function admit(socket: Socket, response: ServerResponse): boolean {
		const waiting = unanswered.get(socket);
		// What a client that was cut off had sent in the same piece still arrives here.
		if (!waiting) return false;
		if (waiting.size === mostUnanswered) {
			unanswered.delete(socket);
			cutOff(socket);
			return false;
		}
		waiting.add(response);
		response.once("close", () => {
			waiting.delete(response);
			if (state === "closing") closeIfIdle(socket);
		});
		return true;
	}
	function closeIfIdle(socket: Socket): void {
		if (unanswered.get(socket)?.size === 0) socket.destroySoon();
	}
	return {
		serve(server, listener) {
			server.on("connection", take);
			server.on("request", (request, response) => {
				if (!admit(request.socket, response)) return;
				if (state !== "open") sayLast(response);
				listener(request, response);
			});
		},
		retire() {
			state = "lingering";
			// Of several requests in a row the last one ends the connection.
			for (const waiting of unanswered.values()) sayLast([...waiting].at(-1));
			setTimeout(() => {
				state = "closing";
				for (const socket of unanswered.keys()) closeIfIdle(socket);
			}, lingerMs).unref();
		},
	};
}

/**
 * Closes a connection at once. Node makes an error of each request that it still had, thousands where
 * a client sends them without a pause; their stacks, which nobody reads, would be most of the work.
 */
function cutOff(socket: Socket): void {
	const { stackTraceLimit } = Error;
	socket.prependOnceListener("close", () => {
		Error.stackTraceLimit = 0;
	});
	socket.once("close", () => {
		Error.stackTraceLimit = stackTraceLimit;
	});
	socket.destroy();
}

/** Tells the client to ask nothing more on this connection, unless the answer has begun. */
function sayLast(response: ServerResponse | undefined): void {
	if (response && !response.headersSent) response.setHeader("Connection", "close");
}
