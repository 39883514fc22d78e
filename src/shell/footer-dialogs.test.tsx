import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextDialog } from "./footer-dialogs.tsx";

const items = [
	{ id: "one", title: "First rule", text: "Back in 24–48 hours." },
	{ id: "two", title: "Second & last", text: "Pay on delivery." },
];
const html = renderToStaticMarkup(
	<TextDialog id="terms" title="Terms & Conditions" description="In plain words." items={items} />,
);
const words = html.replaceAll(/<[^>]+>/g, "");

test("it is a dialog that its heading names", () => {
	const [tag = ""] = /^<dialog [^>]*>/.exec(html) ?? [];
	expect(tag).toContain('id="terms"');
	const [, heading] = /aria-labelledby="([^"]+)"/.exec(tag) ?? [];
	expect(html).toMatch(new RegExp(`<h2 [^>]*id="${heading}"[^>]*>Terms &amp; Conditions</h2>`));
});

test("a press outside and Escape close it, by the platform", () => {
	expect(html).toMatch(/^<dialog [^>]*closedby="any"/);
});

test("it has a close button of its own, with a name", () => {
	const [button = ""] = /<button [^>]*>/.exec(html) ?? [];
	expect(button).toContain('type="button"');
	expect(button).toContain('command="close"');
	expect(button).toContain('commandfor="terms"');
	expect(button).toContain('aria-label="Close"');
});

test("its texts are a numbered list, in order", () => {
	const [list = ""] = /<ol[ >].*<\/ol>/.exec(html) ?? [];
	expect(list.match(/<li[ >]/g)).toHaveLength(items.length);
	expect(list.indexOf("First rule")).toBeLessThan(list.indexOf("Second &amp; last"));
	for (const { text } of items) expect(words).toContain(text);
});

test("the box that scrolls can be reached by keyboard and has a name", () => {
	expect(html).toMatch(/<section [^>]*tabindex="0"[^>]*aria-labelledby="terms-title"/i);
});

test("a description is shown where there is one", () => {
	expect(words).toContain("In plain words.");
	const without = renderToStaticMarkup(<TextDialog id="faq" title="Questions" items={items} />);
	expect(without).not.toContain("description");
});

test("two dialogs of a page share no id", () => {
	const other = renderToStaticMarkup(<TextDialog id="faq" title="Questions" items={items} />);
	const ids = [...`${html}${other}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(ids.length);
});
