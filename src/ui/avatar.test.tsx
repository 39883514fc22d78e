import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Avatar, initials } from "./avatar.tsx";

describe("initials", () => {
	test.each([
		["one word", "Tenzin", "T"],
		["two words", "Ananya Rawat", "AR"],
		["three words", "Deepa Chauhan Negi", "DC"],
		["four words", "Col. P. S. Bisht", "CP"],
		["small letters", "imran ali", "IA"],
		["controls of direction", "\u202eMalory \u2066Kapoor\u2069", "MK"],
		["a letter with an accent", "élodie östberg", "ÉÖ"],
		["an accent that is a character of its own", "e\u0301lodie b", "E\u0301B"],
		["Devanagari, with the vowel that belongs to the letter", "सुनीता रावत", "सुरा"],
		["another script without capitals", "张 伟", "张伟"],
		["letters outside the basic plane", "𝒜nanya 𝒢upta", "𝒜𝒢"],
		["an emoji", "🧺 Laundry", "🧺L"],
		["an emoji of several characters", "👩🏽‍🔧 Sharma", "👩🏽‍🔧S"],
		["a flag", "🇮🇳 Raj", "🇮🇳R"],
		["spaces around and between", "  Rohan \t  B.\n", "RB"],
		["a space that does not break", "Pooja\u00a0K.", "PK"],
		["one letter", "x", "X"],
	])("%s", (_, name, letters) => {
		expect(initials(name)).toBe(letters);
	});

	test.each(["", " ", "\n\t "])("%j has none", (name) => {
		expect(initials(name)).toBe("");
	});
});

describe("the circle", () => {
	test("without a photo it holds the initials and no picture", () => {
		const html = renderToStaticMarkup(<Avatar name="Ananya Rawat" />);
		expect(html).toContain(">AR<");
		expect(html).not.toContain("<img");
	});

	test("with a photo the initials stay under it, for when it does not load", () => {
		const html = renderToStaticMarkup(<Avatar name="Ananya Rawat" photo="/reviewers/a.webp" />);
		expect(html.indexOf("AR")).toBeGreaterThan(0);
		expect(html.indexOf("AR")).toBeLessThan(html.indexOf("<img"));
		expect(html).toMatch(/<img [^>]*src="\/reviewers\/a\.webp"/);
		expect(html).toMatch(/<img [^>]*alt=""/);
		expect(html).toMatch(/<img [^>]*width="\d+" height="\d+"/);
		expect(html).toMatch(/referrerpolicy="no-referrer"/i);
	});

	test("it is not read aloud: the name stands beside it", () => {
		expect(renderToStaticMarkup(<Avatar name="Ananya" />)).toMatch(
			/^<span [^>]*aria-hidden="true"/,
		);
	});

	test("a name keeps its shade", () => {
		const shade = (name: string) =>
			/\bshade-[0-3]\b/.exec(renderToStaticMarkup(<Avatar name={name} />))?.[0];
		expect(shade("Ananya R.")).toBe(shade("Ananya R."));
		expect(new Set(["a", "b", "c", "d"].map(shade)).size).toBe(4);
	});
});
