/** What somebody says that they do not want. */
import type { Act } from "../../frame.ts";
import type { Sentence } from "./sentence.ts";

/** Concepts that are acts, too. */
const declinable = [
	"whatsapp",
	"phone",
	"email",
	"discount",
	"express",
	"person",
	"pickup",
] as const;
const notBefore = / (?:not|no|without|vithout|bina|skip) (?:\S+ ){0,3}$/;
const notAfter = /^ (?:\S+ )?(?:nahi|mat|ke bina) /;

/** "Whatsapp nahi, phone", "no discount, just the price": of several acts the others are meant. */
export function actsDeclined({ pieces, words }: Sentence): Act[] {
	return pieces.flatMap(({ meaning, from, to }) => {
		const act = declinable.find((one) => one === meaning);
		const isDeclined =
			notBefore.test(` ${words.slice(Math.max(0, from - 5), from).join(" ")} `) ||
			notAfter.test(` ${words.slice(to, to + 3).join(" ")} `);
		return act && isDeclined ? [act] : [];
	});
}
