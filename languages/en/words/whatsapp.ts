/** The panel for a message by WhatsApp. */

export const reply = (daily: string, hours: string) => `We reply ${daily}, ${hours}`;
export const close = "Close WhatsApp panel";
export const message = "Your message";
export const messageExample = "Type your message...";
export const send = "Send on WhatsApp";
