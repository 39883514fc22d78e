/** What several rooms say. */

/** Follows the words of a link, for screen readers. */
export const newTab = "(नए टैब में खुलेगा)";
export const close = "बंद करें";
export const rated = (rating: number) => `5 में से ${rating} रेटिंग`;

export const businessHours = "दुकान का समय";
export const specialDays = "खास दिन";
export const closed = "बंद";
export const fromTo = (opens: string, closes: string) => `${opens} से ${closes}`;
