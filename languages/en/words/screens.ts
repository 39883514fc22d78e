/** Words of single screens. */

/** Home */
export const ourPremiumServices = "Our Premium Services";
export const seeAllServices = "See all services";
export const seeAllPrices = "See all prices";
export const whatCustomersSay = "What Our Customers Say";
export const seeAllReviews = "See all our reviews";
export const loadedVan = "Our van with folded laundry on its roof";
export const contactUs = "Contact Us";
export const googleRating = (average: number, count: number) =>
	`${average} from ${count} Google reviews`;

/** Services */
export const whatWeClean = "What we clean";
export const inYourPart = (areas: string) => `In your part of the city: we come to ${areas}.`;

/** The printed rate card */
export const openHours = (daily: string, hours: string) => `Open ${daily}, ${hours}`;
export const pricesAsOf = (date: string) => `Prices as of ${date}.`;

/** About */
export const whoWeAre = (shop: string, address: string) => `You find ${shop} at ${address}.`;
export const whereWeCome = "Where we pick up and deliver";
export const visitTheShop = "Visit the shop";

/** Contact */
export const contactViaWhatsApp = "Contact via WhatsApp";
export const contactInformation = "Contact information";
export const callTheShop = "Call the shop";
export const writeToUs = "Write to us";
export const visit = "Visit";
export const alreadyCustomer = "Already a customer?";
export const askAboutOrder = "Ask about your order";
export const shareFeedback = "Share feedback";
export const whyUs = "Why Choose Us?";
export const followUs = "Follow Us";
export const howCanWeHelp = "How Can We Help?";
/** Begins a paragraph. */
export const leadIn = (title: string) => `${title}.`;
export const mapOf = (shop: string, address: string) => `Map: ${shop}, ${address}`;
export const directions = "Directions";
export const openInMaps = "Open in Maps";

/** Reviews */
export const moreReviews = "View More Reviews on Google";
export const writeReview = "Leave us a Google Review";

/** Keyword pages */
export const featuredService = "Featured Service";
export const customerFeedback = "Customer Feedback";
export const beforeHandover = "Before you hand it over";
export const regularLoads = "Regular loads";
export const howMuch = "How much";
export const rota = "Which days";
export const askForQuote = "Ask for a quote";

/** Landing pages */
export const areasWeServe = "Areas we serve";
export const goodToKnow = "Good to know";

/** The offline page */
export const call = (phone: string) => `Call ${phone}`;
export const tryAgain = "Try again";
