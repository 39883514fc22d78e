/** The time at which the things on the list are ready. */

/** With a pickup day, before "ready by …". */
export const pickedUp = "Picked up then,";
export const rest = "For the rest, we tell you at pickup.";
export const expressUntil = (time: string) => `Express: back the same day if we have it by ${time}`;
export const expressAsk = "Express: ask us for the latest hour";
