import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ButtonLink, WhatsAppButton } from "./button-link.tsx";

test.each([
	["a page of the site", "/services"],
	["a place on the page", "#main"],
	["a phone number", "tel:+911350000000"],
	["an e-mail address", "mailto:hello@doonfresh.example"],
])("a link to %s stays in its tab", (_, href) => {
	const html = renderToStaticMarkup(<ButtonLink href={href}>Go</ButtonLink>);
	expect(html).toContain(`href="${href}"`);
	expect(html).not.toContain("target=");
	expect(html).not.toContain("new tab");
});

test("a link to another site opens a new tab, says so and hands over nothing", () => {
	const html = renderToStaticMarkup(<ButtonLink href="https://wa.me/911350000000">Go</ButtonLink>);
	expect(html).toMatch(/^<a [^>]*target="_blank" rel="noopener"/);
	expect(html.replaceAll(/<[^>]+>/g, "")).toBe("Go (opens in a new tab)");
});

test("what is being booked is said for those who hear the page", () => {
	const html = renderToStaticMarkup(
		<WhatsAppButton href="https://wa.me/91" about=" for Wash & Fold on WhatsApp">
			Book Now
		</WhatsAppButton>,
	);
	expect(html.replaceAll(/<[^>]+>/g, "")).toMatch(/^Book Now for Wash &amp; Fold on WhatsApp/);
});
