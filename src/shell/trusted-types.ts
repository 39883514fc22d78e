/**
 * The content security policy lets no text become markup or code ("require-trusted-types-for"), but
 * through this one policy; whatever it does not know throws. The markdown reader decodes a character
 * reference by having the browser parse it, so a single one passes, and so does the address of the
 * site's own service worker.
 */
interface PolicyFactory {
	createPolicy(
		name: string,
		rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
	): unknown;
}

/** Chromium, Safari 26 and later; elsewhere the directive is not known either. */
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy("default", {
	createHTML: (text) => (/^&[a-z\d]{1,40};$/i.test(text) ? text : null),
	createScriptURL: (url) => (url === "/sw.js" ? url : null),
});
