/** The ticket of a list that was sent. */

export const yourTicket = "Your ticket";
export const changeList = "Change the list";

/** Before the number, for screen readers. */
export const listNumber = "List number";
export const sayNumber = "Say this number at pickup. The shop has not confirmed it yet.";
export const sentBefore = "Sent before, at today’s prices.";

export const pickup = "Pickup";
/** For a counter without pickup. */
export const dropOff = "You bring it";
export const readyAtCounter = "We tell you at the counter.";
export const sayAtCounter = "Say this number at the counter. The shop has not confirmed it yet.";
export const ready = "Ready";
/** Said if no time is promised. */
export const readyLater = "We tell you at pickup.";
export const note = "Note";
/** In place of a price. */
export const onQuote = "on quote";
