import { siteLanguages } from "../../shop/read-content.ts";
import { routes } from "../../src/site-map.ts";

/** What a first visit may load, in kilobytes of 1,024 bytes, as Lighthouse counts them, over the wire. */
export interface WeightBudget {
	/** The page itself with its CSS, inline scripts and drawings; without the answer's headers. */
	html: number;
	/** Script files, and the page's inline scripts as Brotli makes them. */
	scripts: number;
	fonts: number;
	/**
	 * All that came until the network was quiet, the visitor not having scrolled; without the pictures
	 * below the first view, of which each browser fetches as many ahead as it likes.
	 */
	all: number;
	/** How many answers that was. */
	requests: number;
}

/**
 * Limits of a first visit on a phone, a little above what pages take. What decides is bench/, with the
 * network applied (docs/decisions.md).
 */
export function weightBudgetOf(path: string): WeightBudget {
	const language = siteLanguages.find((one) => one.path && `${path}/`.startsWith(`${one.path}/`));
	const original = language ? path.slice(language.path.length) || routes.home : path;
	const isPricing = original === routes.pricing;
	return {
		// Devanagari takes three bytes a letter. The same page differs by some 50 bytes between checkouts: Astro
		// puts the folder's path into the ids of its islands. The policy, half a kilobyte, stood in a header before.
		html: language ? 29 : 27,
		scripts: 7.5,
		// A further script has a display face of its own.
		fonts: language ? 40 : 30,
		all: original === routes.home ? 100 : isPricing ? 150 : language ? 90 : 80,
		// Services has nine thumbnails in the first view, of some 2 KB each, Home four; other pages one picture.
		requests:
			original === routes.services ? 16 : original === routes.home ? 12 : language ? 11 : 10,
	};
}
