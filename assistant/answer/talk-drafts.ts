/** Answers without facts, and those for which the shop's own texts are the answer. */
import { streetOf } from "../../shop/format-address.ts";
import type { Draft } from "./draft.ts";
import { passages, sentencesOf } from "./passages.ts";
import { isOfStains } from "./price-drafts.ts";
import { joined, type Voice } from "./voice.ts";

/** The shop's own words on a matter; where it says nothing, it is asked. */
export function textDraft(topic: string): (voice: Voice) => Draft {
	return (voice) => {
		const [first, ...more] = passages(voice, topic);
		if (!first) return unsureDraft(voice);
		return { points: [first], extras: more.slice(0, 2) };
	};
}

export function guaranteeDraft(voice: Voice): Draft {
	const [first] = passages(voice, "guarantee");
	if (!first) return unsureDraft(voice);
	// Asked of a stain, which may stay after a second cleaning, too.
	const isOfStain = voice.asked.acts[0] === "guarantee" && isOfStains(voice);
	const points = [first, ...(isOfStain ? [voice.say("stainMayStay")] : [])];
	return { points, after: [voice.say("refundUnsure")] };
}

export function pocketsDraft(voice: Voice): Draft {
	const points = passages(voice, "pockets").slice(0, 2);
	return { points, after: [voice.say("askFor")] };
}

/** Nothing is said to have happened: a complaint is answered by `complaintDraft`. */
export function damageDraft(voice: Voice): Draft {
	const { say } = voice;
	const [first] = passages(voice, "damage");
	const tell = say("askFor");
	return {
		points: first ? [first] : [tell],
		after: first ? [tell] : [],
	};
}

export function payDraft(voice: Voice): Draft {
	const { texts, say } = voice;
	const [first] = passages(voice, "pay");
	const ways = joined(texts.site.business.payment, voice);
	return { points: [first ?? say("payBy", { ways: texts.say(ways) })] };
}

/** The content's discounts, and nothing of others. */
export function discountDraft(voice: Voice): Draft {
	const { asked, data, say } = voice;
	const isQuoted = data.site.services.some(
		({ id, price }) => id === asked.service && price.kind === "quote",
	);
	// Whoever brings the clothes saves nothing where the way is free.
	const [topic, most] = asked.acts.includes("dropOff")
		? (["pickup", 1] as const)
		: (["discount", 2] as const);
	return {
		points: passages(voice, topic).slice(0, most),
		after: [isQuoted ? say("askForQuote") : say("discountUnsure")],
	};
}

export function privacyDraft(voice: Voice): Draft {
	return {
		points: [...passages(voice, "privacy").slice(0, 1), voice.say("privacyPlace")],
		after: [voice.say("askFor")],
	};
}

export function termsDraft({ texts, say }: Voice): Draft {
	const [first = ""] = sentencesOf(texts.site.terms.description);
	return { points: [texts.say(first), say("termsPlace")] };
}

export function aboutDraft(voice: Voice): Draft {
	const { names, texts, say } = voice;
	const { name, address } = names.business;
	const tagline = texts.say(texts.site.business.tagline);
	return {
		points: [`${name}: ${tagline}`],
		extras: [`${streetOf(address)}, ${address.city}`],
		after: [say("restUnsure")],
	};
}

export function notListedDraft({ asked, say }: Voice): Draft {
	const words = asked.unknown.join(", ");
	return {
		points: [words ? say("notListed", { words }) : say("notListedThing")],
	};
}

/** Matters that a shop with a counter alone has nothing to say about. */
const ofPickup: readonly string[] = ["pickup", "areas", "book"];

/** Offers the nearest matters by a press, or the usual ones, and the shop with the visitor's own words. */
export function unsureDraft({ asked, asks, say, names }: Voice): Draft {
	const { pickup } = names.business;
	const isOffered = (act: string): act is keyof Voice["asks"] =>
		Object.hasOwn(asks, act) && (pickup || !ofPickup.includes(act));
	const near = asked.nearest.filter(isOffered).slice(0, 3);
	const usual = (["price", pickup ? "pickup" : "address", "hours"] as const).filter(isOffered);
	const offered = near.length > 1 ? near : [...new Set([...near, ...usual])].slice(0, 3);
	const matters = offered.map((act) => asks[act].label).join(", ");
	return { points: [say("unsure", { matters })], asks: offered, actions: ["whatsapp"] };
}
