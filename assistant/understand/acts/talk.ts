/** The conversation itself: the assistant, a person, greetings, and what is not the shop's matter. */
import type { Act } from "../../frame.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";
import { someoneComes } from "./visits.ts";

/** "Hi" within a sentence is the Hindi particle. */
function greets({ pieces, words }: Sentence): boolean {
	return pieces.some(
		({ meaning, from, to }) =>
			meaning === "greeting" && (from === 0 || words.slice(from, to).join(" ") !== "hi"),
	);
}

const quiet: readonly [Act, (s: Sentence) => boolean][] = [
	["thanks", (s) => s.has("thanks")],
	[
		"help",
		(s) =>
			s.has("help") ||
			s.line
				.trim()
				.split(" ")
				.every((concept) => concept === "nod" || concept === "not"),
	],
	["greeting", (s) => greets(s) || s.has("wishes")],
];

/** Greetings, thanks and nods, where nothing else is said. */
export function quietAct(sentence: Sentence): Act | undefined {
	const isShort = sentence.unknown.length < 3;
	return isShort ? quiet.find(([, when]) => when(sentence))?.[0] : undefined;
}

export const hostile: Rule = {
	act: "beyond",
	alone: true,
	when: (s) => s.has("hostile"),
};

export const unsaid: Rule = {
	act: "unsure",
	when: (s) =>
		// "He tried surf on the stain" asks about the stain.
		(s.has("unsaid") && !(s.has("stain") && s.hasThing)) ||
		(s.has("cancel") && s.has("price", "money", "free", "included", "howmuch")),
	over: [
		"price",
		"pickup",
		"services",
		"care",
		"book",
		"pay",
		"total",
		"discount",
		"eco",
		"expert",
		"order",
		"beyond",
		"phone",
		"hours",
		"included",
		"pickupTime",
		"turnaround",
		"complaint",
		"damage",
	],
};

export const person: Rule = {
	act: "person",
	when: (s) => s.has("person") && !s.has("bot", "institution") && !/ number /.test(s.text),
	over: ["phone", "contact", "aboutShop", "help", "services", "price"],
};

export const assistant: Rule = {
	act: "assistant",
	when: (s) => s.has("bot") && !s.has("handover"),
	over: ["aboutShop", "help", "services", "price", "greeting", "why"],
};

/** The weather alone; beside a pickup or clothes it is only told. */
const asksWeather = (s: Sentence) =>
	s.has("weather") &&
	!s.hasThing &&
	!s.has("clothes", "wash", "clean", "dryclean", "howlong", "late", "ready", "getback", "order") &&
	!s.has("open", "close", "shop", "price", "stain", "express", "keep", "if") &&
	!/ (?:long\w*|der|sukh\w*|dry\w*|take|bhig\w*|wet|vet|gil[aei]) | (?:me|mein) $/.test(s.text) &&
	!someoneComes(s);

export const beyond: Rule = {
	act: "beyond",
	when: (s) =>
		(s.has("beyond") && !s.hasThing && !s.has("ready", "express") && !someoneComes(s)) ||
		/ (?:vant to sel|sel my|do you sel|you buy|bechn[aei]|becht[aei]|bechog\w*) /.test(s.text) ||
		asksWeather(s),
	over: ["price", "services", "care", "discount", "address", "total"],
};
