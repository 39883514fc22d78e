import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readList } from "../../list/list-storage.ts";
import type { AnswerParts } from "./answer-parts.ts";
import { MessageList } from "./message-list.tsx";

const total: AnswerParts = {
	language: "hinglish",
	before: "Andaazan:",
	rows: [
		{ id: "shirt", name: "Shirt", detail: "3 × ₹80", price: "₹240" },
		{ id: "wash", name: "Wash and fold", price: "₹69 per kg" },
	],
	total: { name: "Kul", price: "₹240", note: "andaazan" },
	toList: {
		label: "List mein daalein",
		done: "List mein hain",
		items: [
			{ id: "shirt", name: "Shirt", quantity: 3 },
			{ id: "wash", name: "Wash and fold", measure: "kg" },
		],
	},
	actions: [{ label: "Call karein", href: "tel:+911350000000" }],
};

function show(parts: AnswerParts, onListed = vi.fn(), isListed = false) {
	render(
		<MessageList
			greeting="Namaste"
			suggestions={[]}
			conversation={[
				{ sender: "user", text: "3 shirt aur kilo ke kapde" },
				{ sender: "bot", text: "- Shirt: ₹240", parts, isListed },
			]}
			online
			phone="+91 135 000 0000"
			listHref="/pricing"
			onSuggestion={() => {}}
			onListed={onListed}
		/>,
	);
	return onListed;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("prices stand in rows with their total, in the answer's language", () => {
	show(total);
	expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
		"Shirt3 × ₹80",
		"Wash and fold",
		"Kulandaazan",
	]);
	expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
		"₹240",
		"₹69 per kg",
		"₹240",
	]);
	expect(screen.getByText("Andaazan:").closest("[lang]")?.getAttribute("lang")).toBe("hi-Latn");
	expect(screen.getByRole("link", { name: "Call karein" }).getAttribute("href")).toBe(
		"tel:+911350000000",
	);
});

test("a press puts all of it on the list, beside what is there", async () => {
	const onListed = show(total);
	await userEvent.click(screen.getByRole("button", { name: "List mein daalein" }));
	expect(onListed).toHaveBeenCalledWith(1);
	const once = readList().items;
	expect(once).toMatchObject([
		{ id: "shirt", quantity: 3 },
		{ id: "wash", measure: "kg", quantity: undefined },
	]);
	cleanup();
	show({
		...total,
		toList: { label: "Add", done: "Added", items: [{ id: "shirt", name: "Shirt" }] },
	});
	await userEvent.click(screen.getByRole("button", { name: "Add" }));
	expect(readList().items[0]).toMatchObject({ id: "shirt", quantity: 4 });
});

test("a second press adds nothing", async () => {
	const onListed = show(total, vi.fn(), true);
	await userEvent.dblClick(screen.getByRole("button", { name: "List mein hain" }));
	expect(onListed).not.toHaveBeenCalled();
	expect(readList().items).toEqual([]);
});

test("a page without the list leads to one that has it", () => {
	show(total, vi.fn(), true);
	expect(screen.getByRole("link", { name: "Your list" }).getAttribute("href")).toBe("/pricing");
});

test("an answer without rows shows its text", () => {
	show({ language: "en" });
	expect(screen.getByRole("listitem").textContent).toBe("Shirt: ₹240");
});
