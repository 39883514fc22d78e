/** The list written on a ticket, before it is sent. */

export const yourTicket = "Your ticket";
export const checkAndSend = "Check and send";
export const changeList = "Change the list";

/** Before the number, for screen readers. */
export const listNumber = "List number";
export const sayNumber = "Say this number at pickup. The shop has not confirmed it yet.";
export const sentBefore = "Sent before, at today’s prices.";

export const pickup = "Pickup";
export const ready = "Ready";
/** Where no time is promised. */
export const readyLater = "We tell you at pickup.";
export const note = "Note";
/** In place of a price. */
export const onQuote = "on quote";

export const savePicture = "Save as picture";
export const saved = "The picture is saved.";
export const shared = "The picture is passed on.";
export const notSaved = "The picture could not be made. A screenshot does as well.";
