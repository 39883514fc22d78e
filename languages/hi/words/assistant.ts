/** The assistant's panel. */

export const conversation = "बातचीत";
export const question = "आपका सवाल";
export const questionExample = "कुछ भी पूछिए...";
export const send = "भेजें";
export const typing = "लिख रहे हैं...";
/** Around the phone number. */
export const offlineQuestion: [before: string, after: string] = [
	"इंटरनेट नहीं है। आते ही आपका सवाल पूछ लेंगे, या फ़ोन कीजिए: ",
	"",
];

/** SPEC.md, section 8. */
export const noContent = "माफ़ कीजिए, बात समझ नहीं आई।";
export const failure = (chatHref: string) =>
	`माफ़ कीजिए, कुछ गड़बड़ हो गई। WhatsApp पर बात करना चाहेंगे? 👉 [यहाँ दबाइए](${chatHref})`;

/** The list that the chat sums. */
export const chatList = "इस बातचीत की लिस्ट";
/** @param amount "5 किलो", "2", or nothing */
export const whichOne = (amount: string) =>
	amount ? `इनमें से कौन-सा (${amount})?` : "इनमें से कौन-सा?";
/** Before a price that may be more; it comes after the sum in Hindi. */
export const from = "";
/** Below the sum, while a kind is open. */
export const withoutChoice = "जो अभी चुनना है, वह अलग";
export const reviewAndSend = "देखकर भेजें";
export const listEmpty = "लिस्ट में अब कुछ नहीं है।";

/** Shown while the code of the panel is missing. */
export const slow = "नेट धीमा है।";
export const offline = "इंटरनेट नहीं है।";
export const chatOnWhatsApp = "WhatsApp पर पूछें";
/** Between the link and the phone number. */
export const orCall = " या फ़ोन करें: ";
