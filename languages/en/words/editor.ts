/** Words of the owner's editor at /admin besides the names of its fields. */

export const toTheSite = "The site";

export const seeIt = "See it";
export const preparing = "The page is being made…";
export const previewOf = (page: string) => `How ${page} will look`;
export const noPreview = "The page could not be made.";
/** Said if the host builds the draft first. */
export const draftIsBuilt =
	"The draft is being built. It shows here in about two minutes: press “Load again” then.";
export const loadAgain = "Load again";
export const pageToShow = "Page";
export const goOn = "Go on editing";
export const saveThis = "Save this";
export const close = "Close";
export const nothingLost = "Your changes are still here.";

export const somethingWrong = (count: number) =>
	count === 1 ? "One thing must be put right first" : `${count} things must be put right first`;
export const showField = "Show me";

export const othersChanged = "Somebody else has changed the same";
export const theyChanged = "While you were editing, this was saved:";
export const othersStay = "Everything else that they saved is kept, whichever you choose.";
export const useMine = "Use mine";

export const describeAgain = "Do these words still say what the picture shows?";
export const describeAgainAdvice =
	"They are read to people who cannot see the picture. Change what no longer fits.";
export const offline = "No connection";
export const offlineAdvice =
	"The save did not arrive, or its answer was lost. Press Save again as soon as you are online: nothing is saved twice.";
export const refused = "You are signed out";
export const refusedAdvice =
	"Your sign-in is no longer valid, or you may not change this site. Open the menu, sign out and sign in again: what you wrote waits here.";
export const hostSays = "The save was refused";

export const saved = "Saved. The site shows it in about two minutes.";
export const savedHere = "Saved in the files on this computer.";
export const live = "The site shows it now.";
export const notLive =
	"Saved, but the site does not show it yet. If it does not in an hour, ask who looks after the site.";
export const nothingToSave = "Nothing has changed: it is saved already.";
export const lookAt = (count: number) => `Please look at ${count === 1 ? "this" : "these"} too:`;

/** Of a condition in a text, `{if express|…}`. */
export const conditionMet = "shown now";
export const conditionNotMet = "not shown now";
