import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RateRows } from "./rate-rows.tsx";

test("each row has its own name and price", () => {
	const rows = [
		{ id: "a", name: "Shirt", price: { kind: "amount", text: "69", low: 6900 } as const },
		{
			id: "b",
			name: "Saree",
			price: { kind: "from", text: "starts @ 300", low: 30000, opening: "starts @" } as const,
		},
	];
	const [, shirt, saree] = renderToStaticMarkup(<RateRows rows={rows} />).split("<dt>");
	expect(shirt).toMatch(/^Shirt.*₹69/);
	expect(saree).toMatch(/^Saree.*starts @.*₹300/);
	expect(saree).not.toContain("₹69");
});
