import { language } from "#language/language";
import { shell } from "#language/words.json";
import { addressIn, type Language } from "../../languages/languages.ts";

export interface LanguageLinksProps {
	/** The site's languages. */
	languages: readonly Language[];
	/** The page's address in the first language. */
	original: string;
}

/** The page in its other languages, for the header. The page script keeps search and category. */
export function LanguageLinks({ languages, original }: LanguageLinksProps) {
	return languages
		.filter(({ id }) => id !== language.id)
		.map((other) => (
			<a
				key={other.id}
				className="grid min-h-11 min-w-11 flex-none place-items-center px-[0.2rem] text-[min(0.9375rem,4vw)] font-[600] whitespace-nowrap text-forest no-underline"
				{...linkTo(other, original)}
			>
				{other.name}
			</a>
		));
}

/** All languages by name, the page's own marked; nothing where there is one. */
export function LanguageList({ languages: all, original }: LanguageLinksProps) {
	if (all.length < 2) return null;
	return (
		<nav aria-label={shell.languages} className="flex gap-5">
			{all.map((one) => (
				<a
					key={one.id}
					className="grid min-h-11 min-w-11 items-center text-inherit no-underline aria-[current]:font-[600] aria-[current]:[box-shadow:inset_0_-2px_currentcolor]"
					{...linkTo(one, original)}
					aria-current={one.id === language.id ? "true" : undefined}
				>
					{one.name}
				</a>
			))}
		</nav>
	);
}

function linkTo(to: Language, original: string) {
	return { href: addressIn(to, original), hrefLang: to.tag, lang: to.tag };
}
