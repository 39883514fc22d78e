/** Searching and choosing categories, as a visitor does. */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { priceFile } from "../../list/prices.ts";
import { PriceSheets } from "./price-sheets.tsx";

const item = (name: string) => ({
	id: name.toLowerCase(),
	name,
	price: { kind: "amount", text: "80", low: 8000 } as const,
});
const categories = [
	{ id: "mens", name: "Men’s", items: [item("Shirt"), item("Jacket (wool)")] },
	{ id: "home", name: "Home", items: [item("Sofa"), item("Bedsheet")] },
];

let names: Record<string, string[]>;
/** The files of the build that cannot be fetched. */
let missing: RegExp | undefined;

beforeEach(() => {
	names = { shirt: ["kamij"], sofa: ["couch", "kouc"] };
	missing = undefined;
	vi.stubGlobal("fetch", async (address: string) => {
		if (missing?.test(address)) throw new TypeError("Failed to fetch");
		const prices = priceFile(categories);
		return Response.json(address.includes("itemNames") ? names : { prices });
	});
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.resetModules();
	history.replaceState(null, "", "/pricing");
});

async function open(address = "/pricing") {
	history.replaceState(null, "", address);
	// The loaded prices last as long as the page.
	const { PriceFinder } = await import("./price-finder.tsx");
	render(
		<PriceFinder
			heading="Our Pricing"
			lede="One clear rate card."
			categories={categories}
			askHref="https://wa.me/91"
			sheets={<PriceSheets categories={categories} note="Prices depend on the fabric." />}
		/>,
	);
	const visitor = userEvent.setup();
	const field = screen.getByPlaceholderText<HTMLInputElement>("Search for a service...");
	return {
		visitor,
		field,
		async search(words: string) {
			await visitor.clear(field);
			if (words) await visitor.type(field, words);
			await visitor.click(screen.getByRole("button", { name: "Search" }));
		},
		press: (name: string) => visitor.click(screen.getByRole("button", { name })),
		choose: (name: string) => visitor.click(link(name)),
	};
}

const link = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });
const address = () => location.pathname + location.search + location.hash;
/** The names of the rows in view, each with its category where that is said. */
const rows = () => screen.queryAllByRole("term").map(({ textContent }) => textContent);
const everything = ["Bedsheet", "Jacket (wool)", "Shirt", "Sofa"];

test("a category shows its items alone, is marked, and stands in the address", async () => {
	const { choose } = await open();
	expect(rows()).toEqual(everything);
	await choose("Home");
	expect(rows()).toEqual(["Sofa", "Bedsheet"]);
	expect(link("Home").getAttribute("aria-current")).toBe("true");
	expect(link("All Items").hasAttribute("aria-current")).toBe(false);
	expect(address()).toBe("/pricing#home");
	await choose("All Items");
	expect(rows()).toEqual(everything);
	expect(address()).toBe("/pricing");
});

test("a search finds part of a name in any case and category", async () => {
	const { search } = await open();
	await search("sH");
	expect(screen.getByRole("heading", { name: "Search Results" })).toBeDefined();
	expect(rows()).toEqual(["Shirt Men’s", "Bedsheet Home"]);
	expect(screen.queryByRole("navigation", { name: "Price categories" })).toBeNull();
	expect(address()).toBe("/pricing?q=sH");
});

test("what goes by another name is found only where no name contains the words, and said", async () => {
	names = { shirt: ["kamij"], sofa: ["shirt"] };
	const { search } = await open();
	await search("kameez");
	expect(rows()).toEqual(["Shirt Men’s"]);
	expect(screen.getByText("We took “kameez” to mean:")).toBeDefined();
	await search("shirt");
	expect(rows()).toEqual(["Shirt Men’s"]);
	expect(screen.queryByText(/We took/)).toBeNull();
});

test("without the items it says so, and tries again with the next search", async () => {
	missing = /listPrices/;
	const { search } = await open();
	await search("sofa");
	expect(await screen.findByText(/The search could not be loaded/)).toBeDefined();
	expect(screen.queryByText("No matching results found.")).toBeNull();
	missing = undefined;
	await search("sof");
	await vi.waitFor(() => expect(rows()).toEqual(["Sofa Home"]));
});

test("Clear empties the field and returns to the chosen category", async () => {
	const { search, choose, press, field } = await open();
	await choose("Home");
	await search("shirt");
	expect(address()).toBe("/pricing?q=shirt#home");
	await press("Clear");
	expect(field.value).toBe("");
	expect(document.activeElement).toBe(field);
	expect(rows()).toEqual(["Sofa", "Bedsheet"]);
	expect(address()).toBe("/pricing#home");
});

test("one live region tells of all searches, of the same words again, and leads from no result to all items", async () => {
	const { search, choose, press } = await open();
	await choose("Home");
	// The second is of sharing.
	const [region] = within(screen.getByRole("region", { name: "Our Pricing" })).getAllByRole(
		"status",
	) as [HTMLElement];
	for (const words of ["spacesuit", "moonboots"]) {
		const before = region.firstElementChild;
		await search(words);
		expect(region.textContent).toBe("No matching results found.");
		expect(region.firstElementChild).not.toBe(before);
	}
	expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
	await press("Show all items");
	expect(region.textContent).toBe("");
	expect(rows()).toEqual(everything);
	expect(document.activeElement?.textContent).toBe("All Items");
	await search("sofa");
	expect(region.textContent).toBe("Search Results1 for “sofa”");
});

test.each([
	["?q=SOFA", ["Sofa Home"]],
	["#home", ["Sofa", "Bedsheet"]],
	["?q=sofa#mens", ["Sofa Home"]],
	["#main", everything],
	["#%E0%A4", everything],
])("the address %s is answered at once", async (rest, expected) => {
	await open(`/pricing${rest}`);
	await vi.waitFor(() => expect(rows()).toEqual(expected));
});

test("Back and Forward are followed, but not to the fragment of something else", async () => {
	const { choose } = await open();
	await choose("Home");
	const goTo = (address: string) =>
		act(() => {
			history.replaceState(null, "", address);
			dispatchEvent(new PopStateEvent("popstate"));
		});
	goTo("/pricing#main");
	expect(rows()).toEqual(["Sofa", "Bedsheet"]);
	goTo("/pricing?q=shirt");
	expect(rows()).toEqual(["Shirt Men’s"]);
	goTo("/pricing");
	expect(rows()).toEqual(everything);
});
