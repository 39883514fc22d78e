/** How the shop is reached, and its terms. */
import type { Reading } from "../reading.ts";
import type { Rule } from "./rule.ts";

/** "Don't call me, WhatsApp only". */
const declinesCall = / not (?:call|phone|kal) | (?:call|phone|fon|kal|kol) (?:mat|na) /;
/** "I don't have WhatsApp". */
const lacksWhatsapp = ({ text, has }: Reading) =>
	has("whatsapp") && has("not") && / (?:have|use|chala\w*|pas|nahi hai|no \S+) /.test(text);

export const whatsapp: Rule = {
	act: "whatsapp",
	when: (s) => s.has("whatsapp") && !lacksWhatsapp(s) && !s.has("thanks"),
	over: ["phone", "contact", "book"],
};

export const phone: Rule = {
	act: "phone",
	when: (s) => (s.has("phone") && !declinesCall.test(s.text)) || lacksWhatsapp(s),
	over: ["contact"],
};

export const email: Rule = { act: "email", when: (s) => s.has("email") };

export const social: Rule = { act: "social", when: (s) => s.has("social") };

export const website: Rule = { act: "website", when: (s) => s.has("website") && !s.hasThing };

export const contact: Rule = { act: "contact", when: (s) => s.has("contact") };

export const privacy: Rule = {
	act: "privacy",
	when: (s) => s.has("privacy"),
	over: ["phone", "terms"],
};

export const terms: Rule = { act: "terms", when: (s) => s.has("terms") };
