/** The sheet to print for the counter. */
export const heading = "काउंटर के लिए";
export const printIt = "काउंटर के लिए दो पन्ने: यह पेज छापिए, और जो चाहिए वह लगाइए।";
export const scanForPrices = "सारे रेट के लिए स्कैन कीजिए";
export const scanToWrite = "WhatsApp पर लिखने के लिए स्कैन कीजिए";
export const openHours = (daily: string, hours: string) => `${daily} ${hours}`;
