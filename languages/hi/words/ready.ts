/** The time at which the things on the list are ready. */

/** With a pickup day, before "… तक तैयार". */
export const pickedUp = "तब दीजिए,";
export const rest = "बाकी का समय पिकअप पर बता देंगे।";
export const expressUntil = (time: string) => `एक्सप्रेस: ${time} तक मिल जाए तो उसी दिन वापस`;
export const expressAsk = "एक्सप्रेस: आखिरी समय पूछ लीजिए";
/** The same for a counter without pickup. */
export const brought = "तब लाने पर";
export const restAtCounter = "बाकी का समय काउंटर पर बता देंगे।";
