import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SpecialDay } from "../../shop/opening-hours.ts";
import type { Price } from "../../shop/types.ts";
import { writePageHours } from "../ui/page-hours.ts";
import { RateRows } from "../ui/rate-rows.tsx";
import { AddButton } from "./add-button.tsx";
import type { ListTexts } from "./message.ts";
import type { PriceFile } from "./prices.ts";

/** Friday 20 November 2026, 10:00 at the shop. */
const MORNING = "2026-11-20T04:30:00Z";

const item = (id: string, name: string, price: Price) => [id, { ...price, name }] as const;
const prices: PriceFile = Object.fromEntries([
	item("shirt", "Shirt, dry cleaned", { kind: "amount", text: "₹80", low: 8000 }),
	item("carpet", "Carpet", { kind: "amount", text: "₹35 per sqft", low: 3500, measure: "sqft" }),
	item("wash", "Wash and fold", { kind: "amount", text: "₹69 per kg", low: 6900, measure: "kg" }),
	item("linen", "Hotel linen", { kind: "quote", text: "Contact us for a quote" }),
]);
const areas = {
	areas: ["Premnagar", "Clement Town"],
	areaSpellings: { "Clement Town": ["Clementown"] },
	areasNotPromised: [],
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
	area: { served: "Yes, we come to {area}.", ask: "{area} is not on our list. Ask us." },
	hasExpress: true,
};

interface Visit {
	specialDays?: SpecialDay[];
	/** The files of the build that cannot be fetched. */
	missing?: RegExp;
}

/** A page with the rows of the rate card, as the build renders them, and a dock. */
async function openPage({ specialDays = [], missing }: Visit = {}) {
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
	const week = Array.from({ length: 7 }, () => ({ opens: "09:00", closes: "21:00" }));
	const hours = writePageHours({ hours: week, specialDays }, new Date());
	document.body.dataset.hours = hours["data-hours"];
	document.body.dataset.specialDays = hours["data-special-days"] ?? "[]";
	vi.stubGlobal("fetch", async (address: string) => {
		if (missing?.test(address)) throw new TypeError("Failed to fetch");
		return Response.json(address.includes("areas") ? areas : prices);
	});
	const { ListBar, ListIsland } = await import("./list-island.tsx");
	const container = document.body.appendChild(document.createElement("div"));
	render(
		<>
			<ListBar />
			<ListIsland texts={texts} />
		</>,
		{ container },
	);
}

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getAllByRole("button", { name })[0] as HTMLElement;
const press = (name: string | RegExp) => user.click(button(name));
const add = (name: string) => press(new RegExp(`^Add ${name}(?=$|, .*on your list$)`));
const queryBar = () => screen.queryByRole("complementary", { name: "Your list" });
const bar = () => within(screen.getByRole("complementary", { name: "Your list" }));
const dialog = () => screen.getByRole("dialog", { name: /Your (?:list|ticket)/ });
const open = () => user.click(bar().getByRole("button"));
const field = (name: string | RegExp) =>
	within(dialog()).getByLabelText<HTMLInputElement>(name, { selector: "input, textarea" });
const send = () => screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ });
const invalid = (element: HTMLElement) => element.getAttribute("aria-invalid") === "true";
const description = (element: HTMLElement) =>
	document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

async function fill(element: HTMLElement, text: string) {
	await user.clear(element);
	if (text) await user.type(element, text);
}

/** The ticket's number and rows, or those of the one that was sent last. */
const ticket = () => screen.getByRole("article", { name: /^List number/ });

/** The message as it would be sent now. */
function message(): string {
	const { host, pathname, searchParams } = new URL(send().href);
	expect(host + pathname).toBe("wa.me/911350000000");
	return searchParams.get("text") ?? "";
}

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

/** Opens a list of these items. */
async function openList(...names: string[]) {
	await openPage();
	for (const name of names) await add(name);
	await open();
}

test("all rows of an item say how much of it is on the list, until it is off; a screen reader is told", async () => {
	await openPage();
	await add("Shirt");
	const status = screen.getAllByRole("status")[0] as HTMLElement;
	await waitFor(() => expect(status.textContent).toContain("1 item ₹80"));
	await add("Shirt");
	const shirts = screen.getAllByRole("button", { name: "Add Shirt, 2 on your list" });
	expect(shirts.map(({ dataset }) => dataset.count)).toEqual(["2", "2"]);
	await add("Wash and fold");
	expect(button("Add Wash and fold, on your list").dataset.count).toBe("✓");
	await add("Wash and fold");
	expect(button("Add Wash and fold, 1 kg on your list").dataset.count).toBe("1");
	await open();
	await press("Clear the list");
	expect(screen.getAllByRole("button", { name: "Add Shirt" })).toHaveLength(2);
	expect(document.querySelector("[data-count]")).toBeNull();
	expect(status.textContent).toContain("Your list is empty");
});

