/** Above the editor: the way to the site, and the language of the page. */
import { chooseLanguage, type OwnerLanguage, words } from "./owner-language.ts";

const names: Record<OwnerLanguage, string> = { en: "English", hi: "हिन्दी" };

export function addPageBar(language: OwnerLanguage): void {
	const other = language === "hi" ? "en" : "hi";
	const link = document.createElement("a");
	link.href = language === "hi" ? "/hi" : "/";
	link.target = "_blank";
	link.rel = "noopener";
	link.textContent = words.toTheSite;
	const button = document.createElement("button");
	button.type = "button";
	button.lang = other;
	button.textContent = names[other];
	button.addEventListener("click", () => chooseLanguage(other));
	document.getElementById("page-bar")?.append(link, button);
}
