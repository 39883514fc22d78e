/** Words that several rooms share. */

/** Follows the words of a link, for screen readers. */
export const newTab = "(नए टैब में खुलेगा)";
export const close = "बंद करें";
export const rated = (rating: number) => `5 में से ${rating} रेटिंग`;

export const businessHours = "दुकान का समय";
export const wholeWeek = "पूरा हफ़्ता";
/** {day} is filled by the page script. */
export const todayIs = "आज, {day}";
export const everyDay = (hours: string) => `रोज़, ${hours}`;
/** As in "मंगलवार को बंद". */
export const everyWeek = (day: string) => day;
/** @param days as `everyWeek` names them */
export const onDays = (days: string, hours: string) => `${days} को ${hours}`;
export const closedOn = (days: string) => `${days} को बंद`;
export const specialDays = "खास दिन";
export const closed = "बंद";
export const fromTo = (opens: string, closes: string) => `${opens} से ${closes}`;
