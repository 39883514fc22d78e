import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Driver, keys } from "./visitor.ts";

/** A reference to an element of the page. */
type Element = { sharedId: string };

interface Message {
	id?: number;
	result?: unknown;
	error?: string;
	message?: string;
	method?: string;
	params?: { level?: string; text?: string };
}

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks without a driver program. */
export async function firefoxDriver(program: string): Promise<Driver<Element>> {
	const profile = mkdtempSync(join(tmpdir(), "firefox-"));
	const firefox = spawn(
		program,
		["--headless", "--remote-debugging-port=0", "--no-remote", "--profile", profile],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	let said = "";
	while (!/listening on ws:\S+\s/.test(said))
		said += String((await once(firefox.stderr, "data"))[0]);
	const socket = new WebSocket(`${/ws:\S+/.exec(said)?.[0]}/session`);
	await once(socket, "open");

	const problems: string[] = [];
	const waiting = new Map<number, (message: Message) => void>();
	socket.addEventListener("message", ({ data }) => {
		const message = JSON.parse(data) as Message;
		if (message.id !== undefined) waiting.get(message.id)?.(message);
		else if (message.params?.level === "error") problems.push(`console: ${message.params.text}`);
	});
	let count = 0;
	async function send<Result>(method: string, params: object = {}): Promise<Result> {
		const id = ++count;
		const answer = new Promise<Message>((done) => waiting.set(id, done));
		socket.send(JSON.stringify({ id, method, params }));
		const { result, error, message } = await answer;
		waiting.delete(id);
		if (error) throw new Error(`${method}: ${error}: ${message}`);
		return result as Result;
	}

	await send("session.new", { capabilities: {} });
	await send("session.subscribe", { events: ["log.entryAdded"] });
	const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
	const context = contexts[0]?.context;
	await send("browsingContext.setViewport", { context, viewport: { width: 390, height: 844 } });

	async function evaluate<Result>(expression: string): Promise<Result> {
		const { type, result, exceptionDetails } = await send<{
			type: string;
			result: Result;
			exceptionDetails?: { text: string };
		}>("script.evaluate", { expression, target: { context }, awaitPromise: true });
		if (type === "success") return result;
		throw new Error(exceptionDetails?.text);
	}
	const call = (source: string, given: unknown[]) => `(${source})(...${JSON.stringify(given)})`;
	const act = (type: string, actions: object[]) =>
		send("input.performActions", { context, actions: [{ type, id: type, actions }] });
	const typed = (value: string) => [
		{ type: "keyDown", value },
		{ type: "keyUp", value },
	];
	async function click(element: Element): Promise<void> {
		const origin = { type: "element", element };
		const button = 0;
		await act("pointer", [
			{ type: "pointerMove", x: 0, y: 0, origin },
			{ type: "pointerDown", button },
			{ type: "pointerUp", button },
		]);
	}
	return {
		open: (url) => send("browsingContext.navigate", { context, url, wait: "interactive" }),
		async run(source, given) {
			const { value } = await evaluate<{ value?: string }>(
				`JSON.stringify(${call(source, given)})`,
			);
			return value === undefined ? undefined : JSON.parse(value);
		},
		async find(source, given) {
			const { sharedId } = await evaluate<Partial<Element>>(call(source, given));
			return sharedId === undefined ? undefined : { sharedId };
		},
		click,
		async type(element, text) {
			await click(element);
			await act("key", [...text].flatMap(typed));
		},
		press: (key) => act("key", typed(keys[key])),
		problems: () => problems,
		async close() {
			const closed = once(firefox, "close");
			await send("browser.close");
			await closed;
			rmSync(profile, { recursive: true, force: true });
		},
	};
}
