/** The panel for a message by WhatsApp. */

export const reply = (daily: string, hours: string) => `${daily} जवाब देते हैं, ${hours}`;
export const close = "WhatsApp बंद करें";
export const message = "आपका मैसेज";
export const messageExample = "अपना मैसेज लिखिए...";
export const send = "WhatsApp पर भेजें";
