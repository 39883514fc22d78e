/** The WhatsApp message of the list. */

/** Said if the message does not hold all items. */
export const moreItems = (count: number) => `… और ${count} आइटम`;
/** That of the ticket: "2211-0940". */
export const listNumber = (number: string) => `लिस्ट ${number}`;
export const estimate = (total: string, condition: string) => `कुल: ${total} (${condition})`;
export const pickup = (time: string) => `पिकअप: ${time}`;
export const dropOff = (time: string) => `दुकान पर लाऊँगा/लाऊँगी: ${time}`;
export const morning = "सुबह";
export const evening = "शाम";
export const express = "एक्सप्रेस: हो सके तो उसी दिन";
export const area = (name: string) => `इलाका: ${name}`;
export const note = (text: string) => `और: ${text}`;
