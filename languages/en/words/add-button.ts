/** The + of a row with a price. */

/** Spoken label of the +, before the item's name. */
export const add = "Add ";
