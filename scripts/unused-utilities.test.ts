import { expect, test } from "vitest";
import { withoutUnusedUtilities } from "./finish-build.ts";

const page = (rules: string, body = "") =>
	`<style>@layer ui{.mt-2{top:0}}@layer utilities{${rules}}@layer ui{.mt-2{left:0}}</style>${body}`;

test("utilities that neither the page nor a script has are removed, other styles stay", () => {
	const html = page(".mt-2{margin-top:1rem}.mt-4{margin-top:2rem}.mt-6{margin-top:3rem}");
	expect(withoutUnusedUtilities(`${html}<p class="flex mt-4">`, 'className:"mt-6"')).toBe(
		`${page(".mt-4{margin-top:2rem}.mt-6{margin-top:3rem}")}<p class="flex mt-4">`,
	);
});

test("names with signs are read, states and media queries belong to them", () => {
	const used = String.raw`.\[\&\>svg\]\:w-1>svg{width:1px}.mt-\[0\.5rem\]{margin-top:.5rem}.hover\:mt-1:hover{margin-top:1px}@media (min-width:60rem){.lg\:top-\(--a\){top:0}@supports (top:0){.lg\:a{top:0}}}`;
	const unused = String.raw`.mt-\[0\.6rem\]{margin-top:.6rem}.focus\:mt-1:focus{margin-top:1px}@media (min-width:60rem){.lg\:top-\(--b\){top:0}@supports (top:0){.lg\:b{top:0}}}`;
	const body = '<p class="[&amp;&gt;svg]:w-1 mt-[0.5rem] hover:mt-1 lg:top-(--a) lg:a">';
	expect(withoutUnusedUtilities(page(used + unused, body), "")).toBe(page(used, body));
});
