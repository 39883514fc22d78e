import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whatsappLink } from "../../shop/format-whatsapp.ts";

const texts = {
	heading: "Do you come to me?",
	label: "Your area",
	served: "Yes, we come to {area}.",
	city: "All over {area}. Which locality?",
	ask: "{area}: ask us.",
	empty: "Write your area first.",
};
const names = {
	areas: ["Premnagar", "Clement Town", "Jakhan"],
	areaSpellings: { "Clement Town": ["Clementown"] },
	areasNotPromised: ["Raipur"],
	cityNames: ["Dehradun"],
};

beforeEach(() => {
	vi.stubGlobal("fetch", async () => Response.json(names));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.resetModules();
});

async function ask(words: string, press = "{Enter}") {
	const visitor = userEvent.setup();
	// The loaded areas last as long as the page.
	const { AreaCheck } = await import("./area-check.tsx");
	render(
		<AreaCheck
			texts={texts}
			areas={["Premnagar", "Jakhan"]}
			bookHref={whatsappLink("91", "Pick up from {area}")}
			askHref={whatsappLink("91", "Do you come to {area}?")}
		/>,
	);
	const field = screen.getByLabelText<HTMLInputElement>("Your area");
	await visitor.click(field);
	if (words) await visitor.paste(words);
	if (press) await visitor.keyboard(press);
	const answer = screen.getByRole("status");
	if (press === "{Enter}") await waitFor(() => expect(answer.textContent).not.toBe(""));
	return { visitor, field, answer };
}

const messageOf = (answer: HTMLElement) =>
	new URL(within(answer).getByRole<HTMLAnchorElement>("link").href).searchParams.get("text");

test("a served area, however it is written: the message books there", async () => {
	const { answer } = await ask("Clementown");
	expect(answer.textContent).toContain("Yes, we come to Clement Town.");
	expect(within(answer).getByRole("link").textContent).toContain("Book a pickup");
	expect(messageOf(answer)).toBe("Pick up from Clement Town");
});

test.each([
	["raipur", "Raipur"],
	["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
	["$& {area} %7Barea%7D &text=", "$& {area} %7Barea%7D &text="],
	["कल्लू \ud83d", "कल्लू \ufffd"],
])("%s is not promised: the message asks", async (typed, name) => {
	const { answer } = await ask(typed);
	expect(answer.textContent).toContain("ask us.");
	expect(messageOf(answer)).toBe(`Do you come to ${name}?`);
	expect(answer.querySelector("[lang=hi]") !== null).toBe(typed.startsWith("क"));
});

test("the city's own name is asked for the locality", async () => {
	const { answer } = await ask("देहरादून");
	expect(answer.textContent).toBe("All over Dehradun. Which locality?");
});

test("an area that is named answers in place, and without a connection", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
	const { visitor, answer } = await ask("", "");
	await visitor.click(screen.getByRole("button", { name: "Premnagar" }));
	expect(answer.textContent).toContain("Yes, we come to Premnagar.");
	expect(messageOf(answer)).toBe("Pick up from Premnagar");
});

test("without a connection the message asks", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
	const { answer } = await ask("Jakhan");
	expect(messageOf(answer)).toBe("Do you come to Jakhan?");
});

test("without an area a word says what to do, the focus stays", async () => {
	const { field, answer } = await ask("   ");
	expect(answer.textContent).toBe("Write your area first.");
	expect(within(answer).queryByRole("link")).toBeNull();
	expect(document.activeElement).toBe(field);
});

test("the same answer is a new one, so that it is read out again", async () => {
	const { visitor, answer } = await ask("Jakhan");
	const first = answer.firstElementChild;
	await visitor.keyboard("{Enter}");
	await waitFor(() => expect(answer.firstElementChild).not.toBe(first));
});

test("by keyboard: field, button, link", async () => {
	const { visitor, answer } = await ask("jakhan", "{Tab}");
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Check" }));
	await visitor.keyboard(" ");
	await within(answer).findByRole("link");
	await visitor.tab();
	expect(document.activeElement).toBe(within(answer).getByRole("link"));
});
