/** Header, menu, footer and dock. */
export const skipToContent = "Skip to content";

export const mainNavigation = "Main";
export const menu = "Menu";
export const openMenu = "Open menu";
export const closeMenu = "Close menu";
export const bookNow = "Book Now";

export const quickLinks = "Quick Links";
export const contact = "Contact";
export const followUs = "Follow Us";
/** @param directory "Justdial" */
export const viewOn = (directory: string) => `View on ${directory}`;
/** Follows "© 2026 Doon Fresh. ". */
export const allRightsReserved = "All rights reserved.";
export const gstNumber = (number: string) => `GSTIN ${number}`;

/** The footer's buttons, and the titles of the dialogs that they open. */
export const faqs = "FAQs";
export const frequentQuestions = "Frequently asked questions";
export const terms = "Terms & Conditions";
export const privacyPolicy = "Privacy Policy";

/** The dock and its panels. */
/** In the bar at the foot of a phone's screen, before its two buttons. */
export const chat = "Chat";
export const chatWithUs = "Chat with us";
export const closeChat = "Close chat";
export const chatOnWhatsApp = "Chat with us on WhatsApp";

/** The name of the links to the page in its languages. */
export const languages = "Language";
