import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key, type WebElement } from "selenium-webdriver";
import type { WebKit } from "../../testing/find-engines.ts";
import { freePort } from "./free-port.ts";
import type { Driver, PressedKey } from "./visitor.ts";

const keys: Record<PressedKey, string> = {
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Tab: Key.TAB,
	Space: Key.SPACE,
	ArrowDown: Key.ARROW_DOWN,
	ArrowUp: Key.ARROW_UP,
};

/** WebKitGTK's MiniBrowser through its WebDriver, on a virtual screen. */
export async function webkitDriver(webkit: WebKit): Promise<Driver<WebElement>> {
	const screen = await openScreen(webkit.screen);
	const port = await freePort();
	const service = spawn(webkit.driver, [`--port=${port}`], {
		env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const problems = watch(service);
	await untilAnswers(port);
	const capabilities = new Capabilities({
		browserName: "MiniBrowser",
		"webkitgtk:browserOptions": {
			binary: webkit.browser,
			args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
		},
	});
	const session = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(capabilities)
		.build();
	await session.manage().window().setRect({ x: 0, y: 0, width: 390, height: 900 });
	return {
		open: (url) => session.get(url),
		run: (source, given) => session.executeScript(`return (${source})(...arguments)`, ...given),
		async find(source, given) {
			const found = await session.executeScript(`return (${source})(...arguments)`, ...given);
			return (found as WebElement | null) ?? undefined;
		},
		click: (element) => element.click(),
		type: (element, text) => element.sendKeys(text),
		press: (key) => session.actions().sendKeys(keys[key]).perform(),
		problems: () => problems,
		async close() {
			await session.quit();
			service.kill();
			screen?.process.kill();
		},
	};
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
