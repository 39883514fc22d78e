import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Price } from "../../../shop/types.ts";
import { type PriceFile, priceFile } from "../../list/prices.ts";
import { readList, useIsOpen } from "../../list/store.ts";
import { AssistantChat } from "./assistant-chat.tsx";
import {
	type Conversation,
	type ConversationEvent,
	conversationReducer,
	remember,
} from "./conversation.ts";

const rupees = (low: number) => ({ kind: "amount" as const, text: `${low / 100}`, low });
const perKg: Price = { ...rupees(6900), unit: "kg", measure: "kg" };
const items = [
	{ id: "shirt", name: "Shirt", price: rupees(8000) },
	{ id: "cotton", name: "Cotton saree", price: rupees(15_000) },
	{ id: "silk", name: "Silk saree", price: rupees(25_000) },
	{ id: "wash", name: "Wash and fold", price: perKg },
];
const prices: PriceFile = priceFile([{ id: "clothes", name: "Clothes", items }]);

const answer: AnswerParts = { language: "hinglish", lang: "hi-Latn" };
const priced: AnswerParts = {
	...answer,
	before: "Rate:",
	rows: [{ id: "shirt", name: "Shirt", price: "₹80" }],
	toList: {
		...{ label: "List mein daalein", done: "List mein hain" },
		items: [
			{ id: "shirt", name: "Shirt", quantity: 1 },
			{ id: "wash", name: "Wash and fold", measure: "kg" },
		],
	},
	actions: [{ label: "Call karein", href: "tel:+911350000000" }],
};

/** Opens the chat with these answers, and questions, as it remembers them. */
function show(...said: (AnswerParts | string)[]) {
	const events = said.flatMap((one): ConversationEvent[] =>
		typeof one === "string"
			? [{ type: "asked", question: one }]
			: [
					{ type: "asked", question: "?" },
					{ type: "answered", answer: { text: "- Shirt: ₹240", parts: one } },
				],
	);
	remember(events.reduce(conversationReducer, [] as Conversation));
	render(
		<AssistantChat
			greeting="Namaste"
			suggestions={[]}
			baseUrl=""
			bearer="public"
			model="any"
			chatHref="https://wa.me/91"
			phone="+91 135 000 0000"
			listHref="/pricing"
		/>,
	);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
	localStorage.clear();
	// Nothing else is in reach: what is asked stays without an answer.
	vi.stubGlobal("fetch", async (address: string) => {
		if (!address.includes("listPrices")) throw new TypeError("Failed to fetch");
		return Response.json({ prices });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("prices stand in rows, in the answer's language, and go on the list by a press, once", async () => {
	show(priced);
	expect(screen.getByRole("row").textContent).toBe("Shirt₹80");
	expect(screen.getByText("Rate:").closest("[lang]")?.getAttribute("lang")).toBe("hi-Latn");
	const call = screen.getByRole("link", { name: "Call karein" });
	expect(call.getAttribute("href")).toBe("tel:+911350000000");
	expect(screen.queryByRole("link", { name: "Review and send" })).toBeNull();
	await press("List mein daalein");
	await press("List mein hain");
	expect(readList().items).toMatchObject([
		{ id: "shirt", quantity: 1 },
		{ id: "wash", measure: "kg", quantity: undefined },
	]);
	const link = screen.getByRole("link", { name: "Review and send" });
	expect(link.getAttribute("href")).toBe("/pricing#list");
});

describe("the chat's list", () => {
	const note = "andaazan";
	const summed = (changes: NonNullable<AnswerParts["list"]>["changes"], isSummed = true) => ({
		...answer,
		rows: [{ id: "shirt", name: "Shirt", price: "₹240" }],
		list: { changes, isSummed, note },
	});
	const begun = summed([
		{ does: "set", ids: ["shirt"], quantity: 3 },
		{ does: "set", ids: ["cotton", "silk"], quantity: 2 },
	]);
	const total = async () => (await screen.findByText(/^Total, /)).parentElement?.textContent;

	test("is summed as presses leave it, and a kind is chosen", async () => {
		show(begun);
		expect(await total()).toContain("₹240");
		await press("One Shirt more");
		expect(await total()).toMatch(/₹320without .* · andaazan$/);
		await press(/^Silk saree/);
		expect(document.activeElement?.getAttribute("aria-label")).toBe("One Silk saree more");
		expect(await total()).toContain("₹820");
		expect(screen.queryByText(/^Which one/)).toBeNull();
		await userEvent.clear(screen.getByLabelText("Pieces of Silk saree"));
		await userEvent.type(screen.getByLabelText("Pieces of Silk saree"), "1{Enter}");
		expect(await total()).toContain("₹570");
	});

	test("enters the visitor's own list by a press alone, and replaces what it put there", async () => {
		const page = document.body.appendChild(document.createElement("div"));
		page.className = "list-status";
		const { result: isOpen } = renderHook(useIsOpen);
		show(
			summed([
				{ does: "set", ids: ["shirt"], quantity: 3 },
				{ does: "set", ids: ["wash"] },
			]),
		);
		await total();
		expect(readList().items).toEqual([]);
		await press("Review and send");
		expect(isOpen.current).toBe(true);
		expect(readList().items).toMatchObject([{ id: "shirt", quantity: 3 }, { id: "wash" }]);
		await press("Remove Wash and fold");
		await press("One Shirt fewer");
		await press("Review and send");
		expect(readList().items).toMatchObject([{ id: "shirt", quantity: 2 }]);
		page.remove();
	});

	test("is not summed where a word was not understood, until the visitor sets it", async () => {
		show(begun, summed([], false));
		expect(await screen.findByRole("button", { name: "One Shirt more" })).toBeTruthy();
		expect(screen.queryByText(/^Total, /)).toBeNull();
		await press("One Shirt more");
		expect(await total()).toContain("₹320");
	});

	test("that is emptied says so", async () => {
		show(summed([{ does: "set", ids: ["shirt"], quantity: 1 }]));
		await total();
		await press("Remove Shirt");
		expect(document.activeElement?.textContent).toBe("Nothing left to add up.");
		expect(screen.queryByRole("link", { name: "Review and send" })).toBeNull();
	});

	test("without prices is the answer's table", async () => {
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
		show(begun);
		expect(screen.getByRole("row").textContent).toBe("Shirt₹240");
	});
});

test("questions to press are asked in their words, and go once something was asked", async () => {
	show({ ...priced, asks: [{ label: "5 aur dekhein", question: "aur" }] });
	await press("5 aur dekhein");
	expect(screen.getByText("aur")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "5 aur dekhein" })).toBeNull();
});

test("an answer without rows shows its text, and WhatsApp as a button of its own look", () => {
	const href = "https://wa.me/91?text=Hello";
	show({ ...answer, actions: [{ label: "WhatsApp par poochein", href }] });
	expect(screen.getByRole("listitem").textContent).toBe("Shirt: ₹240");
	const link = screen.getByRole<HTMLAnchorElement>("link");
	expect([link.href, link.className]).toEqual([href, expect.stringContaining("is-whatsapp")]);
});
