/**
 * The sealed set, asked by `npm run assistant:exam`. Nobody reads it while working on the assistant: what is written to
 * these questions proves nothing. A question that somebody has read moves to the development set, and a new one is
 * written by the same recipe.
 */
import type { Families } from "../families.ts";

export const examSet: Families = { singles: {}, conversations: {} };
