import type { ScriptType } from "../script-type.ts";

export const type: ScriptType | undefined = {
	// With the joiners, which choose between a conjunct and a half letter.
	letters: /[\u0900-\u097f\u200c\u200d]+/g,
	face: "@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2",
	// 500 is too heavy in an opening of five lines.
	weight: 460,
	// Vowel signs reach 1.02 em up and 0.47 em down: 1.02 → 1.26, 1.2 → 1.4, 1.6 → 1.7.
	leading: (latin) => Math.round(48.5 + 76 * latin) / 100,
};
