/** The language and the money of the site, by their codes. */

/** BCP 47: how texts are read aloud, sorted and numbers grouped. */
export const language = "en-IN";
/** ISO 4217 */
export const currency = "INR";