test("an invalid quantity is refused beside its field: neither added up nor sent", async () => {
	await openList("Shirt", "Wash and fold");
	for (const [name, wrong, right] of [
		["Pieces of Shirt, dry cleaned", "9999", "1"],
		["Kilograms of Wash and fold", "500 g", ""],
	] as const) {
		const box = field(name);
		await fill(box, wrong);
		// Not sent before the error is shown, either.
		expect(dialog().textContent).toContain(`Check first: ${name}`);
		expect(invalid(box)).toBe(false);
		await user.click(send());
		expect(document.activeElement).toBe(box);
		expect(invalid(box)).toBe(true);
		expect(description(box)).toMatch(/from .* to /);
		expect(box.value).toBe(wrong);
		expect(bar().getByText(/2 items/)).toBeTruthy();
		await fill(box, right);
		expect(invalid(box)).toBe(false);
	}
	await fill(field("Kilograms of Wash and fold"), "7,5");
	await press("More Wash and fold");
	expect(field("Kilograms of Wash and fold").value).toBe("8");
});

test("a long text is counted and sent whole, or refused on this page and the next; it is never cut", async () => {
	await openList("Shirt");
	const note = () => field(/Note/);
	expect(description(note())).toBe("Up to 500 characters");
	await user.click(note());
	await user.paste("word ".repeat(120));
	expect(description(note())).toBe("600 of 500 characters: shorten it by 100.");
	await user.click(send());
	expect(document.activeElement).toBe(note());

	await openPage();
	await open();
	expect(note().value).toHaveLength(600);
	expect(invalid(note())).toBe(true);
	expect(dialog().textContent).toContain("Check first: Note");
	const long = "नीला दरवाज़ा ".repeat(38).trim();
	await user.clear(note());
	await user.paste(long);
	expect(message()).toContain(`Note: ${long}\n`);
	await user.click(field(/Area/));
	await user.paste("Jakhan ".repeat(20));
	expect(description(field(/Area/))).toContain("140 of 100 characters");
	await user.click(send());
	expect(document.activeElement).toBe(field(/Area/));
});

test("another day without a date is asked for; a past or closed one is refused with the reason", async () => {
	await openPage({
		specialDays: [
			{ date: "2026-11-21", name: "Diwali" },
			{ date: "2026-11-27", name: "Fair", opens: "10:00", closes: "16:30" },
		],
	});
	await add("Shirt");
	await open();
	expect(field("Tomorrow").disabled).toBe(true);
	expect(plain(description(screen.getByRole("group", { name: "Pickup" })))).toBe(
		"Closed on 21 November · Diwali",
	);
	await user.click(field("Another day"));
	const date = field("On which day?");
	expect(invalid(date)).toBe(false);
	await user.click(send());
	expect(document.activeElement).toBe(date);
	expect(description(date)).toMatch(/Choose a day from today, Friday 20 November/);
	await fill(date, "2026-11-21");
	expect(plain(description(date))).toBe("Closed on 21 November · Diwali");
	await fill(date, "2026-11-27");
	expect(invalid(date)).toBe(false);
	expect(field("Evening").disabled).toBe(true);
	expect(message()).toContain("Pickup: Friday 27 November\n");
	// The day stays chosen in the field for the next page.
	await openPage();
	await open();
	expect(field("On which day?").value).toBe("2026-11-27");
	await user.click(field("Any day"));
	expect(message()).not.toContain("Pickup");
});

test("today can be chosen until closing time, in a dialog that stays open", async () => {
	vi.setSystemTime(new Date("2026-11-20T20:59:00+05:30"));
	await openList("Shirt");
	await user.click(field("Today"));
	expect(message()).toContain("Pickup: today, Friday 20 November\n");
	vi.setSystemTime(new Date("2026-11-20T21:00:00+05:30"));
	document.dispatchEvent(new Event("visibilitychange"));
	await waitFor(() => expect(field("Today").disabled).toBe(true));
	expect(field("Any day").checked).toBe(true);
	expect(message()).not.toContain("Pickup:");
});

