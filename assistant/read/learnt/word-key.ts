import { remembered } from "../remembered.ts";
import { soundOf } from "../sound.ts";

/**
 * The first four letters of a word's sound, "#" for a word with a digit. Forms ("karo", "karoge") and spellings in either
 * script share a key; so may unrelated words.
 */
export const wordKey = remembered((word) => (/\d/.test(word) ? "#" : soundOf(word).slice(0, 4)));
