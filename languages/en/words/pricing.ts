/** The price finder: categories, search, results and sharing. */

export const allItems = "All Items";
export const mostAsked = "Most asked";
export const countFromAToZ = (count: number) => `${count} items, A to Z`;
export const count = (items: number) => `${items} items`;
export const categories = "Price categories";

export const searchLabel = "Search for a service";
export const searchExample = "Search for a service...";
export const search = "Search";
/** For agents in the browser. */
export const toolDescription = "Finds items and prices on the shop's rate card.";
export const toolParameter = "Part of an item's name, such as saree.";

export const results = "Search Results";
export const resultsFor = (count: number, words: string) => `${count} for “${words}”`;
export const allResults = (count: number) => `All ${count} items`;
/** Above items whose name does not contain the words: another name or spelling of theirs does. */
export const takenFor = (words: string) => `We took “${words}” to mean:`;
export const clear = "Clear";
export const nothingFound = "No matching results found.";
export const nothingFoundText =
	"Not on the list does not mean we cannot clean it. Ask us, or look through everything.";
/** In place of the results where the items could not be loaded. */
export const notLoaded =
	"The search could not be loaded. Check your connection, then search again.";
export const showAll = "Show all items";
export const askOnWhatsApp = "Ask on WhatsApp";

export const share = "Share price list";
export const print = "Print";
export const copied = "Link copied";
export const copyThis = "Copy this address:";
export const addressLabel = "Address of the price list";
