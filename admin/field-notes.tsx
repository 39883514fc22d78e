/** Beside a field: what the check says of it, and what the placeholders of its text say now. */
import { isInLanguages } from "../shop/pick.ts";
import { useProblems, useStore } from "./draft-store.ts";
import { valueAt } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { inFieldWords } from "./names.ts";
import { placeholderWords } from "./placeholder-words.ts";
import { Button, look } from "./ui.tsx";

/** A placeholder can be put in where a fact is written by hand. */
export function Problems({ place }: { place: string }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const problems = useProblems(place);
	if (problems.length === 0) return null;
	const putIn = (byHand: string, placeholder: string) => {
		const text = valueAt(store.values, place);
		const written = (own: unknown) => String(own).replace(byHand, () => placeholder);
		store.set(place, isInLanguages(text) ? { ...text, en: written(text.en) } : written(text));
	};
	return (
		<div className={look.wrong} id={`${place}-problem`}>
			{problems.map(({ message, byHand }) => (
				<p key={message}>
					{inFieldWords(message, place, language)}
					{byHand?.placeholders.map((placeholder) => (
						<Button key={placeholder} kind="small" onPress={() => putIn(byHand.text, placeholder)}>
							{say("putIn", placeholder)}
						</Button>
					))}
				</p>
			))}
		</div>
	);
}

export function Placeholders({ text, language }: { text: string; language: "en" | "hi" }) {
	const say = useWords();
	const store = useStore();
	const facts = text.includes("{") && store.facts[language];
	if (!facts) return null;
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
