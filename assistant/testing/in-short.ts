/** A conversation as the reader understands it, short enough for a table of tests. */
import type { Understood } from "../frame.ts";
import { understand } from "../read/understand.ts";
import { sampleShopData } from "./sample-shop-data.ts";

/** Friday, noon. */
export const now = new Date("2026-11-20T06:30:00Z");

/** "A › B › C": C after A and B. */
export function ask(conversation: string): Understood {
	const turns = conversation.split(" › ");
	const history = turns.slice(0, -1).map((content) => ({ role: "user" as const, content }));
	return understand(turns.at(-1) ?? "", { data: sampleShopData, history, now });
}

/** "mens-shirt×2 mens-pants×1"; a question mark follows where the counts are not certain. */
export function listInShort(conversation: string): string {
	const { items, isUncertain } = ask(conversation);
	const things = items.map(
		({ ids, quantity }) => `${ids[0]}${quantity === undefined ? "" : `×${quantity}`}`,
	);
	return [...things, ...(isUncertain ? ["?"] : [])].join(" ");
}

/** Acts and things: "price mens-shirt×2". */
export function inShort(conversation: string): string {
	const { acts } = ask(conversation);
	return `${acts.join("+")} ${listInShort(conversation).replace(/ ?\?$/, "")}`.trim();
}
