/** The visitor's list: its rows, bar and dialog. */

export const yourList = "Your list";
export const review = "Review";
export const items = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;
export const isEmptyNow = "Your list is empty";
export const notLoaded = "The list could not be loaded. Check your connection, then press + again.";

/** Behind what the + of a row does, with the amount where it is known: "Add Shirt, 2 on your list". */
export const onYourList = (amount: string) => `, ${amount && `${amount} `}on your list`;

export const oneFewer = (name: string) => `One ${name} fewer`;
export const oneMore = (name: string) => `One ${name} more`;
/** Of a measured item. */
export const less = (name: string) => `Less ${name}`;
export const more = (name: string) => `More ${name}`;
export const remove = (name: string) => `Remove ${name}`;
/** Names the field of a quantity: "Pieces of Shirt". */
export const amountOf = (label: string, name: string) => `${label} of ${name}`;

export const nothingYet = "Your list is empty. Press + beside a price to add an item.";
export const sameAsLastTime = "Same as last time?";
export const takeAgain = "Take it again";
export const forget = "Forget it";
export const notKept = "This browser does not keep your list: send it before you leave the page.";
export const removed = (name: string) => `${name} is off the list.`;
export const cleared = "The list is empty.";
export const undo = "Undo";
export const clear = "Clear the list";

/** Before the estimate. */
export const total = (items: string) => `Total, ${items}`;

/** An open estimate: it may be more. */
export const from = (sum: string) => `from ${sum}`;
export const measuredLater = (count: number) => `${count} to be measured`;
export const onQuote = (count: number) => `${count} on quote`;
export const withExpress = "express service";

export const checkFirst = (label: string) => `Check first: ${label}`;
export const leftOut = (count: number) =>
	`Too long for one message: the last ${count === 1 ? "item is" : `${count} items are`} left out.`;
/** Before the shop's number. */
export const toWhatsApp = "To WhatsApp";
export const send = "Send on WhatsApp";
export const sent = "WhatsApp has your message: press send there.";
export const copy = "Copy";
export const copied = "Copied";
/** Said if the browser does not let the page copy. */
export const copyThis = "Copy this message:";
