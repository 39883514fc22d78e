/**
 * The shop's content, checked: the one door to the JSON files for pages, server and scripts.
 * A fault in a file stops the build here, with a sentence for each.
 */
import analytics from "./analytics.json" with { type: "json" };
import assistant from "./assistant.json" with { type: "json" };
import business from "./business.json" with { type: "json" };
import careLabels from "./care-labels.json" with { type: "json" };
import { parseContent } from "./check.ts";
import faq from "./faq.json" with { type: "json" };
import features from "./features.json" with { type: "json" };
import keywordPages from "./keyword-pages.json" with { type: "json" };
import landingPages from "./landing-pages.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import pages from "./pages.json" with { type: "json" };
import prices from "./prices.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import reviews from "./reviews.json" with { type: "json" };
import services from "./services.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import testimonials from "./testimonials.json" with { type: "json" };

export const shop = parseContent({
	business,
	services,
	features,
	testimonials,
	reviews,
	faq,
	terms,
	privacy,
	messages,
	assistant,
	analytics,
	prices,
	pages,
	"care-labels": careLabels,
	"landing-pages": landingPages,
	"keyword-pages": keywordPages,
});
