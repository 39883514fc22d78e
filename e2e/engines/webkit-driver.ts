import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { WebKit } from "../../testing/find-engines.ts";
import { freePort } from "../testing/local-server.ts";
import { type Driver, keys } from "./visitor.ts";

/** The key under which WebDriver refers to an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type Element = Record<typeof elementKey, string>;

/** WebKitGTK's MiniBrowser through its WebDriver, on a virtual screen. */
export async function webkitDriver(webkit: WebKit): Promise<Driver<Element>> {
	const screen = await openScreen(webkit.screen);
	const port = await freePort();
	const service = spawn(webkit.driver, [`--port=${port}`], {
		env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const problems = watch(service);
	await untilAnswers(port);
	const options = {
		binary: webkit.browser,
		args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
	};
	const created = await command<{ sessionId: string }>("POST", "/session", {
		capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
	});
	const post = <Value>(path: string, body: object = {}) =>
		command<Value>("POST", `/session/${created.sessionId}${path}`, body);
	const run = <Value>(source: string, args: unknown[]) =>
		post<Value>("/execute/sync", { script: `return (${source})(...arguments)`, args });
	await post("/window/rect", { x: 0, y: 0, width: 390, height: 900 });
	return {
		open: (url) => post("/url", { url }),
		run,
		find: async (source, given) => (await run<Element | null>(source, given)) ?? undefined,
		click: (element) => post(`/element/${element[elementKey]}/click`),
		type: (element, text) => post(`/element/${element[elementKey]}/value`, { text }),
		press(key) {
			const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
			return post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
		},
		problems: () => problems,
		async close() {
			await command("DELETE", `/session/${created.sessionId}`);
			service.kill();
			screen?.process.kill();
		},
	};

	async function command<Value>(method: string, path: string, body?: object): Promise<Value> {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			body: body && JSON.stringify(body),
		});
		const { value } = (await answer.json()) as { value: Value & { message?: string } };
		if (!answer.ok) throw new Error(value.message ?? `${path} answers ${answer.status}`);
		return value;
	}
}

/** Starts a virtual display; undefined where WebKit needs none. */
async function openScreen(program: string | undefined) {
	if (!program) return undefined;
	const size = ["-screen", "0", "1600x1200x24"];
	const screen = spawn(program, ["-displayfd", "3", "-nolisten", "tcp", ...size], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [number] = await once(screen.stdio[3] as Readable, "data");
	return { process: screen, display: `:${String(number).trim()}` };
}

async function untilAnswers(port: number): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((done) => setTimeout(done, 100));
	}
	throw new Error("WebKitWebDriver does not answer.");
}

/** The browser writes its console to the driver's output: "CONSOLE JS ERROR TypeError: …". */
function watch(service: ChildProcess): string[] {
	const problems: string[] = [];
	for (const stream of [service.stdout, service.stderr]) {
		stream?.setEncoding("utf8").on("data", (text: string) => {
			for (const line of text.split("\n")) if (/CONSOLE.* ERROR/.test(line)) problems.push(line);
		});
	}
	return problems;
}
