import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Answer } from "./message.tsx";

const render = (text: string) => renderToStaticMarkup(<Answer text={text} />);

test.each([
	["call +91 135 000 0000.", "call +91\u00a0135\u00a0000\u00a00000."],
	["9:30 AM, रात 9 बजे, raat 9 baje", "9:30\u00a0AM, रात 9\u00a0बजे, raat 9\u00a0baje"],
	["Shirt: 3 × ₹80, 3 + 2 seats, 10 kg", "Shirt: 3 × ₹80, 3 + 2 seats, 10 kg"],
])("numbers and hours stay in one line: %s", (text, unbroken) => {
	expect(render(text).replaceAll(/<[^>]+>/g, "")).toBe(unbroken);
});
