/** The sheet to print for the counter. */
export const heading = "For the counter";
export const printIt = "Two sheets for the counter: print this page, and put up what you need.";
export const scanForPrices = "Scan for all prices";
export const scanToWrite = "Scan to write to us on WhatsApp";
export const openHours = (daily: string, hours: string) => `Open ${daily}, ${hours}`;
