/**
 * How a part of the page says what happened in it: a small event on the document, which nobody hears
 * where analytics are off. The one file of this room that other rooms may import.
 */

export const TOLD = "shop:told";

export type Told =
	| { name: "search found nothing"; words: string }
	| { name: "assistant asked" | "assistant answered" | "assistant failed" };

export function tell(told: Told): void {
	document.dispatchEvent(new CustomEvent<Told>(TOLD, { detail: told }));
}
