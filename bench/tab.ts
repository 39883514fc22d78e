/**
 * A browser's tab, driven by the browser's own protocol. Chromium renders no page ahead while a debugger
 * is attached to the page itself, as Playwright is; one that is attached to the tab follows into the next
 * page. https://chromedevtools.github.io/devtools-protocol/
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findBrowser, launchArguments } from "../scripts/find-browser.ts";

type Parameters = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: answers differ by method
type Answer = any;

/** A page of the tab: the one that is seen, or one that is rendered ahead. */
interface PageSession {
	id: string;
	ahead: boolean;
}

export interface Tab {
	/** Sends a command to the page that is seen. */
	send: (method: string, parameters?: Parameters) => Promise<Answer>;
	/** The value of an expression in the page that is seen; promises are awaited. */
	evaluate: (expression: string) => Promise<Answer>;
	/** Whether a page is being rendered ahead. */
	rendersAhead: () => boolean;
	/** After the way to another page: what comes next goes to the one that was rendered ahead. */
	follow: () => void;
}

/** Opens a tab in a browser of its own for as long as `use` takes. @param rate how many times slower the processor becomes in each of its pages */
export async function inTab<Result>(
	rate: number,
	use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
	const profile = mkdtempSync(join(tmpdir(), "tab-"));
	const browser = spawn(
		findBrowser() ?? "chromium",
		[
			...launchArguments(),
			"--headless=new",
			"--remote-debugging-port=0",
			"--window-size=1280,800",
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
			`--user-data-dir=${profile}`,
			"about:blank",
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const gone = new Promise((done) => browser.once("exit", done));
	try {
		const address = await new Promise<string>((found, failed) => {
			browser.once("exit", () => failed(new Error("The browser did not start.")));
			createInterface(browser.stderr).on("line", (line) => {
				const [, url] = /DevTools listening on (\S+)/.exec(line) ?? [];
				if (url) found(url);
			});
		});
		return await use(await openTab(address, rate));
	} finally {
		browser.kill();
		await gone;
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

async function openTab(address: string, rate: number): Promise<Tab> {
	const socket = new WebSocket(address);
	await new Promise((open) => socket.addEventListener("open", open, { once: true }));
	const waiting = new Map<number, (answer: Answer) => void>();
	const pages: PageSession[] = [];

	function send(method: string, params: Parameters = {}, sessionId?: string): Promise<Answer> {
		const id = waiting.size + 1;
		const { promise, resolve, reject } = Promise.withResolvers<Answer>();
		waiting.set(id, ({ result, error }) =>
			error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
		);
		socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
		return promise;
	}
	socket.addEventListener("message", ({ data }) => {
		const message = JSON.parse(String(data));
		if (message.id) waiting.get(message.id)?.(message);
		if (message.method === "Target.attachedToTarget") attached(message.params);
	});
	function attached({ sessionId, targetInfo }: Answer): void {
		if (targetInfo.type === "page") {
			pages.push({ id: sessionId, ahead: targetInfo.subtype === "prerender" });
			// It may answer only once the page goes on.
			send("Emulation.setCPUThrottlingRate", { rate }, sessionId);
		}
		send("Runtime.runIfWaitingForDebugger", {}, sessionId);
	}

	const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
	const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
	const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
	await send("Target.setAutoAttach", follow, sessionId);
	let [seen] = pages;
	const toSeen = (method: string, params: Parameters = {}) => send(method, params, seen?.id);
	return {
		send: toSeen,
		evaluate: async (expression) => {
			const { result, exceptionDetails } = await toSeen("Runtime.evaluate", {
				expression,
				awaitPromise: true,
				returnByValue: true,
			});
			if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
			return result.value;
		},
		rendersAhead: () => pages.some(({ ahead }) => ahead),
		follow: () => {
			seen = pages.findLast(({ ahead }) => ahead) ?? seen;
		},
	};
}
