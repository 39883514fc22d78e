import en from "../../languages/en/words.json" with { type: "json" };
import hi from "../../languages/hi/words.json" with { type: "json" };
import { languages } from "../../languages/languages.ts";

const words = { en: en.shell, hi: hi.shell };

/** What the header, the footer and the dock say in the language of a page. */
export function shellWords(path: string): typeof en.shell {
	const language = languages.find(({ path: prefix }) => prefix && isBelow(path, prefix));
	return words[language?.id ?? "en"];
}

function isBelow(path: string, prefix: string): boolean {
	return path === prefix || path.startsWith(`${prefix}/`);
}
