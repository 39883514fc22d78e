/** The ticket of a list that was sent. */

export const yourTicket = "आपकी पर्ची";
export const changeList = "लिस्ट बदलें";

/** Before the number, for screen readers. */
export const listNumber = "लिस्ट नंबर";
export const sayNumber = "पिकअप पर यह नंबर बताइए। दुकान ने अभी पक्का नहीं किया है।";
export const sentBefore = "पिछली बार भेजी थी, आज के रेट से।";

export const pickup = "पिकअप";
/** For a counter without pickup. */
export const dropOff = "दुकान पर";
export const readyAtCounter = "काउंटर पर बता देंगे।";
export const sayAtCounter = "काउंटर पर यह नंबर बताइए। दुकान ने अभी पक्का नहीं किया है।";
export const ready = "तैयार";
/** Said if no time is promised. */
export const readyLater = "पिकअप पर बता देंगे।";
export const note = "कुछ और";
/** In place of a price. */
export const onQuote = "रेट पूछकर";
