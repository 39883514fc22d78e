/** The id of the list's dialog: the bar's button opens it, the script fills it. */
export const DIALOG = "your-list";
/** What the browser's storage calls the list. */
export const KEY = "list";
