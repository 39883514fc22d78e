/** Words that several rooms share. */

/** Follows the words of a link, for screen readers. */
export const newTab = "(opens in a new tab)";
export const close = "Close";
export const rated = (rating: number) => `Rated ${rating} out of 5`;

export const businessHours = "Business Hours";
export const wholeWeek = "The whole week";
/** {day} is filled by the page script. */
export const todayIs = "Today, {day}";
export const everyDay = (hours: string) => `Every day, ${hours}`;
/** "Tuesdays", as in "closed on Tuesdays". */
export const everyWeek = (day: string) => `${day}s`;
/** @param days as `everyWeek` names them */
export const onDays = (days: string, hours: string) => `${days} ${hours}`;
export const closedOn = (days: string) => `closed on ${days}`;
export const specialDays = "Special days";
export const closed = "Closed";
export const fromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
