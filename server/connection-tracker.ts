import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Unanswered requests of a connection. Clients await answers; Node would accept thousands of pipelined requests. */
const mostUnanswered = 16;

const lingerMs = 250;

export function trackConnections() {
	const unanswered = new Map<Socket, Set<ServerResponse>>();
	let state: "open" | "lingering" | "closing" = "open";

	function admit(socket: Socket, response: ServerResponse): boolean {
		const waiting = unanswered.get(socket);
		// Requests sent before the connection was cut off still arrive.
		if (!waiting) return false;
		if (waiting.size === mostUnanswered) {
			unanswered.delete(socket);
			socket.destroy();
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
		serve(server: Server, listener: RequestListener): void {
			server.on("connection", (socket) => {
				unanswered.set(socket, new Set());
				socket.once("close", () => unanswered.delete(socket));
			});
			server.on("request", (request, response) => {
				if (!admit(request.socket, response)) return;
				if (state !== "open") closeAfter(response);
				listener(request, response);
			});
		},
		/** Answers now say `Connection: close`. Idle connections close after a moment, for requests on their way. */
		retire(): void {
			state = "lingering";
			// The last response of a pipeline closes the connection.
			for (const waiting of unanswered.values()) closeAfter([...waiting].at(-1));
			setTimeout(() => {
				state = "closing";
				for (const socket of unanswered.keys()) closeIfIdle(socket);
			}, lingerMs).unref();
		},
	};
}

function closeAfter(response: ServerResponse | undefined): void {
	if (response && !response.headersSent) response.setHeader("Connection", "close");
}
