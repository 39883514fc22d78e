/** The buttons under an answer. */
import { mapLinks } from "../../content/format-address.ts";
import type { Answer, AnswerAction } from "../answer.ts";
import { chatLink } from "../chat-link.ts";
import type { ActionName, Draft } from "./draft.ts";
import type { Voice } from "./voice.ts";

export function buttonsOf(
	voice: Voice,
	{ rows = [], toList = [], actions = [] }: Draft,
): Pick<Answer, "toList" | "actions"> {
	const items = toList.flatMap(({ id, quantity }) => {
		const item = voice.card.items.get(id);
		if (!item) return [];
		const measure = item.price.kind === "quote" ? undefined : item.price.measure;
		return [{ id, name: item.name, ...(measure && { measure }), ...(quantity && { quantity }) }];
	});
	// Three shirts are three, three kilograms one.
	const pieces = items.reduce(
		(sum, { quantity = 1, measure }) => sum + (measure === undefined ? Math.ceil(quantity) : 1),
		0,
	);
	const { say } = voice;
	// A saree may be one of three and stays off the list: the label then names what goes on it.
	const isAllShown = rows.every(({ id }) => items.some((item) => item.id === id));
	const named = items.map(({ name }) => name).join(", ");
	const words = isAllShown
		? { label: say.addToList(pieces), done: say.onList(pieces) }
		: { label: say.addNamed(named), done: say.namedOnList(named) };
	return {
		...(items.length > 0 && { toList: { ...words, items } }),
		...(actions.length > 0 && { actions: actions.map((name) => actionOf(voice, name)) }),
	};
}

function actionOf({ say, data, names }: Voice, name: ActionName): AnswerAction {
	const { business } = data.site;
	// The maps service knows the shop by its name and address in the first language.
	const maps = mapLinks(business);
	const href = {
		call: `tel:${business.phone.replaceAll(/[^+\d]/g, "")}`,
		whatsapp: chatLink(names, "contactUs"),
		directions: maps.directions,
		writeReview: maps.writeReview,
	}[name];
	return { label: say.buttons[name], href };
}
