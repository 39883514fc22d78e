import type { Language } from "../languages.ts";

export const language = {
	id: "hi",
	tag: "hi-IN",
	path: "/hi",
	name: "हिन्दी",
	offer: "यह पेज हिन्दी में",
	ogLocale: "hi_IN",
} as const satisfies Language;
