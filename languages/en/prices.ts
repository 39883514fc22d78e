/** Prices in English. */
import type { Price } from "../../shop/price.ts";

type Sum = Exclude<Price, { kind: "quote" }>;

/** "starts @" */
export const beforeSum = (price: Sum) => (price.kind === "from" ? price.opening : undefined);

/** "per kg" */
export const afterSum = ({ unit }: Sum) => (unit ? `per ${unit}` : undefined);

/** A price without a sum. */
export const onQuote = (text: string) => text;
