/** Has the types fail where a language lacks a word that English has, or has one more. */
type Widened<Word> = Word extends string
	? string
	: Word extends (...parts: infer Parts) => infer Said
		? (...parts: Parts) => Widened<Said>
		: Word extends object
			? { readonly [Name in keyof Word]: Widened<Word[Name]> }
			: Word;

type Same<
	English,
	Other extends Widened<English> & Record<Exclude<keyof Other, keyof English>, never>,
> = Other;

export type SameWords = [
	Same<typeof import("./en/hours.ts"), typeof import("./hi/hours.ts")>,
	Same<typeof import("./en/prices.ts"), typeof import("./hi/prices.ts")>,
	Same<typeof import("./en/relative-time.ts"), typeof import("./hi/relative-time.ts")>,
	Same<typeof import("./en/no-break.ts"), typeof import("./hi/no-break.ts")>,
	Same<typeof import("./en/words/add-button.ts"), typeof import("./hi/words/add-button.ts")>,
	Same<typeof import("./en/words/assistant.ts"), typeof import("./hi/words/assistant.ts")>,
	Same<typeof import("./en/words/list.ts"), typeof import("./hi/words/list.ts")>,
	Same<typeof import("./en/words/list-message.ts"), typeof import("./hi/words/list-message.ts")>,
	Same<typeof import("./en/words/measure.ts"), typeof import("./hi/words/measure.ts")>,
	Same<typeof import("./en/words/pages.ts"), typeof import("./hi/words/pages.ts")>,
	Same<typeof import("./en/words/pickup.ts"), typeof import("./hi/words/pickup.ts")>,
	Same<typeof import("./en/words/pricing.ts"), typeof import("./hi/words/pricing.ts")>,
	Same<typeof import("./en/words/ready.ts"), typeof import("./hi/words/ready.ts")>,
	Same<typeof import("./en/words/screens.ts"), typeof import("./hi/words/screens.ts")>,
	Same<typeof import("./en/words/sections.ts"), typeof import("./hi/words/sections.ts")>,
	Same<typeof import("./en/words/shell.ts"), typeof import("./hi/words/shell.ts")>,
	Same<typeof import("./en/words/ticket.ts"), typeof import("./hi/words/ticket.ts")>,
	Same<typeof import("./en/words/ui.ts"), typeof import("./hi/words/ui.ts")>,
	Same<typeof import("./en/words/whatsapp.ts"), typeof import("./hi/words/whatsapp.ts")>,
];
