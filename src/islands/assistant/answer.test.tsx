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
