/** The id of the list's dialog: the bar's button opens it, the script fills it. */
export const DIALOG = "your-list";
/** The id of the template that each row's stepper is copied from. */
export const STEPPER = "item-stepper";
