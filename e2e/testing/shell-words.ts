import * as english from "../../languages/en/words/shell.ts";
import * as hindi from "../../languages/hi/words/shell.ts";
import { languages } from "../../languages/languages.ts";

const words = { en: english, hi: hindi };

/** What the header, the footer and the dock say in the language of a page. */
export function shellWords(path: string): typeof english | typeof hindi {
	const language = languages.find(({ path: prefix }) => prefix && isBelow(path, prefix));
	return words[language?.id ?? "en"];
}

function isBelow(path: string, prefix: string): boolean {
	return path === prefix || path.startsWith(`${prefix}/`);
}
