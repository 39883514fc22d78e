/** Header, menu, footer and dock. */
export const skipToContent = "सीधे पेज पर जाइए";

export const mainNavigation = "मुख्य पेज";
export const menu = "मेन्यू";
export const openMenu = "मेन्यू खोलें";
export const closeMenu = "मेन्यू बंद करें";
export const bookNow = "बुक करें";

export const quickLinks = "सीधे जाइए";
export const contact = "संपर्क";
export const followUs = "फ़ॉलो कीजिए";
/** @param directory "Justdial" */
export const viewOn = (directory: string) => `${directory} पर देखिए`;
/** Follows "© 2026 Doon Fresh. ". */
export const allRightsReserved = "सभी अधिकार सुरक्षित।";
export const gstNumber = (number: string) => `GSTIN ${number}`;

/** The footer's buttons, and the titles of the dialogs that they open. */
export const faqs = "आम सवाल";
export const frequentQuestions = "आम सवाल";
export const terms = "नियम और शर्तें";
export const privacyPolicy = "प्राइवेसी पॉलिसी";

/** The dock and its panels. */
export const chat = "चैट";
export const chatWithUs = "हमसे पूछिए";
export const closeChat = "चैट बंद करें";
export const chatOnWhatsApp = "WhatsApp पर बात कीजिए";

/** The name of the links to the page in its languages. */
export const languages = "भाषा";
