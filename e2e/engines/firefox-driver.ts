import { type ElementHandle, launch, type Page } from "puppeteer-core";
import type { Driver } from "./visitor.ts";

/** A phone's screen. */
const viewport = { width: 390, height: 844 };

/** Firefox by WebDriver BiDi, which it speaks without a driver program. */
export async function firefoxDriver(executablePath: string): Promise<Driver<ElementHandle>> {
	const running = await launch({ browser: "firefox", executablePath, defaultViewport: null });
	const page = await running.newPage();
	await page.setViewport(viewport).catch(unlessTurned);
	const problems = watch(page);
	return {
		async open(url) {
			await page.evaluate(removeFrames);
			await page.goto(url);
		},
		run: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
		async find(source, given) {
			const handle = await page.evaluateHandle(`(${source})(...${JSON.stringify(given)})`);
			return (handle.asElement() as ElementHandle | null) ?? undefined;
		},
		click: (element) => element.click(),
		type: (element, text) => element.type(text),
		press: (key) => page.keyboard.press(key),
		problems: () => problems,
		close: () => running.close(),
	};
}

/** Firefox before 144 takes the size, but cannot be told how the phone is held. */
function unlessTurned(error: Error): void {
	if (!error.message.includes("emulation.setScreenOrientationOverride")) throw error;
}

/** Puppeteer waits for ever where a frame that was never loaded, as the map's, goes with its page in Firefox. */
function removeFrames(): void {
	for (const frame of document.querySelectorAll("iframe")) frame.remove();
}

function watch(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(`uncaught: ${(error as Error).message}`));
	page.on("console", (message) => {
		if (message.type() === "error") problems.push(`console: ${message.text()}`);
	});
	return problems;
}
