/** What the editor's own buttons and messages say: its British English, with ours in its place. */
import english from "@sveltia/cms/locales/en-GB.json";
import { words } from "./owner-language.ts";

type Texts = Readonly<Record<string, unknown>>;

/** @param own by the places of its texts: "saving_entry.error.title" */
function withWords(texts: Texts, own: Texts, place = ""): Texts {
	const names = Object.entries(texts).map(([name, text]) => {
		const here = `${place}${name}`;
		const inner = isTexts(text) ? withWords(text, own, `${here}.`) : text;
		return [name, own[here] ?? inner] as const;
	});
	return Object.fromEntries(names);
}

const isTexts = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** The editor imports it in place of its file. */
export default withWords(english as Texts, words.interfaceWords);
