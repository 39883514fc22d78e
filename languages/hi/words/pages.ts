/** The fixed pages, as links name them. */
export const home = "होम";
export const services = "सर्विस";
export const pricing = "रेट लिस्ट";
export const about = "हमारे बारे में";
/** In the footer. */
export const aboutUs = "हमारे बारे में";
export const contact = "संपर्क";
export const reviews = "रिव्यू";
