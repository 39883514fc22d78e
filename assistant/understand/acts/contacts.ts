/** How the shop is reached, and its terms. */
import type { Rule } from "./rule.ts";

export const whatsapp: Rule = {
	act: "whatsapp",
	when: (s) => s.has("whatsapp"),
	over: ["phone", "contact", "book"],
};

export const phone: Rule = { act: "phone", when: (s) => s.has("phone"), over: ["contact"] };

export const email: Rule = { act: "email", when: (s) => s.has("email") };

export const social: Rule = { act: "social", when: (s) => s.has("social") };

export const website: Rule = { act: "website", when: (s) => s.has("website") };

export const contact: Rule = { act: "contact", when: (s) => s.has("contact") };

export const privacy: Rule = {
	act: "privacy",
	when: (s) => s.has("privacy"),
	over: ["phone", "terms"],
};

export const terms: Rule = { act: "terms", when: (s) => s.has("terms") };
