import { expect, test } from "vitest";

test("presses that islands would repeat are kept until the page's script is there", async () => {
	document.body.innerHTML = `
		<button id="plus" class="add-button"><svg></svg></button>
		<astro-island>
			<button id="ask" type="button">Ask</button>
			<form method="dialog"><button id="send" type="submit">Send</button></form>
		</astro-island>
		<button id="other" type="button">Other</button>`;
	document.documentElement.removeAttribute("data-live");
	await import("./early-script.ts");
	const press = (...ids: string[]) => {
		for (const id of ids) document.getElementById(id)?.click();
		return window.earlyClicks.map(({ id }) => id);
	};
	document.querySelector("svg")?.dispatchEvent(new Event("click", { bubbles: true }));
	expect(press("ask", "send", "other")).toEqual(["plus", "ask"]);
	document.documentElement.dataset.live = "";
	expect(press("plus", "ask")).toEqual(["plus", "ask"]);
});
