/** The visitor's list: its rows, bar and dialog. */

export const yourList = "Your list";
export const review = "Review";
export const items = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;
export const isEmptyNow = "Your list is empty";
export const notLoaded = "The list could not be loaded. Check your connection, then press + again.";

export const oneFewer = (name: string) => `One ${name} fewer`;
export const oneMore = (name: string) => `One ${name} more`;
/** Of a measured item. */
export const less = (name: string) => `Less ${name}`;
export const more = (name: string) => `More ${name}`;
export const remove = (name: string) => `Remove ${name}`;
/** Names the field of a quantity: "Pieces of Shirt". */
export const amountOf = (label: string, name: string) => `${label} of ${name}`;
export const howMany = (unit: string, unknown: string) =>
	`How many ${unit}? Left open, it is ${unknown}.`;

export const nothingYet = "Your list is empty. Press + beside a price to add an item.";
export const sameAsLastTime = "Same as last time?";
export const takeAgain = "Take it again";
export const forget = "Forget it";
export const notKept = "This browser does not keep your list: send it before you leave the page.";
export const removed = (name: string) => `${name} is off the list.`;
export const cleared = "The list is empty.";
export const undo = "Undo";
export const clear = "Clear the list";

/** An open estimate: it may be more. */
export const from = (sum: string) => `from ${sum}`;
export const measuredLater = (count: number) => `${count} to be measured`;
export const onQuote = (count: number) => `${count} on quote`;
export const withExpress = "express service";
export const priceLater = "The shop will tell you the price";

export const checkFirst = (label: string) => `Check first: ${label}`;
export const leftOut = (count: number) =>
	`Too long for one message: the last ${count === 1 ? "item is" : `${count} items are`} left out.`;
export const send = "Send on WhatsApp";
export const sent = "WhatsApp has your message: press send there.";
