import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Answer } from "./answer.tsx";

const render = (text: string) => renderToStaticMarkup(<Answer text={text} />);

test("what is Hindi in an answer says so, wherever it stands", () => {
	const html = render("**कमीज़** is ₹80\n\n- साड़ी: from ₹150\n- [हमें लिखिए](https://wa.me/91)");
	for (const words of ["कमीज़", "साड़ी", "हमें लिखिए"])
		expect(html).toContain(`<span lang="hi">${words}</span>`);
	expect(html).not.toMatch(/lang="hi">[^<]*[a-z₹]/);
});

test("an answer in English stays bare", () => {
	expect(render("A shirt is ₹80.")).toBe("<p>A shirt is ₹80.</p>");
});

test.each([
	["call +91 135 000 0000.", "call +91\u00a0135\u00a0000\u00a00000."],
	["9:30 AM, रात 9 बजे, raat 9 baje", "9:30\u00a0AM, रात 9\u00a0बजे, raat 9\u00a0baje"],
	["Shirt: 3 × ₹80, 3 + 2 seats, 10 kg", "Shirt: 3 × ₹80, 3 + 2 seats, 10 kg"],
])("numbers and hours stay in one line: %s", (text, unbroken) => {
	expect(render(text).replaceAll(/<[^>]+>/g, "")).toBe(unbroken);
});
