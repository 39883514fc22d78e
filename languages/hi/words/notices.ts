/** The line at the top of every page. */

/** "दिवाली, 8 नवंबर: बंद" */
export const noticeOf = (name: string, dates: string, hours: string) =>
	`${name}, ${dates}: ${hours}`;
export const closed = "बंद";
export const openHours = (hours: string | undefined) => hours && `समय ${hours}`;
