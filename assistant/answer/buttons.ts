/** The buttons under an answer. */

import { mapLinks } from "../../shop/format-address.ts";
import { phoneLink } from "../../shop/format-phone.ts";
import { whatsappLink } from "../../shop/format-whatsapp.ts";
import type { Answer, AnswerAction } from "../answer.ts";
import type { Act } from "../frame.ts";
import type { ActionName, Draft } from "./draft.ts";
import { messageOf } from "./message.ts";
import type { Voice } from "./voice.ts";

/** @param act the matter of the WhatsApp button; undefined where the visitor's words must say it */
export function buttonsOf(
	voice: Voice,
	draft: Draft,
	text: string,
	act: Act | undefined,
): Pick<Answer, "toList" | "asks" | "actions"> {
	const { rows = [], toList = [], more = 0, asks = [] } = draft;
	const items = toList.map(({ item: { id, name, measure }, quantity }) => ({
		...{ id, name },
		...(measure && { measure }),
		...(quantity && { quantity }),
	}));
	const { say } = voice;
	// A saree may be one of three and stays off the list: the label then names what goes on it.
	const isAllShown = rows.every(({ id }) => items.some((item) => item.id === id));
	const which = isAllShown ? (items.length === 1 ? "One" : "All") : "Named";
	const slots = { count: items.length, names: items.map(({ name }) => name).join(", ") };
	const words = { label: say(`add${which}`, slots), done: say(`onList${which}`, slots) };
	const questions = [
		...(more > 0 ? [{ label: say("showMore", { count: more }), question: say("more") }] : []),
		...asks.map((act) => voice.asks[act]),
	];
	const { business } = voice.data.site;
	const { label, text: message } = messageOf(voice, act, draft);
	// The maps service knows the shop by its name and address in the first language.
	const { directions, writeReview, place } = mapLinks(business);
	const links: Record<ActionName, AnswerAction> = {
		whatsapp: { label, href: whatsappLink(business.whatsapp, message) },
		call: { label: say("buttonCall"), href: phoneLink(business.phone) },
		directions: { label: say("buttonDirections"), href: directions },
		writeReview: { label: say("buttonWriteReview"), href: writeReview ?? place },
	};
	// A sentence that names WhatsApp or the phone has its button below it.
	const actions = new Set<ActionName>([
		...(text.includes("WhatsApp") ? (["whatsapp"] as const) : []),
		...(text.includes(business.phone) ? (["call"] as const) : []),
		...(draft.actions ?? []),
	]);
	return {
		...(items.length > 0 && { toList: { ...words, items } }),
		...(questions.length > 0 && { asks: questions }),
		...(actions.size > 0 && { actions: [...actions].map((name) => links[name]) }),
	};
}
