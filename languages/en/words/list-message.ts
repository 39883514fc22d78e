/** The WhatsApp message of the list. */

/** Said if the message does not hold all items. */
export const moreItems = (count: number) => `… and ${count} more ${count === 1 ? "item" : "items"}`;
/** That of the ticket: "2211-0940". */
export const listNumber = (number: string) => `List ${number}`;
export const estimate = (total: string, condition: string) => `Estimate: ${total} (${condition})`;
export const pickup = (time: string) => `Pickup: ${time}`;
export const dropOff = (time: string) => `I bring it: ${time}`;
export const morning = "morning";
export const evening = "evening";
export const express = "Express, please: same day if you can";
export const area = (name: string) => `Area: ${name}`;
export const note = (text: string) => `Note: ${text}`;
