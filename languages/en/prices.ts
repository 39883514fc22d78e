/** Prices in English. */
import type { Sum } from "../../shop/price.ts";

/** "starts @" */
export const beforeSum = (price: Sum) => (price.kind === "from" ? price.opening : undefined);

/** "per kg", "for 2", "per kg (at least 3 kg)", "(GST extra)" */
export function afterSum({ unit, pack, least, note }: Sum): string | undefined {
	const asides = [least && `at least ${least}${unit ? ` ${unit}` : ""}`, note].filter(Boolean);
	return (
		[
			pack && `for ${pack}`,
			unit && `${/^\d/.test(unit) ? "for" : "per"} ${unit}`,
			asides.length > 0 && `(${asides.join(", ")})`,
		]
			.filter(Boolean)
			.join(" ") || undefined
	);
}

/** A price without a sum. */
export const onQuote = (text: string) => text;

export const free: string = "Free";
