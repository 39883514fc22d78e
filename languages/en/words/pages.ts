/** The fixed pages, as links name them. */
export const home = "Home";
export const services = "Services";
export const pricing = "Pricing";
export const about = "About";
/** In the footer. */
export const aboutUs = "About Us";
export const contact = "Contact";
export const reviews = "Reviews";
