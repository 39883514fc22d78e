/**
 * The page's links to its other languages: they keep search and category, and the choice is remembered, so that
 * who comes back to a page in another language is offered the page in theirs. Nobody is moved.
 */

const KEY = "language";

document.addEventListener("click", ({ target }) => {
	const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
	if (!link) return;
	link.search = location.search;
	link.hash = location.hash;
	try {
		localStorage.setItem(KEY, link.hreflang);
	} catch {
		// Storage is blocked: the choice holds for this page.
	}
});

function offerChosenLanguage(): void {
	// Within the site, links stay in their language.
	if (document.referrer.startsWith(location.origin)) return;
	try {
		const chosen = localStorage.getItem(KEY);
		for (const offer of document.querySelectorAll<HTMLElement>(".language-offer"))
			offer.hidden = offer.querySelector("a")?.hreflang !== chosen;
	} catch {
		// Storage is blocked: there is no choice.
	}
}

offerChosenLanguage();
