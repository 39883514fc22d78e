import { language } from "#language/language";

/** A text, or one for each plural form of the language: https://cldr.unicode.org/index/cldr-spec/plural-rules */
type Words = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** "{count} items" → "3 items". The value `count` chooses the plural form. */
export function fill(words: Words, values: Readonly<Record<string, string | number>>): string {
	const text = typeof words === "string" ? words : (words[pluralOf(values.count)] ?? words.other);
	return text.replaceAll(/\{(\w+)\}/g, (written, name) => String(values[name] ?? written));
}

function pluralOf(count: string | number | undefined): Intl.LDMLPluralRule {
	return new Intl.PluralRules(language.tag).select(Number(count));
}
