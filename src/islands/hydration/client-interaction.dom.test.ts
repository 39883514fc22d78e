import { afterEach, expect, test, vi } from "vitest";
import hydrateOnInteraction from "./client-interaction.ts";

/** Hydration takes one frame and one task. */
async function settled(): Promise<void> {
	for (let frame = 0; frame < 2; frame++)
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
	document.body.replaceChildren();
});

/** An island in a panel, with a button that opens the panel. Its code comes as the test says. */
function islandWith(value: object | string = "") {
	document.body.innerHTML = `
		<button id="open" popovertarget="panel">Chat</button>
		<button id="plus" class="add">+</button>
		<button id="other">Other</button>
		<div id="panel" popover="auto">
			<astro-island ssr>
				<button id="inside" type="button">Ask</button>
				<form id="form" action="/pricing"><input name="q" /><button id="send">Send</button></form>
				<form id="tab" target="_blank"></form>
			</astro-island>
		</div>`;
	const part = (id: string) => document.getElementById(id) as HTMLElement;
	const island = document.querySelector("astro-island") as HTMLElement;
	const pressed: string[] = [];
	const answers = { code: true };
	function start(): void {
		if (!answers.code) return;
		island.removeAttribute("ssr");
		for (const type of ["click", "submit"])
			document.addEventListener(type, ({ target }) => pressed.push((target as Element).id));
	}
	// Astro's returns no promise where the code is missing.
	const load = vi.fn(async () => start as () => Promise<void>);
	hydrateOnInteraction(load, { name: "interaction", value: value as string }, island);
	function happens(type: string, id: string): Event {
		const event = new Event(type, { bubbles: true, cancelable: true });
		part(id).dispatchEvent(event);
		return event;
	}
	return { part, island, load, pressed, answers, happens };
}

test.each([
	["inside", ["pointerover", "touchstart", "focusin"], 1],
	["open", ["pointerover", "click"], 1],
	["other", ["pointerover", "touchstart", "focusin", "click"], 0],
])("each sign at #%s of %j hydrates it %i times", async (id, signs, times) => {
	for (const sign of signs) {
		const { load, happens } = islandWith();
		happens(sign, id);
		await settled();
		expect(load, sign).toHaveBeenCalledTimes(times);
	}
});

test("controls outside the island use it, and their presses are kept", async () => {
	const { part, pressed } = islandWith({ controls: ".add" });
	part("plus").click();
	await settled();
	expect(pressed).toEqual(["plus"]);
});

test("what is pressed before is pressed again as often, in order, when handlers are in place", async () => {
	const { part, pressed, happens } = islandWith();
	part("inside").click();
	expect(happens("submit", "form").defaultPrevented).toBe(true);
	part("inside").click();
	expect(pressed).toEqual([]);
	await settled();
	expect(pressed).toEqual(["inside", "form", "inside"]);
	part("inside").click();
	expect(pressed).toEqual(["inside", "form", "inside", "inside"]);
});

test("the platform answers a button of a popover and a form with a tab of its own", async () => {
	const { part, pressed, happens } = islandWith();
	part("open").click();
	expect(happens("submit", "tab").defaultPrevented).toBe(false);
	await settled();
	expect(pressed).toEqual([]);
});

test("code that does not come: the form goes to its address, the next sign tries again", async () => {
	const { part, island, load, answers, pressed, happens } = islandWith();
	answers.code = false;
	const submit = vi.spyOn(part("form") as HTMLFormElement, "submit").mockReturnValue();
	part("inside").click();
	happens("submit", "form");
	await settled();
	expect(submit).toHaveBeenCalledOnce();
	expect(island.dataset.missing).toBe("");

	answers.code = true;
	happens("focusin", "inside");
	await settled();
	expect(load).toHaveBeenCalledTimes(2);
	expect(island.dataset.missing).toBeUndefined();
	expect(pressed).toEqual([]);
});

test("offline it says so, and tries again when the connection is back", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	const { part, island, answers } = islandWith();
	answers.code = false;
	part("inside").click();
	await settled();
	expect(island.dataset.missing).toBe("offline");
	answers.code = true;
	dispatchEvent(new Event("online"));
	await settled();
	expect(island.hasAttribute("ssr")).toBe(false);
});

test.each([
	[{ parameter: "q" }, "/pricing?q=", 1],
	[{ parameter: "other" }, "/pricing?q=", 0],
	[{ fragment: true }, "/pricing#inside", 1],
	[{}, "/pricing#inside", 0],
	[{ fragment: true }, "/pricing", 0],
	[{ fragment: true }, "/pricing#", 0],
	[{ fragment: true }, "/pricing#open", 0],
	[{ storage: "list" }, "/pricing", 1],
	[{ storage: "nothing" }, "/pricing", 0],
])("with %j at %s it is hydrated at once %i times", async (options, address, times) => {
	history.replaceState(null, "", address);
	localStorage.setItem("list", "1");
	const { load } = islandWith(options);
	await settled();
	expect(load).toHaveBeenCalledTimes(times);
});
