/** The price finder: categories, search, results and sharing. */

export const allItems = "सब कुछ";
export const mostAsked = "सबसे ज़्यादा पूछे गए";
export const countFromAToZ = (count: number) => `${count} आइटम, अ से ह`;
export const count = (items: number) => `${items} आइटम`;
export const categories = "रेट लिस्ट के हिस्से";

export const searchLabel = "रेट लिस्ट में खोजें";
export const searchExample = "जैसे शर्ट, रज़ाई, पर्दा...";
export const search = "खोजें";
/** For agents in the browser. */
export const toolDescription = "दुकान की रेट लिस्ट में आइटम और उनके रेट खोजता है।";
export const toolParameter = "आइटम का नाम या उसका हिस्सा, जैसे साड़ी।";

export const results = "यह मिला";
export const resultsFor = (count: number, words: string) => `“${words}”: ${count} आइटम`;
export const allResults = (count: number) => `सारे ${count} आइटम`;
/** Above items whose name does not contain the words: another name or spelling of theirs does. */
export const takenFor = (words: string) => `“${words}” से हमने यह समझा:`;
export const clear = "हटाएँ";
export const nothingFound = "इस नाम से कुछ नहीं मिला।";
export const nothingFoundText =
	"लिस्ट में नहीं है, इसका मतलब यह नहीं कि साफ़ नहीं होगा। पूछ लीजिए, या पूरी लिस्ट देखिए।";
/** In place of the results where the items could not be loaded. */
export const notLoaded = "खोज खुल नहीं पाई। इंटरनेट देख लीजिए, फिर से खोजिए।";
export const showAll = "सारे आइटम देखें";
export const askOnWhatsApp = "WhatsApp पर पूछें";

export const share = "रेट लिस्ट शेयर करें";
export const print = "प्रिंट";
export const copied = "लिंक कॉपी हो गया";
export const copyThis = "यह पता कॉपी करें:";
export const addressLabel = "रेट लिस्ट का पता";
