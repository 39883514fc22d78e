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
	return { part, island, load, pressed, answers };
}

test.each([
	["inside", "pointerover"],
	["inside", "touchstart"],
	["inside", "focusin"],
	["open", "pointerover"],
	["open", "click"],
])("#%s, %s: a sign of use", async (id, type) => {
	const { part, island, load } = islandWith();
	part(id).dispatchEvent(new Event(type, { bubbles: true }));
	await settled();
	expect(load).toHaveBeenCalledOnce();
	expect(island.hasAttribute("ssr")).toBe(false);
});

test("what happens elsewhere is none", async () => {
	const { part, load } = islandWith();
	for (const type of ["pointerover", "touchstart", "focusin", "click"])
		part("other").dispatchEvent(new Event(type, { bubbles: true }));
	await settled();
	expect(load).not.toHaveBeenCalled();
});

test("controls outside the island use it, and their presses are kept", async () => {
	const { part, pressed } = islandWith({ controls: ".add" });
	part("plus").click();
	await settled();
	expect(pressed).toEqual(["plus"]);
});

test("what is pressed before is pressed again as often, in order, when handlers are in place", async () => {
	const { part, pressed } = islandWith();
	part("inside").click();
	const submit = new Event("submit", { bubbles: true, cancelable: true });
	part("form").dispatchEvent(submit);
	part("inside").click();
	expect(submit.defaultPrevented).toBe(true);
	expect(pressed).toEqual([]);
	await settled();
	expect(pressed).toEqual(["inside", "form", "inside"]);
	part("inside").click();
	expect(pressed).toEqual(["inside", "form", "inside", "inside"]);
});

test("the platform answers a button of a popover and a form with a tab of its own", async () => {
	const { part, pressed } = islandWith();
	part("open").click();
	const submit = new Event("submit", { bubbles: true, cancelable: true });
	part("tab").dispatchEvent(submit);
	expect(submit.defaultPrevented).toBe(false);
	await settled();
	expect(pressed).toEqual([]);
});

test("code that does not come: the form goes to its address, the next sign tries again", async () => {
	const { part, island, load, answers, pressed } = islandWith();
	answers.code = false;
	const submit = vi.spyOn(part("form") as HTMLFormElement, "submit").mockReturnValue();
	part("inside").click();
	part("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
	await settled();
	expect(submit).toHaveBeenCalledOnce();
	expect(island.dataset.missing).toBe("");

	answers.code = true;
	part("inside").dispatchEvent(new Event("focusin", { bubbles: true }));
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
	["the parameter", { parameter: "q" }, true],
	["another parameter", { parameter: "other" }, false],
	["the fragment of what is inside", { fragment: true }, true],
	["a fragment, unasked", {}, false],
	["what is stored", { storage: "list" }, true],
	["what is not stored", { storage: "nothing" }, false],
])("%s in the address or storage: hydrated at once is %s", async (_, options, atOnce) => {
	history.replaceState(null, "", "/pricing?q=#inside");
	localStorage.setItem("list", "1");
	const { load } = islandWith(options);
	await settled();
	expect(load.mock.calls).toHaveLength(atOnce ? 1 : 0);
});

test.each(["", "#", "#open"])(
	"the fragment %j, of nothing inside, hydrates nothing",
	async (hash) => {
		history.replaceState(null, "", `/pricing${hash}`);
		const { load } = islandWith({ fragment: true });
		await settled();
		expect(load).not.toHaveBeenCalled();
	},
);
