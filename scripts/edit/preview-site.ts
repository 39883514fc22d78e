import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
	request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import type { Duplex } from "node:stream";
import type { Language } from "../../languages/languages.ts";

export interface PreviewSite {
	/** "http://127.0.0.1:4702" */
	address: string;
	/** The page as it is now; starts the server first. @throws Error with what went wrong */
	render(path: string): Promise<Response>;
	close(): void;
}

interface PreviewSiteOptions {
	/** The folder of the project. */
	project: string;
	/** Of the draft, relative to the project. */
	content: string;
	language: Language;
	/** The page that may frame it: "http://localhost:4700". */
	framedBy: string;
	/** @returns where a page of another language is */
	elsewhere: (path: string) => string | undefined;
}

/**
 * The real site in one language, rendered from a folder by the development server, behind a port of its own: its pages may
 * be framed by the editor, and know no other language's addresses.
 */
export async function startPreviewSite(options: PreviewSiteOptions): Promise<PreviewSite> {
	let started: DevelopmentServer | undefined;
	const running = () => {
		started ??= startServer(options);
		return started.address;
	};
	const proxy = createServer((request, response) => {
		const isPage = /^(?:document|iframe)$/.test(String(request.headers["sec-fetch-dest"]));
		const target = isPage && options.elsewhere(request.url ?? "/");
		if (target) response.writeHead(302, { Location: target }).end();
		else pass(request, response);
	});

	async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
		try {
			const answer = await ask(await running(), request, options.language);
			response.writeHead(answer.statusCode ?? 502, framed(answer.headers, options.framedBy));
			answer.pipe(response);
		} catch (error) {
			response.writeHead(502, { "Content-Type": "text/plain" }).end(String(error));
		}
	}

	// The development server's own channel: pages reload when the draft changes.
	proxy.on("upgrade", async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		socket.on("error", () => socket.destroy());
		const upstream = send((await running()) + request.url, { headers: request.headers });
		upstream.on("error", () => socket.destroy());
		upstream.on("upgrade", (answer, other) => {
			const { rawHeaders } = answer;
			const lines = rawHeaders.flatMap((name, at) =>
				at % 2 ? [] : `${name}: ${rawHeaders[at + 1]}`,
			);
			socket.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
			other.on("error", () => socket.destroy()).write(head);
			other.pipe(socket).pipe(other);
		});
		upstream.end();
	});
	await once(proxy.listen(0, "127.0.0.1"), "listening");
	return {
		address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
		async render(path) {
			return fetch((await running()) + path, { headers: { Accept: "text/html" } });
		},
		close() {
			started?.stop();
			proxy.closeAllConnections();
			proxy.close();
		},
	};
}

/** @param request its path without the language's prefix, which a build adds */
async function ask(
	address: string,
	request: IncomingMessage,
	{ path }: Pick<Language, "path">,
): Promise<IncomingMessage> {
	const own = new RegExp(`^${path}(?=[/?]|$)`);
	const asked = path ? (request.url ?? "/").replace(own, "").replace(/^(?!\/)/, "/") : request.url;
	const upstream = send(`${address}${asked}`, {
		method: request.method,
		headers: { ...request.headers, host: new URL(address).host },
	});
	request.pipe(upstream);
	const [answer] = await once(upstream, "response");
	return answer as IncomingMessage;
}

function framed(headers: IncomingMessage["headers"], framedBy: string) {
	const { "x-frame-options": _, "content-security-policy": policy, ...others } = headers;
	const frames = (text: string) =>
		text.replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${framedBy}`);
	return {
		...others,
		...(policy && { "content-security-policy": frames(String(policy)) }),
	};
}

interface DevelopmentServer {
	/** Rejects with what it said if it ends before it runs. */
	address: Promise<string>;
	stop(): void;
}

function startServer({ project, content, language }: PreviewSiteOptions): DevelopmentServer {
	const bin = join(project, "node_modules", ".bin");
	// Astro allows one server a project, unless told so: here each language has its own.
	const server = spawn("astro", ["dev", "--ignore-lock", "--host", "127.0.0.1"], {
		cwd: project,
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...process.env,
			CONTENT: content,
			NO_COLOR: "1",
			FORCE_COLOR: undefined,
			ASTRO_TELEMETRY_DISABLED: "1",
			PATH: [bin, process.env.PATH].join(delimiter),
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=${language.id}`,
		},
	});
	const address = new Promise<string>((found, failed) => {
		let said = "";
		const read = (part: Buffer) => {
			said = (said + part).slice(-20_000);
			const [, local] = /\bready in\b[\s\S]*?(http:\/\/[\w.]+:\d+)/.exec(said) ?? [];
			if (local) found(local);
		};
		server.stdout.on("data", read);
		server.stderr.on("data", read);
		server.once("error", failed);
		server.once("exit", () => failed(new Error(`The preview did not start:\n${said}`)));
	});
	// Whoever asks for a page hears of it.
	address.catch(() => {});
	return { address, stop: () => void server.kill() };
}
