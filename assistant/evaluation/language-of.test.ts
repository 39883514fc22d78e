import { expect, test } from "vitest";
import { languageOf } from "./language-of.ts";

test.each([
	["We are open every day, 9 AM to 9 PM.", "en"],
	["Hum roz subah 9 baje se raat 9 baje tak khule hain.", "hinglish"],
	["हम रोज़ सुबह 9 बजे से रात 9 बजे तक खुले हैं।", "hi"],
	["हाँ, हम Jakhan आते हैं। [WhatsApp पर पूछिए](https://wa.me/911350000000)", "hi"],
	[
		"Pakka pata nahi. [WhatsApp](https://wa.me/1?text=when%20is%20the%20shop%20open) par pooch lijiye",
		"hinglish",
	],
	["- Shirt: ₹80\n- Pants: ₹90", undefined],
	["+91 135 000 0000", undefined],
	["", undefined],
])("%s", (text, language) => {
	expect(languageOf(text)).toBe(language);
});
