/** Below a text with placeholders, what they say now. */
import type { Snapshot } from "../git-host.ts";
import {
	factsOf,
	type PlaceholderWords,
	placeholderWords,
	type ShopFacts,
} from "../placeholder-words.ts";
import { parseShop } from "../shop-texts.ts";
import { words } from "./owner-language.ts";

const noteClass = "placeholder-words";

/** @param newest the shop as it is saved, if it is known yet */
export function showPlaceholders(newest: () => Promise<Snapshot | undefined>): void {
	let isPlanned = false;
	let known: { commit: string; facts: ShopFacts | undefined } | undefined;
	async function factsNow(): Promise<ShopFacts | undefined> {
		const shop = await newest();
		// Reading the facts takes as long as a check.
		if (shop && known?.commit !== shop.commit)
			known = { commit: shop.commit, facts: factsOf(parseShop(shop)) };
		return known?.facts;
	}
	const plan = () => {
		if (isPlanned) return;
		isPlanned = true;
		requestAnimationFrame(async () => {
			isPlanned = false;
			const fields = [...textFields()];
			if (!fields.some((field) => isNoted(field) || field.value.includes("{"))) return;
			const facts = await factsNow().catch(() => undefined);
			if (facts) for (const field of fields) note(field, facts);
		});
	};
	new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
	document.addEventListener("input", plan);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields = () =>
	document.querySelectorAll<TextField>(
		"[data-key-path] :is(input:not([type]), input[type=text], textarea)",
	);

const placeOf = (field: TextField) => field.closest<HTMLElement>("[data-key-path]");
const noteIn = (place: HTMLElement | null) =>
	place?.querySelector<HTMLElement>(`:scope > .${noteClass}`);
const isNoted = (field: TextField) => Boolean(noteIn(placeOf(field)));

function note(field: TextField, { english, hindi }: ShopFacts): void {
	const place = placeOf(field);
	if (!place) return;
	const isHindi = /_hi$/.test(place.dataset.keyPath ?? "");
	const facts = isHindi ? hindi : english;
	const said =
		facts && field.value.includes("{") ? placeholderWords(field.value, facts).map(inWords) : [];
	const text = said.join("\n");
	const old = noteIn(place);
	if ((old?.textContent ?? "") === text) return;
	if (!text) {
		old?.remove();
		return;
	}
	const line = old ?? document.createElement("p");
	line.className = noteClass;
	line.lang = isHindi ? "hi" : "en";
	line.textContent = text;
	if (!old) place.append(line);
}

function inWords({ placeholder, says }: PlaceholderWords): string {
	if (typeof says === "string") return `${placeholder} · ${says}`;
	return `${placeholder} · ${says ? words.conditionMet : words.conditionNotMet}`;
}
