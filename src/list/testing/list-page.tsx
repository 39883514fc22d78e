/** A page with the rate card and the list, and a visitor's hands on it. */
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { SpecialDay } from "../../../shop/opening-hours.ts";
import type { Price } from "../../../shop/types.ts";
import { RateRows } from "../../ui/rate-rows.tsx";
import { AddButton } from "../add-button.tsx";
import type { ListTexts } from "../message.ts";
import type { PriceFile } from "../prices.ts";

/** Friday 20 November 2026, 10:00 at the shop. */
const MORNING = "2026-11-20T04:30:00Z";

const item = (id: string, name: string, price: Price) => [id, { ...price, name }] as const;
export const prices: PriceFile = Object.fromEntries([
	item("shirt", "Shirt, dry cleaned", { kind: "amount", text: "₹80", low: 8000 }),
	item("carpet", "Carpet", { kind: "amount", text: "₹35 per sqft", low: 3500, measure: "sqft" }),
	item("wash", "Wash and fold", { kind: "amount", text: "₹69 per kg", low: 6900, measure: "kg" }),
	item("linen", "Hotel linen", { kind: "quote", text: "Contact us for a quote" }),
]);
const areas = {
	areas: ["Premnagar", "Clement Town"],
	areaSpellings: { "Clement Town": ["Clementown"] },
	areasNotPromised: [],
	cityNames: ["Dehradun"],
};
const texts: ListTexts = {
	shop: { name: "Sample Laundry", street: "1 Test Road" },
	whatsapp: "911350000000",
	number: "+91 135 000 0000",
	message: { start: "My list:", estimate: "confirmed at pickup", end: "Thank you." },
	ready: {
		picked: "Picked up then,",
		ready: "ready by {moment}",
		rest: "For the rest, we tell you at pickup.",
		express: "Express: ask us",
		to: 48,
	},
	area: { served: "Yes, we come to {area}.", city: "{area}, where?", ask: "{area}? Ask us." },
	hasExpress: true,
};

interface Visit {
	specialDays?: SpecialDay[];
	/** The files of the build that cannot be fetched. */
	missing?: RegExp;
}

/** A page with the rows of the rate card, as the build renders them, and a dock. */
export async function openPage({ specialDays = [], missing }: Visit = {}) {
	cleanup();
	// Modules are evaluated once a page.
	vi.resetModules();
	const rows = Object.entries(prices).map(([id, price]) => {
		return { id, name: price.name.split(",")[0] ?? "", price };
	});
	document.body.innerHTML = renderToStaticMarkup(
		<>
			<RateRows rows={rows} action={AddButton} />
			<RateRows rows={rows.slice(0, 1)} action={AddButton} />
			<main />
		</>,
	);
	const hours = Array.from({ length: 7 }, () => ({ opens: "09:00", closes: "21:00" }));
	document.body.dataset.opening = JSON.stringify({ hours, specialDays });
	vi.stubGlobal("fetch", async (address: string) => {
		if (missing?.test(address)) throw new TypeError("Failed to fetch");
		return Response.json(address.includes("areas") ? areas : { prices, texts });
	});
	const { ListBar, ListIsland } = await import("../list-island.tsx");
	const container = document.body.appendChild(document.createElement("div"));
	render(
		<>
			<ListBar />
			<ListIsland />
		</>,
		{ container },
	);
}

export const user = userEvent.setup({ delay: null });
export const button = (name: string | RegExp) =>
	screen.getAllByRole("button", { name })[0] as HTMLElement;
export const press = (name: string | RegExp) => user.click(button(name));
export const add = (name: string) => press(new RegExp(`^Add ${name}(?=$|, .*on your list$)`));
export const queryBar = () => screen.queryByRole("complementary", { name: "Your list" });
export const bar = () => within(screen.getByRole("complementary", { name: "Your list" }));
export const dialog = () => screen.getByRole("dialog", { name: /Your (?:list|ticket)/ });
export const open = () => user.click(bar().getByRole("button"));
export const field = (name: string | RegExp) =>
	within(dialog()).getByLabelText<HTMLInputElement>(name, { selector: "input, textarea" });
export const send = () => screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ });
export const invalid = (element: HTMLElement) => element.getAttribute("aria-invalid") === "true";
export const description = (element: HTMLElement) =>
	document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
export const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

export async function fill(element: HTMLElement, text: string) {
	await user.clear(element);
	if (text) await user.type(element, text);
}

/** The ticket's number and rows, or those of the one that was sent last. */
export const ticket = () => screen.getByRole("article", { name: /^List number/ });

/** The message as it would be sent now. */
export function message(): string {
	const { host, pathname, searchParams } = new URL(send().href);
	expect(host + pathname).toBe("wa.me/911350000000");
	return searchParams.get("text") ?? "";
}

/** Opens a list of these items. */
export async function openList(...names: string[]) {
	await openPage();
	for (const name of names) await add(name);
	await open();
}

/** Each test is a new visit on the same morning. */
export function eachVisit(): void {
	// happy-dom would follow the link to WhatsApp.
	addEventListener("click", (event) => {
		if ((event.target as Element).closest("a")) event.preventDefault();
	});
	// A whole journey on a busy machine.
	vi.setConfig({ testTimeout: 20_000 });

	beforeEach(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		vi.useFakeTimers({ toFake: ["Date"], now: new Date(MORNING) });
		localStorage.clear();
	});
	afterEach(() => {
		cleanup();
		vi.useRealTimers();
	});
}
