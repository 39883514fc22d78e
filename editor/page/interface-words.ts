/** Words of the editor's own buttons and messages: its American English, with ours in its place. */
import { interfaceWords as english } from "../../languages/en/words/editor-interface.ts";
import { interfaceWords as hindi } from "../../languages/hi/words/editor-interface.ts";
import { ownerLanguage } from "./owner-language.ts";

interface Texts {
	readonly [name: string]: string | Texts;
}

/** The editor's package passes its texts through it: scripts/slim-editor.ts. */
export function withOurWords(texts: Texts): Texts {
	return withWords(texts, ownerLanguage() === "hi" ? hindi : english, "");
}

/** @param own by the places of its texts: "saving_entry.error.title" */
function withWords(texts: Texts, own: Readonly<Record<string, string>>, place: string): Texts {
	const named = Object.entries(texts).map(([name, text]) => {
		const here = place + name;
		const inner = typeof text === "string" ? text : withWords(text, own, `${here}.`);
		return [name, own[here] ?? inner];
	});
	return Object.fromEntries(named) as Texts;
}
