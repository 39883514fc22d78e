/** What several rooms say. */

/** Follows the words of a link, for screen readers. */
export const newTab = "(opens in a new tab)";
export const close = "Close";
export const rated = (rating: number) => `Rated ${rating} out of 5`;

export const businessHours = "Business Hours";
export const specialDays = "Special days";
export const closed = "Closed";
export const fromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
