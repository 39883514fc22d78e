import { connect } from "node:net";

/** Sends raw bytes to this machine, which `fetch` would tidy, and returns all that comes back. */
export async function sendRaw(port: number, request: string): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	socket.end(Buffer.from(request, "latin1"));
	let answer = "";
	for await (const chunk of socket) answer += chunk;
	return answer;
}