test("the ticket says what each item comes to and when it is ready, and keeps its number once sent", async () => {
	await openList("Shirt", "Shirt", "Carpet", "Hotel linen");
	await user.click(send());
	expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your ticket" }));
	const rows = within(ticket()).getAllByRole("definition");
	expect(rows.slice(0, 3).map((row) => row.textContent)).toEqual([
		"₹160",
		"to be measured",
		"on quote",
	]);
	expect(ticket().textContent).toContain("We tell you at pickup.");
	await press("Change the list");
	await user.click(field("Tomorrow"));
	await user.click(field("Morning"));
	vi.setSystemTime(new Date("2026-11-20T10:20:00+05:30"));
	document.dispatchEvent(new Event("visibilitychange"));
	await user.click(send());
	expect(plain(ticket().textContent)).toMatch(
		/tomorrow, Saturday 21 November.*ready by Monday 12 PM/,
	);
	expect(within(ticket()).getByText("2011-1000")).toBeTruthy();
	await press("Change the list");
	await press("One Shirt, dry cleaned more");
	await user.click(send());
	expect(within(ticket()).getByText("2011-1020")).toBeTruthy();
});

test("the message is copied as it would be sent, not while a field is wrong; else its text is selected", async () => {
	const copied = vi.fn();
	const clipboard = vi.spyOn(navigator, "clipboard", "get");
	clipboard.mockReturnValue({ writeText: copied } as unknown as Clipboard);
	await openList("Shirt");
	await press("Copy");
	expect(copied).toHaveBeenCalledWith(message());
	expect(within(dialog()).getByText("Copied")).toBeTruthy();
	const shirts = field("Pieces of Shirt, dry cleaned");
	await fill(shirts, "0");
	await press("Copy");
	expect(copied).toHaveBeenCalledOnce();
	expect(document.activeElement).toBe(shirts);
	await fill(shirts, "2");
	clipboard.mockReturnValue(undefined as unknown as Clipboard);
	await press("Copy");
	const text = within(dialog()).getByLabelText<HTMLTextAreaElement>("Copy this message:");
	expect(text.value).toBe(message());
	expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
});

test("an area is answered beside its field and on the next page, and any can be sent", async () => {
	const answer = () => document.querySelector(".answer")?.textContent;
	await openList("Shirt");
	const area = () => field(/Area/);
	await fill(area(), "<b>Mars</b>");
	// Not while it is typed.
	expect(answer()).toBe("");
	await user.tab();
	expect(answer()).toBe("<b>Mars</b> is not on our list. Ask us.");
	expect(message()).toContain("Area: <b>Mars</b>\n");
	await fill(area(), "clementown, gate 2");
	await waitFor(() => expect(answer()).toBe("Yes, we come to Clement Town."));
	await openPage();
	await open();
	await waitFor(() => expect(answer()).toBe("Yes, we come to Clement Town."));
	expect(message()).toContain("Area: clementown, gate 2 (Clement Town)\n");
});

test("without the price file a press says that the list could not be loaded, and the next one tries again", async () => {
	await openPage({ missing: /listPrices/ });
	await add("Shirt");
	expect(document.querySelector(".missing[data-shown]")).not.toBeNull();
	expect(button("Add Shirt").hasAttribute("aria-busy")).toBe(false);
	vi.stubGlobal("fetch", async () => Response.json(prices));
	await add("Shirt");
	expect(document.querySelector(".missing[data-shown]")).toBeNull();
	expect(bar().getByText(/1 item/)).toBeTruthy();
});

test("a visitor who comes back after sending is offered the same again", async () => {
	await openPage();
	await add("Shirt");
	await add("Shirt");
	await open();
	await user.type(field(/Area/), "Jakhan");
	await user.click(send());
	vi.setSystemTime(new Date("2026-12-01T04:30:00Z"));
	await openPage();
	expect(bar().getByText(/Same as last time/)).toBeTruthy();
	await open();
	expect(ticket().textContent).toMatch(/2011-1000.*/);
	await waitFor(() => expect(ticket().textContent).toContain("₹160"));
	await press("Take it again");
	expect(field("Pieces of Shirt, dry cleaned").value).toBe("2");
	expect(message()).toContain("Area: Jakhan");
	await press("Clear the list");
	await press("Forget it");
	expect(within(dialog()).getByText(/Your list is empty/)).toBeTruthy();
	await openPage();
	expect(queryBar()).toBeNull();
});
