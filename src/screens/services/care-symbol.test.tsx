import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shop } from "../../../shop/shop.ts";
import { CareSymbol } from "./care-symbol.tsx";

const symbols = shop["care-labels"].families.flatMap((family) => family.symbols);
const draw = (drawing: (typeof symbols)[number]["drawing"]) =>
	renderToStaticMarkup(<CareSymbol drawing={drawing} />);

test("no two symbols of the guide look the same", () => {
	expect(new Set(symbols.map(({ drawing }) => draw(drawing))).size).toBe(symbols.length);
});

test.each(symbols)("$name is a decorative drawing of whole paths", ({ drawing }) => {
	const html = draw(drawing);
	expect(html).toMatch(/^<svg [^>]*width="40" height="40"[^>]*aria-hidden="true">/);
	const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
	expect(paths.length).toBeGreaterThan(0);
	for (const path of paths) expect(path).toMatch(/^M[\d\sMmLlHhVvCcSsAaZz.-]+$/);
});

test.each(symbols.filter(({ name }) => name.startsWith("Do not")))(
	"$name is crossed",
	({ drawing }) => {
		expect(draw(drawing)).toContain("M5 4l30 32M35 4L5 36");
	},
);

test.each(symbols.filter(({ name }) => /^Wash at/.test(name)))(
	"$name says its degrees",
	(symbol) => {
		const [degrees] = /\d+/.exec(symbol.name) ?? [];
		expect(draw(symbol.drawing)).toContain(`>${degrees}</text>`);
		expect(symbol.meaning).toContain(`${degrees} °C`);
	},
);
