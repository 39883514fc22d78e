/** The visitor's list: its rows, bar and dialog. */

export const yourList = "आपकी लिस्ट";
export const review = "देखें";
export const items = (count: number) => `${count} आइटम`;
export const isEmptyNow = "लिस्ट खाली है";
export const notLoaded = "लिस्ट खुल नहीं पाई। इंटरनेट देख लीजिए, फिर + दबाइए।";

/** Behind what the + of a row does, with the amount where it is known: "लिस्ट में डालें: शर्ट, लिस्ट में 2". */
export const onYourList = (amount: string) => `, लिस्ट में ${amount || "है"}`;

export const oneFewer = (name: string) => `एक कम करें: ${name}`;
export const oneMore = (name: string) => `एक और लें: ${name}`;
/** Of a measured item. */
export const less = (name: string) => `कम करें: ${name}`;
export const more = (name: string) => `बढ़ाएँ: ${name}`;
export const remove = (name: string) => `हटाएँ: ${name}`;
/** Names the field of a quantity: "कितने पीस: शर्ट". */
export const amountOf = (label: string, name: string) => `${label}: ${name}`;

export const nothingYet = "लिस्ट अभी खाली है। रेट के पास + दबाइए, यहाँ आ जाएगा।";
export const sameAsLastTime = "पिछली बार वाला ही?";
export const takeAgain = "वही लें";
export const forget = "रहने दें";
export const notKept = "यह ब्राउज़र लिस्ट याद नहीं रखता: पेज छोड़ने से पहले भेज दीजिए।";
export const removed = (name: string) => `लिस्ट से हटाया: ${name}`;
export const cleared = "लिस्ट खाली है।";
export const undo = "वापस लाएँ";
export const clear = "लिस्ट खाली करें";

/** Before the estimate. */
export const total = (items: string) => `कुल, ${items}`;

/** An open estimate: it may be more. */
export const from = (sum: string) => `${sum} से`;
export const measuredLater = (count: number) => `${count} नापकर`;
export const onQuote = (count: number) => `${count} का रेट पूछकर`;
export const withExpress = "एक्सप्रेस सर्विस";

export const checkFirst = (label: string) => `पहले यह देखिए: ${label}`;
export const leftOut = (count: number) => `एक मैसेज में इतना नहीं आता: आखिर के ${count} आइटम रह गए हैं।`;
/** Before the shop's number. */
export const toWhatsApp = "WhatsApp नंबर";
export const send = "WhatsApp पर भेजें";
export const sent = "मैसेज WhatsApp में आ गया है: वहाँ “भेजें” दबाइए।";
export const copy = "कॉपी करें";
export const copied = "कॉपी हो गया";
/** Said if the browser does not let the page copy. */
export const copyThis = "यह मैसेज कॉपी करें:";
