/** Parts of two screens or more. */

export const ourServices = "हमारी सर्विस";
export const whyChooseUs = "हम ही क्यों?";
export const bookViaWhatsApp = "WhatsApp पर बुक करें";
export const askOnWhatsApp = "WhatsApp पर पूछें";
/** These follow a button's words, for screen readers. */
export const onWhatsApp = " (WhatsApp पर)";
export const forService = (service: string) => ` (${service}, WhatsApp पर)`;

export const checkArea = "देखें";
export const bookPickup = "पिकअप बुक करें";

/** Unfolds the rest of a text. */
export const readOn = "आगे पढ़ें";
export const whatItCosts = "क्या रेट है";
export const wholePriceList = "पूरी रेट लिस्ट देखिए";
export const howItWorks = "काम कैसे होता है";
export const relatedPages = "मिलते-जुलते पेज";
export const youMayNeed = "ये भी काम आएँगे";

/** Ends a review that is cut. */
export const more = "पूरा पढ़ें";
export const review = "रिव्यू";
export const closeReview = "रिव्यू बंद करें";
/** Follows the reviewer's name, for screen readers. */
export const readReview = "(पूरा रिव्यू पढ़ें)";
export const ownerReply = "दुकान का जवाब:";
export const noReviews = "अभी कोई रिव्यू नहीं है। फिर आकर देखिए!";
export const fromReviews = (count: number) => `Google पर ${count} रिव्यू से`;
/** The writer of a keyword page's quotations. */
export const customer = "ग्राहक";
