import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { emptyFrame } from "../../assistant/testing/empty-frame.ts";

/** The fake provider's answer to a request. */
export type Behaviour = (response: ServerResponse) => void;

export type FakeProvider = {
	/** The address for `baseUrl`, without a path. */
	url: string;
	/** Requests in their order. */
	received: { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[];
	/** Requests whose asker went away before the answer was whole. */
	abandoned: number;
	/** Answers with these in turn, and with the last of them from then on. */
	behave(...behaviours: Behaviour[]): void;
	close(): void;
};

/** A provider for tests that speaks real HTTP on this machine. Until told otherwise it reads a greeting. */
export async function startFakeProvider(): Promise<FakeProvider> {
	let queue: Behaviour[] = [reads({ acts: ["greeting"] })];
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const chunk of request) text += chunk;
		fake.received.push({
			path: request.url ?? "",
			headers: request.headers,
			body: JSON.parse(text),
		});
		response.on("close", () => {
			if (!response.writableFinished) fake.abandoned += 1;
		});
		const [next] = queue.length > 1 ? queue.splice(0, 1) : queue;
		next?.(response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const fake: FakeProvider = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received: [],
		abandoned: 0,
		behave(...behaviours) {
			queue = behaviours;
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
	return fake;
}

/** A reading as strict structured outputs make it. @param fields the rest is nothing */
export function reads(fields: Record<string, unknown>): Behaviour {
	const nothing = { ...emptyFrame(), category: null, service: null, time: null };
	return says(JSON.stringify({ ...nothing, ...fields }));
}

/** A completion with any content. */
export function says(content: unknown, finishReason = "stop"): Behaviour {
	const message = { role: "assistant", content, reasoning: "SECRET REASONING" };
	return json(200, {
		id: "chatcmpl-theirs",
		object: "chat.completion",
		created: 1,
		model: "their/model",
		choices: [{ index: 0, message, finish_reason: finishReason }],
		usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10, prompt_time: 0.1 },
	});
}

export function fails(status: number, code: string | null = null, headers = {}): Behaviour {
	return json(status, { error: { message: "SECRET PROVIDER TEXT", type: "x", code } }, headers);
}

export function json(status: number, value: unknown, headers = {}): Behaviour {
	return raw(status, JSON.stringify(value), { "Content-Type": "application/json", ...headers });
}

export function raw(status: number, body: string, headers: Record<string, string>): Behaviour {
	return (response) => void response.writeHead(status, headers).end(body);
}

/** Takes the request and never says anything. */
export const hangs: Behaviour = () => {};
/** Sends its headers and never the body. */
export const hangsMidway: Behaviour = (response) =>
	void response.writeHead(200, { "Content-Type": "application/json" }).write('{"choices":[');
/** Breaks the connection in the middle of the body. */
export const diesMidway: Behaviour = (response) => {
	response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
	response.write('{"choices":[', () => response.destroy());
};
/** Breaks the connection without a word. */
export const diesAtOnce: Behaviour = (response) => void response.destroy();
/** Sends without end. */
export function floods(status: number): Behaviour {
	return (response) => {
		response.writeHead(status, { "Content-Type": "application/json" });
		const chunk = `"${"x".repeat(65_536)}`;
		function more(): void {
			while (!response.destroyed && response.write(chunk));
		}
		response.on("drain", more);
		more();
	};
}
