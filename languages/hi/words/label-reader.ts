/** Services पेज पर कपड़े का लेबल पढ़ने वाला हिस्सा। */
export const tapSigns = "अपने लेबल पर जो निशान हैं, उन्हें दबाइए";
export const whichOne = (family: string) => `${family}। इनमें से कौन सा?`;
export const notOnLabel = "मेरे लेबल पर नहीं";
/** कोई निशान चुनने से पहले। */
export const verdictHere = "अपने लेबल जैसे निशान चुनिए: उन्हें क्या चाहिए, यहाँ दिखेगा।";
/** जब निशानों से कुछ पक्का न हो। */
export const showUsFirst = "पहले हमें दिखाइए";
