/**
 * The parts of the page that React takes over: rendered at build by layouts/island.astro, asleep until
 * a visitor wants them.
 */
import type { ComponentType } from "react";
import { POPOVER_OPEN } from "../ui/popover-open.ts";
import { wakeOnUse } from "./wake-on-use.ts";

const islands = {
	assistant: async () => (await import("./assistant/assistant-chat.tsx")).AssistantChat,
	"price-finder": async () => (await import("./price-finder/price-finder.tsx")).PriceFinder,
};

export type IslandName = keyof typeof islands;

/** React and the island's own code come side by side. */
async function hydrate(root: HTMLElement): Promise<void> {
	const name = root.dataset.island as IslandName;
	const [{ hydrateIsland }, component] = await Promise.all([
		import("./hydrate-island.tsx"),
		islands[name](),
	]);
	const { text } = document.querySelector(`[data-props=${name}]`) as HTMLScriptElement;
	await hydrateIsland(root, component as ComponentType<object>, JSON.parse(text));
}

const find = (name: IslandName) => document.querySelector<HTMLElement>(`[data-island=${name}]`);

/** Who only reads and leafs through the prices never loads React; who means to search has it while they type. */
function wakePriceFinder(root: HTMLElement): void {
	const wake = wakeOnUse({
		root,
		load: () => hydrate(root),
		signs: root.querySelectorAll("form"),
	});
	// Should it not come, the address goes on choosing the sheet.
	import("./price-finder/sheet-choice.ts").then(
		({ liveCategories }) => liveCategories(root),
		() => {},
	);
	// An address with a search in it is answered at once.
	if (new URLSearchParams(location.search).has("q")) wake();
}

/** The assistant's panel opens by itself: its code comes as its button is pointed at. */
function wakeAssistant(root: HTMLElement): void {
	const panel = root.closest<HTMLElement>("[popover]");
	const button = document.querySelector(`[popovertarget="${panel?.id}"]`);
	const wake = wakeOnUse({
		root,
		load: () => hydrate(root),
		signs: button ? [button, root] : [root],
	});
	const follow = () => {
		root.toggleAttribute("data-offline", !navigator.onLine);
		if (panel?.matches(POPOVER_OPEN)) wake();
	};
	follow();
	panel?.addEventListener("toggle", follow);
	for (const change of ["online", "offline"]) addEventListener(change, follow);
}

const priceFinder = find("price-finder");
if (priceFinder) wakePriceFinder(priceFinder);
const assistant = find("assistant");
if (assistant) wakeAssistant(assistant);
