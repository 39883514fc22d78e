/** The assistant's panel. */

export const conversation = "Conversation";
export const question = "Your question";
export const questionExample = "Ask me anything...";
export const send = "Send";
export const typing = "Typing...";
/** Around the phone number. */
export const offlineQuestion: [before: string, after: string] = [
	"You are offline. Your question will be asked when you are back online, or call ",
	".",
];

/** SPEC.md, section 8. */
export const noContent = "Sorry, I didn’t catch that.";
export const failure = (chatHref: string) =>
	`I'm sorry, something went wrong. Would you like to chat with us on WhatsApp? 👉 [Click here](${chatHref})`;

/** Shown while the code of the panel is missing. */
export const slow = "The connection is slow.";
export const offline = "You are offline.";
export const chatOnWhatsApp = "Chat on WhatsApp";
/** Between the link and the phone number. */
export const orCall = " or call ";
