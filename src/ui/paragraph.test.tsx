import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NoBreak } from "./paragraph.tsx";

const render = (text: string) => renderToStaticMarkup(<NoBreak text={text} />);
const parts = (text: string) =>
	[...render(text).matchAll(/<span class="no-break">([^<]*)<\/span>/g)].map(([, part]) => part);

describe("what stays on one line", () => {
	test.each([
		["Back in 24–48 hours, clean.", ["24–48 hours,"]],
		["Open daily, 9 AM to 9 PM.", ["9 AM to 9 PM."]],
		["between 9 AM and 9 PM", ["9 AM", "9 PM"]],
		["from 9:00 AM to 9:30 PM", ["9:00 AM to 9:30 PM"]],
		["at 9\u00a0PM", ["9\u00a0PM"]],
		["Wash and fold is ₹69 per kg", ["₹69 per kg"]],
		["A gown from ₹2,000 upwards", ["₹2,000"]],
		["A jacket: ₹250–400 per piece or so", ["₹250–400 per piece"]],
		["24–48 hours from ₹99 at 9 AM", ["24–48 hours", "₹99", "9 AM"]],
	])("%s", (text, together) => {
		expect(parts(text)).toEqual(together);
	});

	test.each(["", "Nothing to keep together.", "5 shirts", "48 hours", "₹", "I AM here"])(
		"nothing in %j",
		(text) => {
			expect(render(text)).toBe(text);
		},
	);
});

test.each(["Back in 24–48 hours, or ₹69 per kg. Daily 9 AM to 9 PM", "₹99₹100", "line one\n9 AM"])(
	"no word of %j is lost or moved",
	(text) => {
		expect(render(text).replaceAll(/<[^>]+>/g, "")).toBe(text);
	},
);
