import type { Answer } from "../answer.ts";
import { type Act, isQuiet, type Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { buttonsOf } from "./buttons.ts";
import { type Draft, write } from "./draft.ts";
import { hoursDraft, pickupTimeDraft } from "./hours-drafts.ts";
import { isPhrase } from "./languages/answer-languages.ts";
import * as order from "./order-drafts.ts";
import { entryText, sentencesWithin } from "./passages.ts";
import { careDraft, includedDraft, priceDraft, servicesDraft } from "./price-drafts.ts";
import { shortDrafts, textDraft, unsureDraft } from "./short-drafts.ts";
import * as visit from "./visit-drafts.ts";
import { type Circumstances, type Voice, voiceFor } from "./voice.ts";

/** Any other act is said by the phrase of its name, or by the shop's own words on it. */
const drafts: Partial<Record<Act, (voice: Voice) => Draft>> = {
	...shortDrafts,
	price: priceDraft,
	total: priceDraft,
	services: servicesDraft,
	care: careDraft,
	included: includedDraft,
	hours: hoursDraft,
	pickupTime: pickupTimeDraft,
	address: visit.addressDraft,
	areas: visit.areasDraft,
	pickup: visit.pickupDraft,
	book: visit.bookDraft,
	dropOff: visit.dropOffDraft,
	turnaround: visit.turnaroundDraft,
	express: visit.expressDraft,
	order: order.orderDraft,
	complaint: order.complaintDraft,
	reviews: order.reviewsDraft,
	why: order.whyDraft,
};

function draftOf(act: Act, voice: Voice): Draft {
	const write = drafts[act];
	if (write) return write(voice);
	return isPhrase(act) ? { points: [voice.say(act)] } : textDraft(voice, act);
}

/** Acts that are about things: what was not understood there may be one, or a way to pay. */
const namesUnknown: readonly string[] =
	"price total services care included turnaround express discount pay harm condition".split(" ");

/**
 * Writes the answer to a frame from the shop's data alone, in its language and within the limits. Ids that the data do
 * not have are left aside.
 */
export function writeAnswer(understood: Understood, circumstances: Circumstances): Answer {
	const days = understood.days.filter((day) => !Number.isNaN(Date.parse(day)));
	const asked = { ...understood, days };
	const voice = voiceFor(asked, circumstances);
	const acts = tellingActs(asked);
	const [main] = acts;
	const parts = acts.map((act) => draftOf(act, voice));
	const told = merged(parts);
	const passage = passageDraft(voice);
	const draft = passage ?? withRest(voice, told, main);
	// The matter that sends to WhatsApp, of several that are answered.
	const asking = told.list
		? "total"
		: (acts.find((_, place) => /whatsapp/i.test(JSON.stringify(parts[place]))) ?? main);
	const unsure = unsureDraft(voice);
	const written = write(draft);
	const said = written ?? write(unsure) ?? { text: voice.say("help") };
	const act = written && !passage ? asking : undefined;
	return {
		language: asked.language,
		acts: [...new Set([...acts, ...asked.acts.filter((act) => act === "unsure")])],
		...said,
		...buttonsOf(voice, written ? draft : unsure, said.text, act),
	};
}

/** The answer to one act. */
const toldWith: Partial<Record<Act, readonly Act[]>> = {
	complaint: [
		"damage",
		"estimate",
		"guarantee",
		"order",
		"whatsapp",
		"pay",
		"express",
		"turnaround",
	],
	express: ["pay"],
	order: ["complaint", "book"],
	pickupTime: ["hours"],
};

/**
 * A greeting before a question wants no answer of its own. Beside prices and other matters, what is not listed is asked
 * about by its name; where it is the matter itself, nothing beside it says that the shop cleans it.
 */
function tellingActs({
	acts,
	areas,
	items,
	changes,
	category,
	service,
}: Understood): [Act, ...Act[]] {
	const [first = "unsure"] = acts;
	const isPriced =
		items.length + changes.length > 0 && (acts.includes("price") || acts.includes("total"));
	const isNamed = items.length > 0 || category !== undefined || service !== undefined;
	const untold: readonly Act[] =
		first === "notListed" && !isPriced ? ["care", "services", "included"] : ["notListed"];
	// A sum says that it is an estimate.
	const summed: readonly Act[] = isPriced && acts.includes("total") ? ["estimate"] : [];
	// The shop's promise of an area is said of its pickup.
	const pickup: readonly Act[] = acts.includes("areas") && areas.length > 0 ? ["pickup"] : [];
	const idle = [...untold, ...summed, ...pickup];
	const isMenu = (act: Act) =>
		(act === "price" && !isNamed && acts.includes("unsure")) ||
		(/^(?:care|price|turnaround)$/.test(act) &&
			acts.some((one) => one === "separate" || one === "works" || one === "weight"));
	const isIdle = (act: Act) => isQuiet(act) || idle.includes(act) || isMenu(act);
	const [main = first, ...others] = [...new Set(acts)].filter((act) => !isIdle(act));
	const told = toldWith[main] ?? [];
	return [main, ...others.filter((act) => !told.includes(act))];
}

/** The first draft whole, and of each other its table or its first line. A menu says nothing beside another answer. */
function merged(drafts: readonly Draft[]): Draft {
	const telling = drafts.filter(({ isMenu }) => !isMenu);
	const [main = {}, ...others] = telling.length > 0 ? telling : drafts.slice(0, 1);
	const tables = telling.filter(({ rows = [] }) => rows.length > 0);
	const table = tables.find(({ list }) => list) ?? tables[0];
	const lines = others
		.filter((other) => !tables.includes(other))
		.map(({ lead, points: [point] = [] }) => point ?? lead ?? "");
	const common = { ...main, actions: [main, ...others].flatMap(({ actions = [] }) => actions) };
	if (!table || table === main) return { ...common, points: [...(main.points ?? []), ...lines] };
	const { rows, total, toList, list } = table;
	const [first, ...more] = [main.lead ?? "", ...(main.points ?? [])].filter(Boolean);
	return {
		...common,
		rows,
		total,
		toList,
		list,
		lead: first,
		points: [...more, ...(table.points ?? []), ...lines],
		after: [...(table.after ?? []), ...(main.after ?? [])],
	};
}

/** The shop's written answer to the question. */
function passageDraft(voice: Voice): Draft | undefined {
	const text = sentencesWithin(entryText(voice, voice.asked.passage ?? ""), limits.answerCap);
	return text === "" ? undefined : { points: [text], actions: ["whatsapp"] };
}

/** Names what was not understood, so that nobody takes the answer for the whole. */
function withRest(voice: Voice, draft: Draft, main: Act): Draft {
	const { asked, say } = voice;
	const isUnsure = asked.acts.includes("unsure") && !/^(?:complaint|order)$/.test(main);
	if (!namesUnknown.includes(main) && !isUnsure) return draft;
	const words = asked.unknown.join(", ");
	// If nothing can be named, only a sum must not pass for the whole.
	const isUnsaid =
		(asked.isPartial && main === "total") || (asked.acts.includes("unsure") && main !== "unsure");
	const rest = words ? [say("unknownWords", { words })] : isUnsaid ? [say("restUnsure")] : [];
	return { ...draft, after: (draft.after ?? []).toSpliced(1, 0, ...rest) };
}
