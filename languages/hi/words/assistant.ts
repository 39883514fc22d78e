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

/** Shown while the code of the panel is missing. */
export const slow = "नेट धीमा है।";
export const offline = "इंटरनेट नहीं है।";
export const chatOnWhatsApp = "WhatsApp पर पूछें";
/** Between the link and the phone number. */
export const orCall = " या फ़ोन करें: ";
