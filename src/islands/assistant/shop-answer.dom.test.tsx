import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnswerParts } from "../../../assistant/answer.ts";
import { readList, useIsOpen } from "../../list/store.ts";
import type { ChatEntry } from "./conversation.ts";
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
		review: "Dekhkar bhejein",
		items: [
			{ id: "shirt", name: "Shirt", quantity: 3 },
			{ id: "wash", name: "Wash and fold", measure: "kg" },
		],
	},
	actions: [{ label: "Call karein", href: "tel:+911350000000" }],
};

const onAsk = vi.fn();

function show(parts: AnswerParts, onListed = vi.fn(), isListed = false, later: ChatEntry[] = []) {
	render(
		<MessageList
			greeting="Namaste"
			suggestions={[]}
			conversation={[
				{ sender: "user", text: "3 shirt aur kilo ke kapde" },
				{ sender: "bot", text: "- Shirt: ₹240", parts, isListed },
				...later,
			]}
			online
			phone="+91 135 000 0000"
			listHref="/pricing"
			onAsk={onAsk}
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
		toList: {
			label: "Add",
			done: "Added",
			review: "Send",
			items: [{ id: "shirt", name: "Shirt" }],
		},
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

describe("what is on the list is reviewed and sent", () => {
	test("on a page that has the list, in its dialog", async () => {
		const page = document.body.appendChild(document.createElement("div"));
		page.className = "list-status";
		const { result: isOpen } = renderHook(useIsOpen);
		show(total, vi.fn(), true);
		await userEvent.click(screen.getByRole("button", { name: "Dekhkar bhejein" }));
		expect(isOpen.current).toBe(true);
		page.remove();
	});

	test("on another page, by a link to one that has it", () => {
		show(total, vi.fn(), true);
		const link = screen.getByRole("link", { name: "Dekhkar bhejein" });
		expect(link.getAttribute("href")).toBe("/pricing");
	});

	test("not before it is there", () => {
		show(total);
		expect(screen.queryByText("Dekhkar bhejein")).toBeNull();
	});
});

describe("a list that goes on", () => {
	const parts: AnswerParts = { ...total, more: { label: "5 aur dekhein", question: "aur" } };

	test("asks for its next prices by a press", async () => {
		show(parts);
		await userEvent.click(screen.getByRole("button", { name: "5 aur dekhein" }));
		expect(onAsk).toHaveBeenCalledWith("aur");
	});

	test("does so no more once something else was asked", () => {
		show(parts, vi.fn(), false, [{ sender: "user", text: "aur" }]);
		expect(screen.queryByRole("button", { name: "5 aur dekhein" })).toBeNull();
	});
});

test("WhatsApp is one button of its own look", () => {
	const actions = [{ label: "WhatsApp par poochein", href: "https://wa.me/91?text=Hello" }];
	show({ language: "hinglish", actions });
	const links = screen.getAllByRole("link");
	expect(
		links.map((link) => [link.className.includes("is-whatsapp"), link.getAttribute("href")]),
	).toEqual([[true, "https://wa.me/91?text=Hello"]]);
});

test("an answer without rows shows its text", () => {
	show({ language: "en" });
	expect(screen.getByRole("listitem").textContent).toBe("Shirt: ₹240");
});
