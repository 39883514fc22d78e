import { type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import hydrate from "./react-client.tsx";

/** A field, a count that a press raises, and static HTML. At four it fails. */
function Counter({ part }: { part?: ReactNode }) {
	const [count, setCount] = useState(0);
	if (count === 4) throw new Error("four");
	return (
		<section>
			<input name="q" />
			<button type="button" onClick={() => setCount(count + 1)}>
				More
			</button>
			Count: {count}
			{count % 2 === 1 && <b>odd</b>}
			{part}
		</section>
	);
}

function Failing(): never {
	throw new Error("always");
}

const slot = { __html: '<astro-slot name="part"><a href="/pricing">Prices</a></astro-slot>' };
const onError = vi.fn();

beforeEach(() => {
	vi.stubGlobal("reportError", onError);
	vi.spyOn(console, "warn").mockReturnValue();
	vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	onError.mockReset();
	document.body.replaceChildren();
});

function serve(): HTMLElement {
	const island = document.body.appendChild(document.createElement("astro-island"));
	island.setAttribute("ssr", "");
	// The slot's own markup stands in it, as Astro renders it.
	island.innerHTML = renderToString(<Counter />).replace("</section>", `${slot.__html}</section>`);
	return island;
}

const start = (island: HTMLElement, Component: typeof Counter = Counter) =>
	hydrate(island)(Component, {});
async function press(island: HTMLElement): Promise<void> {
	island.querySelector("button")?.click();
	await new Promise((done) => setTimeout(done));
}
const text = (island: HTMLElement) => island.textContent.replaceAll("\u2060", "");

function wrapTexts(island: HTMLElement): void {
	const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const one of texts) {
		const font = document.createElement("font");
		font.textContent = `${one.data}\u2060`;
		one.replaceWith(font);
	}
}

const changes: [string, (island: HTMLElement) => void][] = [
	["unchanged", () => {}],
	["translated", wrapTexts],
	[
		"with a foreign element first",
		(island) => island.querySelector("section")?.prepend(document.createElement("span")),
	],
	[
		"with a foreign element around its field",
		(island) => {
			const field = island.querySelector("input") as HTMLInputElement;
			const label = document.createElement("span");
			field.replaceWith(label);
			label.append(field);
		},
	],
];

test.each(changes)("%s, it is hydrated with its text, focus and slot", async (_, change) => {
	const island = serve();
	change(island);
	const link = island.querySelector("a");
	const typed = island.querySelector("input") as HTMLInputElement;
	typed.value = "shirt";
	typed.focus();
	await start(island);
	const field = island.querySelector("input");
	expect(field?.value).toBe("shirt");
	expect(document.activeElement).toBe(field);
	expect(island.querySelectorAll("a")).toHaveLength(1);
	expect(island.querySelector("a")).toBe(link);
	await press(island);
	expect(text(island)).toContain("Count: 1odd");
	expect(onError).not.toHaveBeenCalled();
});

test.each(changes)("%s later, its elements come and go", async (_, change) => {
	const island = serve();
	await start(island);
	await press(island);
	change(island);
	await press(island);
	expect(island.querySelector("b")).toBeNull();
	await press(island);
	expect(island.querySelector("b")?.nextElementSibling?.localName).not.toBe("input");
	expect(onError).not.toHaveBeenCalled();
});

test.each(changes.slice(0, 3))(
	"%s, it stays where it is after an error, and is hydrated anew",
	async (_, change) => {
		const island = serve();
		change(island);
		const link = island.querySelector("a");
		await start(island);
		for (let times = 0; times < 4; times++) await press(island);
		expect(island.querySelector("a")).toBe(link);
		expect(island.hasAttribute("ssr")).toBe(true);
		expect(onError).toHaveBeenCalledOnce();
		await start(island);
		await press(island);
		expect(island.querySelector("b")).not.toBeNull();
	},
);

test("an error while it is hydrated rejects, and leaves it as it was served", async () => {
	const island = serve();
	const served = island.innerHTML;
	await expect(start(island, Failing)).rejects.toThrow("always");
	expect(island.innerHTML).toBe(served);
});
