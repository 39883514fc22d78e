import { expect, test } from "vitest";
import { forms } from "../forms.ts";
import type { FilledForm } from "../shop-save.ts";
import { pagesOf } from "./pages-of-forms.ts";

function filled(name: string, values: FilledForm["values"] = {}): FilledForm {
	const form = forms.find((one) => one.name === name);
	if (!form) throw new TypeError(name);
	return { form, values, openedAt: "" };
}
const paths = (form: FilledForm, hasHindi = false, isHindiFirst = false) =>
	pagesOf(form, { hasHindi, isHindiFirst }).map(({ path }) => path);

test("the page that shows a form best comes first", () => {
	expect(paths(filled("prices")).slice(0, 2)).toEqual(["/pricing", "/"]);
	expect(paths(filled("privacy"))[0]).toBe("/");
});

test("entries with an address are pages", () => {
	const entries = [{ slug: "gowns", shortName: "Gowns" }, { slug: "" }];
	expect(paths(filled("keyword-pages", { entries })).slice(0, 2)).toEqual(["/gowns", "/"]);
});

test("Hindi pages follow, and come first where nothing else has changed", () => {
	const [english, both] = [paths(filled("prices")), paths(filled("prices"), true)];
	expect(both.slice(0, english.length)).toEqual(english);
	expect(both.slice(english.length, english.length + 2)).toEqual(["/hi/pricing", "/hi"]);
	expect(paths(filled("prices"), true, true)[0]).toBe("/hi/pricing");
});
