/**
 * The rate card's free texts as numbers that can be added up. What cannot be read for certain ("2 for
 * 100", "80 for cotton") counts as a price on quote: an estimate had better leave it out than be wrong.
 */
import { splitPrice } from "../ui/split-price.ts";
import { type Measure, measureOf } from "./measure.ts";

/** A price in paise for one piece, kilogram or unit of area. */
export interface PriceReading {
	/** Absent where the price is told on asking. */
	low?: number;
	/** The upper end of a range. */
	high?: number;
	/** "starts @", "from": it may be more. */
	open?: true;
	measure?: Measure;
}

const opens =
	/^(?:price )?(?:starts?|starting|from|minimum|at least)(?: (?:at|from))?(?: ?@)?(?: rs\.?)?$/;
/** Above ten million rupees a slip of the pen is likelier than a price. Paise. */
const MOST = 1_000_000_000;

const plain = /^(?:@|rs\.?|only)?$/;
const unit =
	/^(?:\/-)?\s*(\+|onwards?)?\s*(?:(?:per|\/|an?)\s*([^\d%+]+?)|each|only)?\s*(\+|onwards?)?$/;

/** Reads a price text: "80", "starts @ 150", "250-400", "69 per kg", "Contact us for a quote". */
export function readPrice(text: string): PriceReading {
	const { before, after, sums } = splitPrice(text.replaceAll(/\s+/g, " "));
	const [low, high] = sums.map((rupees) => Math.round(rupees * 100)).sort((a, b) => a - b);
	const words = before.toLowerCase();
	const open = opens.test(words);
	const tail = unit.exec(after.toLowerCase());
	if (!low || (high ?? low) > MOST || !tail || !(open || plain.test(words))) return {};
	const [, more, per = "", moreAfter] = tail;
	const measure = measureOf(per.trim());
	return {
		low,
		...(high && high > low && { high }),
		...((open || more || moreAfter) && { open: true }),
		...(measure && { measure }),
	};
}
