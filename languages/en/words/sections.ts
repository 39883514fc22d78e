/** Parts of two screens or more. */

export const ourServices = "Our Services";
export const whyChooseUs = "Why Choose Us";
export const bookViaWhatsApp = "Book Now via WhatsApp";
export const askOnWhatsApp = "Ask on WhatsApp";
/** These follow a button's words, for screen readers. */
export const onWhatsApp = " on WhatsApp";
export const forService = (service: string) => ` for ${service} on WhatsApp`;

export const checkArea = "Check";
export const bookPickup = "Book a pickup";

/** Unfolds the rest of a text. */
export const readOn = "Read on";
export const whatItCosts = "What it costs";
export const wholePriceList = "See the whole price list";
export const howItWorks = "How it works";
export const relatedPages = "Related pages";
export const youMayNeed = "You may also need";

/** Ends a review that is cut. */
export const more = "more";
export const review = "Review";
export const closeReview = "Close review";
/** Follows the reviewer's name, for screen readers. */
export const readReview = "(read the whole review)";
export const ownerReply = "Owner Reply:";
export const noReviews = "No reviews available at the moment. Check back later!";
export const fromReviews = (count: number) => `from ${count} Google reviews`;
/** The writer of a keyword page's quotations. */
export const customer = "Customer";
