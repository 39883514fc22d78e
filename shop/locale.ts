/** The language and the money of the site, by their codes. */
import { language as current } from "#language/language";

/** BCP 47: how texts are read aloud, sorted and numbers grouped. */
export const language = current.tag;
/** ISO 4217 */
export const currency = "INR";
