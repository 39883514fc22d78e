/** Beside a field: what the check says of it, and how a text with placeholders reads now. */
import { fillText, PlaceholderError } from "../shop/facts/placeholders.ts";
import { isInLanguages } from "../shop/pick.ts";
import { useProblems, useStore } from "./draft-store.ts";
import type { FormSchema } from "./form-schema.ts";
import { valueAt } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { inFieldWords } from "./names.ts";
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
						<Button key={placeholder} kind="small" onClick={() => putIn(byHand.text, placeholder)}>
							{say("putIn", placeholder)}
						</Button>
					))}
				</p>
			))}
		</div>
	);
}

interface FilledProps {
	schema: FormSchema;
	text: string;
	language: "en" | "hi";
}

/** A text whose placeholders the check refuses is not shown. */
export function Filled({ schema, text, language }: FilledProps) {
	const say = useWords();
	const { facts } = useStore();
	if (!text.includes("{") || !facts[language]) return null;
	try {
		const filled = fillText(text, facts[language], schema.filledLater);
		return (
			<p className="mt-1 text-sm text-green-deep">
				{say("readsNow")} <span lang={language}>{filled.trim() || "–"}</span>
			</p>
		);
	} catch (error) {
		if (error instanceof PlaceholderError) return null;
		throw error;
	}
}
