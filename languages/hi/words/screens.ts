/** Words of single screens. */

/** Home */
export const ourPremiumServices = "हमारी खास सर्विस";
export const seeAllServices = "सारी सर्विस देखिए";
export const seeAllPrices = "सारे रेट देखिए";
export const whatCustomersSay = "ग्राहक क्या कहते हैं";
export const seeAllReviews = "सारे रिव्यू देखिए";
export const loadedVan = "हमारी वैन, छत पर तह किए कपड़े";
export const contactUs = "हमसे बात करें";
export const googleRating = (average: number, count: number) =>
	`Google पर ${count} रिव्यू, ${average} रेटिंग`;

/** Services */
export const whatWeClean = "हम क्या-क्या साफ़ करते हैं";
export const inYourPart = (areas: string) => `आपकी तरफ़ भी: हम ${areas} आते हैं।`;

/** The printed rate card */
export const openHours = (daily: string, hours: string) => `${daily} ${hours}`;
export const pricesAsOf = (date: string) => `${date} के रेट।`;

/** About */
export const whoWeAre = (shop: string, address: string) =>
	`हम हैं ${shop}, और दुकान यहाँ है: ${address}।`;
export const whereWeCome = "इन इलाकों में हम घर आते हैं";
export const visitTheShop = "दुकान पर आइए";

/** Contact */
export const contactViaWhatsApp = "WhatsApp पर बात करें";
export const contactInformation = "संपर्क";
export const callTheShop = "दुकान को फ़ोन करें";
export const writeToUs = "मेल लिखें";
export const visit = "दुकान पर आएँ";
export const alreadyCustomer = "पहले से ग्राहक हैं?";
export const askAboutOrder = "ऑर्डर का हाल पूछें";
export const shareFeedback = "अपनी राय भेजें";
export const whyUs = "हम ही क्यों?";
export const followUs = "फ़ॉलो कीजिए";
export const howCanWeHelp = "किस काम में मदद करें?";
/** Begins a paragraph. */
export const leadIn = (title: string) => `${title}।`;
export const mapOf = (shop: string, address: string) => `मैप: ${shop}, ${address}`;
export const directions = "रास्ता देखें";
export const openInMaps = "मैप में खोलें";

/** Reviews */
export const moreReviews = "Google पर और रिव्यू देखें";
export const writeReview = "Google पर रिव्यू लिखें";

/** Keyword pages */
export const featuredService = "खास सर्विस";
export const customerFeedback = "ग्राहकों की राय";
export const beforeHandover = "देने से पहले जान लीजिए";
export const regularLoads = "नियमित खेप";
export const howMuch = "कितना";
export const rota = "किन दिनों";
export const askForQuote = "रेट पूछें";

/** Landing pages */
export const areasWeServe = "हम कहाँ-कहाँ आते हैं";
export const goodToKnow = "काम की बातें";

/** The offline page */
export const call = (phone: string) => `फ़ोन करें: ${phone}`;
export const tryAgain = "फिर कोशिश करें";
