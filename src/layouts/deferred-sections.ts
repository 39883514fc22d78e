/** What lies below a phone's first view: decision 0010. */
export const DEFERRED = [
	"main > :nth-child(n + 3)",
	".site-footer",
	".review-lanes > :nth-child(n + 4)",
	".service-grid > :nth-child(n + 6)",
	".sheet:not([hidden]) .rate-rows > :nth-child(n + 14)",
].join();

const hidden = `:is(${DEFERRED}):not([data-laid-out])`;

/**
 * deferred-sections-script.ts sets the attributes. Without boxes inside, a script that asks for the place of a picture
 * does not make the browser lay out the section around it.
 */
export const deferredStyles = `@media screen and (width<40rem){
[data-deferred=all] ${hidden}{content-visibility:hidden}
[data-deferred=all] ${hidden}>*{display:none}
[data-deferred=far] :is(${DEFERRED}){content-visibility:auto}
}`;
