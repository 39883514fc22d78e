/**
 * The only trusted types policy: single character references, which the markdown parser decodes by innerHTML, and
 * the address of the service worker.
 */
interface PolicyFactory {
	createPolicy(
		name: string,
		rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
	): unknown;
}

/** Other browsers do not know the directive either. */
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy("default", {
	createHTML: (text) => (/^&[a-z\d]{1,40};$/i.test(text) ? text : null),
	createScriptURL: (url) => (url === "/sw.js" ? url : null),
});
