/** The drawing of the city with the areas that the shop comes to. */

export const chooseArea = "चित्र पर अपना इलाका चुनिए।";
export const notToScale = "यह हाथ का चित्र है, दूरियाँ नाप से नहीं हैं।";
/** Before areas that the drawing does not show. */
export const comeTooTo = "हम यहाँ भी आते हैं:";
export const notDrawn = "चित्र पर आपका इलाका नहीं है?";
