/** Words of the owner's editor at /admin besides the names of its fields. */

export const toTheSite = "वेबसाइट";

export const seeIt = "देख लें";
export const preparing = "पेज बन रहा है…";
export const previewOf = (page: string) => `पेज कैसा दिखेगा: ${page}`;
export const noPreview = "पेज नहीं बन पाया।";
/** Said if the host builds the draft first. */
export const draftIsBuilt = "नमूना बन रहा है। करीब दो मिनट में यहाँ दिखेगा: तब “फिर से खोलें” दबाइए।";
export const loadAgain = "फिर से खोलें";
export const pageToShow = "पेज";
export const goOn = "बदलते रहें";
export const saveThis = "यही सेव करें";
export const close = "बंद करें";
export const nothingLost = "आपका लिखा हुआ यहीं है।";

export const somethingWrong = (count: number) =>
	count === 1 ? "पहले एक बात ठीक कर लीजिए" : `पहले ${count} बातें ठीक कर लीजिए`;
export const showField = "दिखाएँ";

export const othersChanged = "यही चीज़ किसी और ने भी बदली है";
export const theyChanged = "जब आप लिख रहे थे, तब यह सेव हुआ:";
export const othersStay = "उन्होंने और जो भी बदला है, वह दोनों तरह से बना रहेगा।";
export const useMine = "मेरा वाला रखें";

export const describeAgain = "क्या फ़ोटो में अब भी यही दिखता है?";
export const describeAgainAdvice =
	"जो फ़ोटो देख नहीं सकते, उन्हें यही पढ़कर सुनाया जाता है। जो अब ठीक नहीं, उसे बदल दीजिए।";
export const offline = "इंटरनेट नहीं है";
export const offlineAdvice =
	"सेव पहुँचा नहीं, या जवाब रास्ते में खो गया। इंटरनेट आते ही फिर सेव दबाइए: कुछ भी दो बार सेव नहीं होगा।";
export const refused = "आपका साइन इन खत्म हो गया";
export const refusedAdvice =
	"साइन इन अब नहीं चल रहा, या इस वेबसाइट को बदलने की इजाज़त नहीं है। मेन्यू से साइन आउट करके फिर साइन इन कीजिए: आपका लिखा हुआ यहीं मिलेगा।";
export const hostSays = "सेव नहीं होने दिया गया";

export const saved = "सेव हो गया। वेबसाइट पर करीब दो मिनट में दिखेगा।";
export const savedHere = "इस कंप्यूटर की फ़ाइलों में सेव हो गया।";
export const live = "अब वेबसाइट पर दिख रहा है।";
export const notLive =
	"सेव हो गया, पर वेबसाइट पर अभी नहीं दिख रहा। एक घंटे में भी न दिखे तो वेबसाइट सँभालने वाले से पूछिए।";
export const nothingToSave = "कुछ नहीं बदला है: पहले से सेव है।";
export const lookAt = (_count: number) => "इसे भी देख लीजिए:";

/** Of a condition in a text, `{if express|…}`. */
export const conditionMet = "अभी दिखता है";
export const conditionNotMet = "अभी नहीं दिखता";
