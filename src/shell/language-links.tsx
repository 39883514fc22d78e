import { language } from "#language/language";
import { languages } from "#language/words/shell";
import { addressIn } from "../../languages/address.ts";
import type { Language } from "../../languages/languages.ts";
import "./language-links.css";

export interface LanguageLinksProps {
	/** The site's languages. */
	languages: readonly Language[];
	/** The page's address in the first language. */
	original: string;
}

/** The page in its other languages, for the header. language-choice.ts keeps search and category. */
export function LanguageLinks({ languages, original }: LanguageLinksProps) {
	return othersIn(languages).map((other) => (
		<a key={other.id} className="language-link" {...linkTo(other, original)}>
			{other.name}
		</a>
	));
}

/** All languages by name, the page's own marked; nothing where there is one. */
export function LanguageList({ languages: all, original }: LanguageLinksProps) {
	if (all.length < 2) return null;
	return (
		<nav aria-label={languages} className="language-list">
			{all.map((one) => (
				<a
					key={one.id}
					{...linkTo(one, original)}
					aria-current={one.id === language.id ? "true" : undefined}
				>
					{one.name}
				</a>
			))}
		</nav>
	);
}

/** Shown to who chose another language on an earlier visit: language-choice.ts. */
export function LanguageOffers({ languages, original }: LanguageLinksProps) {
	return othersIn(languages).map((other) => (
		<p key={other.id} className="language-offer" hidden>
			<a {...linkTo(other, original)}>{other.offer}</a>
		</p>
	));
}

function othersIn(languages: readonly Language[]): Language[] {
	return languages.filter(({ id }) => id !== language.id);
}

function linkTo(to: Language, original: string) {
	return { href: addressIn(to, original), hrefLang: to.tag, lang: to.tag };
}
