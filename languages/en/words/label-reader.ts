/** The care label as a tool, on Services. */
export const tapSigns = "Tap the signs as they stand on your label";
export const whichOne = (family: string) => `${family}. Which one?`;
export const notOnLabel = "Not on my label";
/** Before a sign is chosen. */
export const verdictHere =
	"Choose the signs that look like yours: here you read what they ask for.";
/** The verdict where the signs promise nothing. */
export const showUsFirst = "Show us first";
