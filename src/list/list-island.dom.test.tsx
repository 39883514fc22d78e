import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SpecialDay } from "../../content/opening-hours.ts";
import { writePageHours } from "../ui/page-hours.ts";
import { RateRows } from "../ui/rate-rows.tsx";
import { AddButton } from "./add-button.tsx";
import type { ListTexts } from "./message.ts";
import type { ListPrice, PriceFile } from "./prices.ts";

/** Friday 20 November 2026, 10:00 at the shop. */
const MORNING = "2026-11-20T04:30:00Z";

const prices: PriceFile = {
	shirt: { kind: "amount", name: "Shirt, dry cleaned", text: "₹80", low: 8000 },
	pants: { kind: "amount", name: "Pants, dry cleaned", text: "₹90", low: 9000 },
	bedsheet: { kind: "range", name: "Bedsheet", text: "₹150–200", low: 15000, high: 20000 },
	carpet: {
		kind: "amount",
		name: "Carpet, dry cleaned",
		text: "₹35 per sqft",
		low: 3500,
		unit: "sqft",
		measure: "sqft",
	},
	wash: {
		kind: "amount",
		name: "Wash and fold",
		text: "₹69 per kg",
		low: 6900,
		unit: "kg",
		measure: "kg",
	},
	linen: { kind: "quote", name: "Hotel linen", text: "Contact us for a quote" },
};
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
	const rows = ["shirt", "pants", "bedsheet", "carpet", "wash", "linen"].map((id) => {
		const price = prices[id] as ListPrice;
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

/** What would be sent now. */
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

test("from + to a message: quantities, estimate, preferences", async () => {
	await openPage();
	expect(queryBar()).toBeNull();
	for (const name of ["Shirt", "Shirt"]) await add(name);
	for (const name of ["Bedsheet", "Carpet", "Hotel linen"]) await add(name);
	await waitFor(() => expect(bar().getByText(/from ₹310/)).toBeTruthy());
	expect(queryBar()?.textContent).toContain("5 items · from ₹310 + 1 to be measured + 1 on quote");
	await open();
	await fill(field("Square feet of Carpet, dry cleaned"), "120.5");
	await fill(field("Pieces of Bedsheet"), "3");
	await user.click(field("Tomorrow"));
	await user.click(field("Evening"));
	await user.click(field(/Express/));
	await fill(field(/Note/), "Blue gate, ring & wait");
	expect(dialog().textContent).toContain(
		"₹4,827.50–4,977.501 on quote · express service · confirmed at pickup",
	);
	expect(message()).toBe(
		[
			"My list:",
			"",
			"List 2011-1000",
			"- 2 × Shirt, dry cleaned, ₹80",
			"- 3 × Bedsheet, ₹150–200",
			"- 120.5 sq ft Carpet, dry cleaned, ₹35 per sqft",
			"- 1 × Hotel linen, Contact us for a quote",
			"",
			"Estimate: ₹4,827.50–4,977.50 + 1 on quote + express service (confirmed at pickup)",
			"Pickup: tomorrow, Saturday 21 November, evening",
			"Express, please: same day if you can",
			"Note: Blue gate, ring & wait",
			"",
			"Thank you.",
		].join("\n"),
	);
	await user.click(send());
	expect(screen.getByText("WhatsApp has your message: press send there.")).toBeTruthy();
});

test("all rows of an item say how much of it is on the list, until it is off", async () => {
	await openPage();
	await add("Shirt");
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
});

test("the page follows another tab, and a storage that was cleared", async () => {
	await openPage();
	await add("Shirt");
	const stored = JSON.parse(localStorage.getItem("list") ?? "");
	const items = [...stored.items, { id: "pants", name: "Pants", quantity: 2 }];
	localStorage.setItem("list", JSON.stringify({ ...stored, items }));
	dispatchEvent(new StorageEvent("storage", { key: "list" }));
	await waitFor(() => expect(bar().getByText(/^3 items/)).toBeTruthy());
	localStorage.clear();
	document.dispatchEvent(new Event("visibilitychange"));
	await waitFor(() => expect(queryBar()).toBeNull());
});

test("a screen reader is told what changes outside the dialog", async () => {
	await openPage();
	const status = screen.getAllByRole("status")[0] as HTMLElement;
	await add("Shirt");
	await waitFor(() => expect(status.textContent).toContain("1 item ₹80"));
	await open();
	await press("Clear the list");
	expect(status.textContent).toContain("Your list is empty");
});

test("an invalid quantity is refused beside its field: neither added up nor sent", async () => {
	await openPage();
	await add("Shirt");
	await add("Wash and fold");
	await open();
	const shirts = field("Pieces of Shirt, dry cleaned");
	const weight = field("Kilograms of Wash and fold");
	for (const [box, wrong, right] of [
		[shirts, "999", "1"],
		[shirts, "1.5", "1"],
		[shirts, "", "1"],
		[weight, "0.4", ""],
		[weight, "500 g", ""],
	] as const) {
		await fill(box, wrong);
		// Not sent before the error is shown, either.
		expect(dialog().textContent).toContain("Check first");
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
	expect(message()).toContain("- 1 × Shirt");
	await fill(field("Kilograms of Wash and fold"), "7,5");
	await press("More Wash and fold");
	expect(field("Kilograms of Wash and fold").value).toBe("8");
});

test("a step at the limit brings back what the list has", async () => {
	await openPage();
	await add("Shirt");
	await open();
	const shirts = field("Pieces of Shirt, dry cleaned");
	await fill(shirts, "99");
	await user.tab();
	await fill(shirts, "100");
	await user.tab();
	expect(invalid(shirts)).toBe(true);
	expect(button("One Shirt, dry cleaned more").getAttribute("aria-disabled")).toBe("true");
	await press("One Shirt, dry cleaned more");
	expect(shirts.value).toBe("99");
	expect(invalid(shirts)).toBe(false);
});

test("what is typed is shown as it is sent, in whatever digits", async () => {
	await openPage();
	await add("Shirt");
	await add("Carpet");
	await open();
	// Rendered anew after the ticket.
	const shirts = () => field("Pieces of Shirt, dry cleaned");
	const carpet = () => field("Square feet of Carpet, dry cleaned");
	for (const [box, typed, shown, said] of [
		[shirts, "१२", "12", "- 12 × Shirt,"],
		[shirts, "７ pcs", "7", "- 7 × Shirt,"],
		[carpet, "१२०.५", "120.5", "- 120.5 sq ft Carpet,"],
		[carpet, "1,200 sq ft", "1200", "- 1200 sq ft Carpet,"],
		[carpet, "12,5", "12.5", "- 12.5 sq ft Carpet,"],
		[carpet, "", "", "- Carpet, dry cleaned (to be measured),"],
	] as const) {
		await fill(box(), typed);
		expect(box().value).toBe(typed);
		await user.tab();
		expect(box().value).toBe(shown);
		expect(message()).toContain(said);
	}
	await fill(shirts(), "५");
	await user.keyboard("{Enter}");
	expect(shirts().value).toBe("5");
});

test("a long note is counted and sent whole, or refused; it is never cut", async () => {
	await openPage();
	await add("Shirt");
	await open();
	const note = () => field(/Note/);
	expect(description(note())).toBe("Up to 500 characters");
	const long = "नीला दरवाज़ा ".repeat(38).trim();
	await user.click(note());
	await user.paste(long);
	expect(description(note())).toBe(`${long.length} of 500 characters`);
	expect(message()).toContain(`Note: ${long}\n`);
	await user.clear(note());
	await user.paste("word ".repeat(120));
	expect(description(note())).toBe("600 of 500 characters: shorten it by 100.");
	expect(dialog().textContent).toContain("Check first: Note");
	await user.click(send());
	expect(document.activeElement).toBe(note());

	// The next page has it too.
	await openPage();
	await open();
	expect(field(/Note/).value).toHaveLength(600);
	expect(invalid(field(/Note/))).toBe(true);
	await fill(field(/Note/), "Ring twice");
	expect(message()).toContain("Note: Ring twice\n");
	await user.click(field(/Area/));
	await user.paste("Jakhan ".repeat(20));
	expect(description(field(/Area/))).toContain("140 of 100 characters");
	await user.click(send());
	expect(document.activeElement).toBe(field(/Area/));
});

describe("another day", () => {
	test("without a date is asked for, not left out", async () => {
		await openPage();
		await add("Shirt");
		await open();
		await user.click(field("Another day"));
		const date = field("On which day?");
		expect(invalid(date)).toBe(false);
		await user.click(send());
		expect(document.activeElement).toBe(date);
		expect(description(date)).toMatch(/Choose a day from/);
		await user.click(field("Any day"));
		expect(message()).not.toContain("Pickup");
	});

	test("is refused in the past and on closed days, with the reason", async () => {
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
		await fill(date, "2026-11-19");
		expect(description(date)).toMatch(/Choose a day from today, Friday 20 November/);
		await fill(date, "2026-11-21");
		expect(plain(description(date))).toBe("Closed on 21 November · Diwali");
		await user.click(send());
		expect(document.activeElement).toBe(date);
		await fill(date, "2026-11-27");
		expect(invalid(date)).toBe(false);
		expect(field("Evening").disabled).toBe(true);
		expect(message()).toContain("Pickup: Friday 27 November\n");
		// The day stays chosen in the field for the next page.
		await openPage();
		await open();
		expect(field("On which day?").value).toBe("2026-11-27");
	});
});

test("today can be chosen until closing time, in a dialog that stays open", async () => {
	vi.setSystemTime(new Date("2026-11-20T20:59:00+05:30"));
	await openPage();
	await add("Shirt");
	await open();
	await user.click(field("Today"));
	expect(message()).toContain("Pickup: today, Friday 20 November\n");
	vi.setSystemTime(new Date("2026-11-20T21:00:00+05:30"));
	document.dispatchEvent(new Event("visibilitychange"));
	await waitFor(() => expect(field("Today").disabled).toBe(true));
	expect(field("Any day").checked).toBe(true);
	expect(description(screen.getByRole("group", { name: "Pickup" }))).toBe("Closed for today");
	expect(message()).not.toContain("Pickup:");
});

test("the ticket says when it is ready, from the chosen pickup", async () => {
	vi.setSystemTime(new Date("2026-11-20T18:10:00+05:30"));
	await openPage();
	await add("Shirt");
	await open();
	const said = async () => {
		await user.click(send());
		const text = plain(ticket().textContent);
		await press("Change the list");
		return text;
	};
	await waitFor(() => expect(dialog().textContent).toContain("₹80"));
	// Without a day there is nothing to count from.
	expect(await said()).toContain("We tell you at pickup.");
	await user.click(field("Tomorrow"));
	await user.click(field("Morning"));
	expect(await said()).toContain("ready by Monday 12 PM");
	await user.click(field(/Express/));
	expect(await said()).toContain("Express: ask us");
	expect(await said()).not.toContain("ready by");
});

test("the ticket has each item with what it comes to, and keeps its number once sent", async () => {
	await openPage();
	for (const name of ["Shirt", "Shirt", "Bedsheet", "Carpet", "Hotel linen"]) await add(name);
	await waitFor(() => expect(bar().getByText(/from ₹310/)).toBeTruthy());
	await open();
	await user.click(field("Tomorrow"));
	await user.click(send());
	expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your ticket" }));
	const rows = within(ticket()).getAllByRole("definition");
	expect(rows.slice(0, 4).map((row) => row.textContent)).toEqual([
		"₹160",
		"₹150–200",
		"to be measured",
		"on quote",
	]);
	expect(plain(ticket().textContent)).toContain("tomorrow, Saturday 21 November");
	expect(within(ticket()).getByText("2011-1000")).toBeTruthy();
	vi.setSystemTime(new Date("2026-11-20T10:20:00+05:30"));
	document.dispatchEvent(new Event("visibilitychange"));
	await press("Change the list");
	await user.click(send());
	expect(within(ticket()).getByText("2011-1000")).toBeTruthy();
	await press("Change the list");
	await press("One Bedsheet more");
	await user.click(send());
	expect(within(ticket()).getByText("2011-1020")).toBeTruthy();
});

describe("the message can be copied", () => {
	const copied = vi.fn();
	async function copy(clipboard: unknown) {
		vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as Clipboard);
		await openPage();
		await add("Shirt");
		await open();
		await waitFor(() => expect(message()).toContain("₹80"));
		await press("Copy");
	}

	test("as it would be sent, and not while a field is wrong", async () => {
		await copy({ writeText: copied });
		expect(copied).toHaveBeenCalledWith(message());
		expect(within(dialog()).getByText("Copied")).toBeTruthy();
		copied.mockClear();
		const shirts = field("Pieces of Shirt, dry cleaned");
		await fill(shirts, "0");
		await press("Copy");
		expect(copied).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(shirts);
	});

	test.each([
		["is refused", { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
		["is missing", undefined],
	])("where the clipboard %s: the text is selected", async (_, clipboard) => {
		await copy(clipboard);
		const text = within(dialog()).getByLabelText<HTMLTextAreaElement>("Copy this message:");
		expect(text.value).toBe(message());
		expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
	});
});

describe("whether the shop comes to an area", () => {
	const answer = () => document.querySelector(".answer")?.textContent;

	test("is answered beside it, and any area can be sent", async () => {
		await openPage();
		await add("Shirt");
		await open();
		const area = () => field(/Area/);
		await user.type(area(), "prem nagar, gate 2");
		await waitFor(() => expect(answer()).toBe("Yes, we come to Premnagar."));
		expect(message()).toContain("Area: prem nagar, gate 2 (Premnagar)\n");
		await fill(area(), "<b>Mars</b>");
		// Not while it is typed.
		expect(answer()).toBe("");
		await user.tab();
		expect(answer()).toBe("<b>Mars</b> is not on our list. Ask us.");
		expect(message()).toContain("Area: <b>Mars</b>\n");
		await fill(area(), "");
		await user.tab();
		expect(answer()).toBe("");
	});

	test("is answered for an area that was stored", async () => {
		await openPage();
		await add("Shirt");
		await open();
		await user.type(field(/Area/), "clementown");
		await openPage();
		await open();
		await waitFor(() => expect(answer()).toBe("Yes, we come to Clement Town."));
		expect(message()).toContain("Area: clementown (Clement Town)\n");
	});

	test("is not answered without the names, and the area can be sent", async () => {
		await openPage({ missing: /areas/ });
		await add("Shirt");
		await open();
		await user.type(field(/Area/), "prem nagar");
		await user.tab();
		expect(answer()).toBe("");
		expect(message()).toContain("Area: prem nagar\n");
	});
});

test("an item is removed and brought back, and so is the whole list", async () => {
	await openPage();
	await add("Shirt");
	await add("Pants");
	await open();
	const rows = () => within(dialog()).queryAllByRole("listitem");
	await waitFor(() => button("Remove Shirt, dry cleaned"));
	await press("One Shirt, dry cleaned more");
	await press("One Shirt, dry cleaned fewer");
	await press("Remove Shirt, dry cleaned");
	expect(document.activeElement).toBe(button("Remove Pants, dry cleaned"));
	expect(within(dialog()).getByText("Shirt, dry cleaned is off the list.")).toBeTruthy();
	await press("Undo");
	expect(rows()).toHaveLength(2);
	expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your list" }));
	await press("Clear the list");
	expect(rows()).toHaveLength(0);
	expect(document.activeElement).toBe(button("Undo"));
	await press("Undo");
	expect(rows()).toHaveLength(2);
	// The second click of a double click would hit the row that moves up.
	await user.dblClick(button("Remove Shirt, dry cleaned"));
	expect(rows()).toHaveLength(1);
	await press("Clear the list");
	expect(localStorage.getItem("list")).toBeNull();
	expect(queryBar()).toBeNull();
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

test("a browser that stores nothing says so", async () => {
	const fail = () => {
		throw new DOMException("", "SecurityError");
	};
	vi.stubGlobal("localStorage", { getItem: fail, setItem: fail, removeItem: fail, clear() {} });
	await openPage();
	await add("Shirt");
	await open();
	expect(within(dialog()).getByText(/does not keep your list/)).toBeTruthy();
	expect(message()).toContain("- 1 × Shirt");
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
