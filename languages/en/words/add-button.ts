/** The + of a row with a price. */

/** What the + does, before the item's name. */
export const add = "Add ";
