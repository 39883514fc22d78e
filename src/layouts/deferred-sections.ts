/** What lies below a phone's first view: decision 0010. */
export const DEFERRED = [
	"main > :nth-child(n + 3)",
	".site-footer",
	".review-lanes > :nth-child(n + 4)",
	".service-grid > :nth-child(n + 3)",
	".sheet:not([hidden]) .rate-rows > :nth-child(n + 14)",
].join();

/** deferred-sections-script.ts sets the attribute. */
export const deferredStyles = `@media screen and (width<40rem){
[data-deferred=all] :is(${DEFERRED}){content-visibility:hidden}
[data-deferred=far] :is(${DEFERRED}){content-visibility:auto}
}`;
