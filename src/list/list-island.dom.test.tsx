import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
	add,
	bar,
	button,
	description,
	dialog,
	eachVisit,
	field,
	fill,
	invalid,
	message,
	open,
	openList,
	openPage,
	plain,
	press,
	prices,
	queryBar,
	send,
	ticket,
	user,
} from "./testing/list-page.tsx";

eachVisit();

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
	expect(answer()).toBe("<b>Mars</b>? Ask us.");
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
	vi.stubGlobal("fetch", async () => Response.json({ prices }));
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
