import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ridge } from "./ridge.tsx";

test("a hill line is an ornament in the colour of what follows", () => {
	const html = renderToStaticMarkup(<Ridge into="mint" className="absolute" />);
	expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
	expect(html).toMatch(/class="[^"]*\bfill-mint\b[^"]*\babsolute"/);
	expect(html).toContain('href="#hills"');
});
