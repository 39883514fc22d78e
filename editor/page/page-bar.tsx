/** Above the editor: the way to the site, and the language of the page. */
import { createRoot } from "react-dom/client";
import { chooseLanguage, type OwnerLanguage, words } from "./owner-language.ts";

const names: Record<OwnerLanguage, string> = { en: "English", hi: "हिन्दी" };

export function addPageBar(language: OwnerLanguage): void {
	const place = document.getElementById("page-bar");
	if (!place) return;
	const other = language === "hi" ? "en" : "hi";
	createRoot(place).render(
		<>
			<a href={language === "hi" ? "/hi" : "/"} target="_blank" rel="noopener">
				{words.toTheSite}
			</a>
			<button type="button" lang={other} onClick={() => chooseLanguage(other)}>
				{names[other]}
			</button>
		</>,
	);
}
