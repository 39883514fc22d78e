/** Answers of a line or two: phrases, and the shop's own words on a matter. */
import { directoryName, shownAccounts, streetOf } from "../../shop/format-address.ts";
import type { Act } from "../frame.ts";
import { limits } from "../limits.ts";
import type { Draft } from "./draft.ts";
import { weekLines } from "./hours-drafts.ts";
import { thingPrices } from "./item-prices.ts";
import { passages, questionOn, sentencesOf, sentencesWithin } from "./passages.ts";
import { careDraft } from "./price-drafts.ts";
import { askedThings } from "./rate-card.ts";
import { joined, type Voice } from "./voice.ts";

/** By the act that they answer. */
export const shortDrafts: Partial<Record<Act, (voice: Voice) => Draft>> = {
	phone: (voice) => ({
		points: [voice.say("phone")],
		extras: [...otherPhones(voice), ...weekLines(voice)],
	}),
	whatsapp: ({ say }) => ({ points: [say("whatsappNumber")] }),
	email: ({ say, names }) => ({
		points: names.business.email
			? [say("email")]
			: [say("noEmail"), say("chatLabel"), say("phoneLabel")],
	}),
	contact(voice) {
		const { say, names } = voice;
		const email = names.business.email ? [say("emailLabel")] : [];
		const points = [say("phoneLabel"), ...otherPhones(voice), say("chatLabel"), ...email];
		return { points, actions: ["directions"] };
	},
	social({ say, names }) {
		const { socialMedia, directoryLink } = names.business;
		const links = shownAccounts(socialMedia).map(({ name, url }) => `[${name}](${url})`);
		if (directoryLink) links.push(`[${directoryName(directoryLink)}](${directoryLink})`);
		return { points: links.length > 0 ? links : [say("noSocial")] };
	},
	feedback: ({ say }) => ({ points: [say("feedback")], actions: ["writeReview"] }),
	guarantee(voice) {
		const [first] = passages(voice, "guarantee");
		if (!first) return unsureDraft(voice);
		return { points: [first], after: [voice.say("refundUnsure")] };
	},
	minimum: (voice) => ({
		points: [[voice.say("minimum"), ...questionOn(voice, "minimum").slice(0, 1)].join(" ")],
		actions: ["whatsapp"],
	}),
	/** Beside the prices of the thing that is asked about. */
	works(voice) {
		const { points: [lead] = [], after } = textDraft(voice, "works");
		const { rows = [], toList } = thingPrices(voice, askedThings(voice));
		return rows.length > 0 && rows.length < 3
			? { lead, rows, toList }
			: { points: [lead ?? ""], after };
	},
	pockets: (voice) => ({
		points: passages(voice, "pockets").slice(0, 2),
		after: [voice.say("askFor")],
	}),
	condition: (voice) => (voice.asked.service ? careDraft(voice) : textDraft(voice, "condition")),
	pay(voice) {
		const { texts, say } = voice;
		const ways = joined(texts.site.business.payment, voice);
		return { points: [passages(voice, "pay")[0] ?? say("payBy", { ways: texts.say(ways) })] };
	},
	/** The content's discounts, and nothing of others. */
	discount: (voice) => ({
		points: passages(voice, "discount").slice(0, 1),
		after: [voice.say("discountUnsure")],
	}),
	privacy: (voice) => ({
		points: [...passages(voice, "privacy").slice(0, 1), voice.say("privacyPlace")],
		after: [voice.say("askFor")],
	}),
	terms({ texts, say }) {
		const [first = ""] = sentencesOf(texts.site.terms.description);
		return { points: [texts.say(first), say("termsPlace")] };
	},
	aboutShop({ names, texts, say }) {
		const { name, address } = names.business;
		return {
			points: [`${name}: ${texts.say(texts.site.business.tagline)}`],
			extras: [`${streetOf(address)}, ${address.city}`],
			after: [say("restUnsure")],
		};
	},
	notListed({ asked: { unknown, isOtherWork }, say }) {
		const named = isOtherWork ? "notListedWork" : "notListed";
		const name = unknown.length > 0 ? named : "notListedThing";
		return { points: [say(name, { words: unknown.join(", ") })] };
	},
	unsure: unsureDraft,
};

function otherPhones({ names }: Voice): string[] {
	return (names.business.otherPhones ?? []).map(({ name, number }) => `${name}: ${number}`);
}

/** The shop's answer to the question, else its own words on the matter; where it says nothing, it is asked. */
export function textDraft(voice: Voice, topic: string): Draft {
	const written = sentencesWithin(questionOn(voice, topic), limits.answerCap);
	if (written) return { points: [written] };
	const [first] = passages(voice, topic);
	return first ? { points: [first], after: [voice.say("askFor")] } : unsureDraft(voice);
}

/** Matters that a shop with a counter alone has nothing to say about. */
const ofPickup: readonly string[] = ["pickup", "areas", "book"];

/** Offers the nearest matters by a press, or the usual ones, and the shop with the visitor's own words. */
export function unsureDraft({ asked, asks, say, names }: Voice): Draft {
	const { pickup } = names.business;
	const isOffered = (act: string): act is keyof Voice["asks"] =>
		Object.hasOwn(asks, act) && (pickup || !ofPickup.includes(act));
	const near = asked.nearest.filter(isOffered);
	const usual = near.length > 1 ? [] : ["price", pickup ? "pickup" : "address", "hours"];
	const offered = new Set([...near, ...usual.filter(isOffered)]);
	return { points: [say("unsure")], asks: [...offered].slice(0, 3), actions: ["whatsapp"] };
}
