/** The line at the top of every page. */

/** "Diwali, 8 November: closed" */
export const noticeOf = (name: string, dates: string, hours: string) =>
	`${name}, ${dates}: ${hours}`;
export const closed = "closed";
export const openHours = (hours: string | undefined) => hours && `open ${hours}`;
