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

/** The list that the chat sums. */
export const chatList = "List of this chat";
/** @param amount "5 kg", "2", or nothing */
export const whichOne = (amount: string) => (amount ? `Which one (${amount})?` : "Which one?");
/** Before a price that may be more. */
export const from = "from";
/** Below the sum, while a kind is open. */
export const withoutChoice = "without what is still to choose";
export const reviewAndSend = "Review and send";
export const listEmpty = "Nothing left to add up.";

/** Shown while the code of the panel is missing. */
export const slow = "The connection is slow.";
export const offline = "You are offline.";
export const chatOnWhatsApp = "Chat on WhatsApp";
/** Between the link and the phone number. */
export const orCall = " or call ";
