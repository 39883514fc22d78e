/** The conversation itself: greetings, thanks and nods. */
import type { Act } from "../../frame.ts";
import { likelyActs } from "./learnt/likely-acts.ts";
import type { Sentence } from "./sentence.ts";

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
				.every((concept) => /^(?:nod|not|and)$/.test(concept)),
	],
	["greeting", (s) => greets(s) || s.has("wishes")],
];

/** Greetings, thanks and nods, where nothing else is said. */
export function quietAct(sentence: Sentence): Act | undefined {
	if (sentence.unknown.length > 2) return undefined;
	const named = quiet.find(([, when]) => when(sentence))?.[0];
	const [best] = likelyActs(sentence).acts;
	const isLikely = best && best.probability > 0.6 && quiet.some(([act]) => act === best.act);
	return named ?? (isLikely ? best.act : undefined);
}
