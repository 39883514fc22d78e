/** Washing by weight, asked about without its name. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { askedItem, leaveOut } from "./asked-item.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Reading } from "./reading.ts";
import type { ReadSentence } from "./sentences.ts";

/** Their clothes of every day go by weight. */
const children = / (?:kids?|child\w*|bach\w*|bab(?:y|ies)) /;

/** "5 kg clothes and a blanket", "ek kambal aur 5 kilo kapde": not the things that weigh so much. */
const isBeside =
	/ num unit-kg clothes and (?:my )?(?:num )?(?:unit-\S+ )?thing | thing and (?:my )?num unit-kg clothes /;

const people = / (?:boys?|girls?|students?|la[dr]k\w+|bach?ch?\w+|inmates|residents) /;

/** "Dry clean nahi, paani se dhulwana hai". */
export const wantsOnlyWashing = ({ text, has }: Reading) =>
	declinesDryCleaning(text) && has("wash");

/** "Kilo ke hisab se", "5 kg kapde": what is priced by weight, where no such thing is named. */
export function weighed(
	{ sentence, found }: ReadSentence,
	{ index }: Knowledge,
): AskedItem | undefined {
	// "PG, 25 boys": their clothes.
	const isOfMany =
		sentence.has("bulk", "institution", "house") &&
		people.test(sentence.text) &&
		found.items.every(({ group }) => !group.hasHead);
	const isByWeight =
		sentence.has("perkg", "everyday") ||
		wantsOnlyWashing(sentence) ||
		isOfMany ||
		(sentence.has("clothes") && children.test(sentence.text) && found.items.length === 0) ||
		(found.unit === "kg" && (found.items.length === 0 || isBeside.test(sentence.line)));
	const rates = index.measured("kg").slice(0, frameLimits.alternatives);
	const rest = leaveOut(rates, (id) => index.isNamedBy(id, found.without));
	// "Iron vala rate per kilo"
	const kinds = found.loose.filter((word) => word === "iron" || word === "fold");
	const ids = leaveOut(rest, (id) => !kinds.every((word) => index.item(id)?.words.has(word)));
	if (!isByWeight || ids.length === 0) return undefined;
	return askedItem(ids, found.unit === "kg" ? found.quantity : undefined);
}
