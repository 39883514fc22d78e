/** The drawing of the city with the areas that the shop comes to. */

export const chooseArea = "Choose your area on the drawing.";
export const notToScale = "A drawing, not to scale.";
/** Before areas that the drawing does not show. */
export const comeTooTo = "We come here too:";
export const notDrawn = "Not on the drawing?";
