import { expect, test } from "vitest";

test("presses that islands would repeat are kept until the page's script is there", async () => {
	document.body.innerHTML = `
		<button id="plus" class="add-button"><svg></svg></button>
		<astro-island>
			<button id="ask" type="button">Ask</button>
			<form><button id="send" type="submit">Send</button></form>
			<form action="/pricing"><button id="search" type="submit">Search</button></form>
		</astro-island>
		<button id="other" type="button">Other</button>`;
	document.documentElement.removeAttribute("data-live");
	await import("./early-script.ts");
	const press = (...ids: string[]) => {
		for (const id of ids) document.getElementById(id)?.click();
		return window.earlyClicks.map(({ id }) => id);
	};
	document.querySelector("svg")?.dispatchEvent(new Event("click", { bubbles: true }));
	addEventListener("submit", (event) => event.preventDefault());
	expect(press("ask", "send", "search", "other")).toEqual(["plus", "ask", "send"]);
	document.documentElement.dataset.live = "";
	expect(press("plus", "ask", "send")).toEqual(["plus", "ask", "send"]);
});
