import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RateRows } from "./rate-rows.tsx";

test("each row has its own name and price", () => {
	const rows = [
		{ id: "a", name: "Shirt", price: { sum: "₹69" } },
		{ id: "b", name: "Saree", price: { words: "starts @", sum: "₹300" } },
	];
	const [, shirt, saree] = renderToStaticMarkup(<RateRows rows={rows} />).split("<dt>");
	expect(shirt).toMatch(/^Shirt.*₹69/);
	expect(saree).toMatch(/^Saree.*starts @.*₹300/);
	expect(saree).not.toContain("₹69");
});
