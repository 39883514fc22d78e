import { language } from "#language/language";

/** A text, or one for each plural form of the language: https://cldr.unicode.org/index/cldr-spec/plural-rules */
export type Words = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** "{count} items" → "3 items". The value `count` chooses the plural form. @param tag of another language than the site's */
export function fill(
	words: Words,
	values: Readonly<Record<string, string | number>>,
	tag: string = language.tag,
): string {
	const plural = () => new Intl.PluralRules(tag).select(Number(values.count));
	const text = typeof words === "string" ? words : (words[plural()] ?? words.other);
	return text.replaceAll(/\{(\w+)\}/g, (written, name) => String(values[name] ?? written));
}
