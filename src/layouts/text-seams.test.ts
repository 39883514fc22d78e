import { expect, test } from "vitest";
import { withoutSeams } from "./text-seams.ts";

const island =
	'<div class="island" data-island="a"><p>for <!-- -->you</p></div><script type="application/json" data-props="a">{}</script>';

test("a sentence in parts becomes one text", () => {
	expect(withoutSeams("<p>We clean <!-- -->suits<!-- --> <!-- -->too<!-- -->.</p>")).toBe(
		"<p>We clean suits too.</p>",
	);
});

test("what will be hydrated keeps them", () => {
	expect(withoutSeams(`<p>a<!-- -->b</p>${island}<p>c<!-- -->d</p>${island}`)).toBe(
		`<p>ab</p>${island}<p>cd</p>${island}`,
	);
});

test("other comments stay", () => {
	expect(withoutSeams("a<!--[-->b")).toBe("a<!--[-->b");
});
