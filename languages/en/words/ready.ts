/** The time at which the things on the list are ready. */

/** With a pickup day, before "ready by …". */
export const pickedUp = "Picked up then,";
export const rest = "For the rest, we tell you at pickup.";
/** The same for a counter without pickup. */
export const brought = "Brought then,";
export const restAtCounter = "For the rest, we tell you at the counter.";
export const expressUntil = (time: string) => `Express: back the same day if we have it by ${time}`;
export const expressAsk = "Express: ask us for the latest hour";
