import type { Frame, Understood } from "../../assistant/frame.ts";

/**
 * A provider's reading with what the shop's own reader knows: the language, and how a thing is called that is not on the
 * list. Undefined where the provider denies what the other finds named: a thing of the rate card, an area.
 */
export function understoodBy(read: Frame, own: Understood): Understood | undefined {
	const isNotListed = read.acts.includes("notListed");
	const deniesItem = isNotListed && own.items.length > 0 && !own.acts.includes("notListed");
	const deniesArea = read.isElsewhere && own.areas.length > 0 && !own.isElsewhere;
	if (deniesItem || deniesArea) return undefined;
	return { ...read, language: own.language, unknown: isNotListed ? own.unknown : [] };
}
