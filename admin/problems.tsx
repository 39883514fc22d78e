/** Beside a field: what the check says of it, and what the placeholders of its text say now. */
import { isInLanguages } from "../shop/pick.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { useLanguage, useWords } from "./language.ts";
import { inFieldWords } from "./names.ts";
import { placeholderWords } from "./placeholder-words.ts";
import { look } from "./ui.tsx";

/** A placeholder can be put in where a fact is written by hand. */
export function Problems({ place }: { place: string }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const problems = useDraft(() => store.problemsAt(place));
	if (!problems) return null;
	const putIn = (byHand: string, placeholder: string) => {
		const text = store.valueAt(place);
		const written = (own: unknown) => String(own).replace(byHand, () => placeholder);
		store.set(place, isInLanguages(text) ? { ...text, en: written(text.en) } : written(text));
	};
	return (
		<div className={look.wrong} id={`${place}-problem`}>
			{problems.map(({ message, byHand }) => (
				<p key={message}>
					{inFieldWords(message, place, language)}
					{byHand?.placeholders.map((placeholder) => (
						<button
							key={placeholder}
							type="button"
							className={look.small}
							onClick={() => putIn(byHand.text, placeholder)}
						>
							{say("putIn", placeholder)}
						</button>
					))}
				</p>
			))}
		</div>
	);
}

export function Placeholders({ text, language }: { text: string; language: "en" | "hi" }) {
	const say = useWords();
	const facts = useStore().facts[language];
	if (!facts || !text.includes("{")) return null;
	return (
		<ul className="mt-1 text-sm text-green-deep" lang={language}>
			{[...placeholderWords(text, facts)].map(([placeholder, says]) => (
				<li key={placeholder}>
					{placeholder} · {typeof says === "string" ? says : say(says ? "shownNow" : "notShownNow")}
				</li>
			))}
		</ul>
	);
}
