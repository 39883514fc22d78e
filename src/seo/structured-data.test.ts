import { describe, expect, test } from "vitest";
import { shop } from "../../content/shop.ts";
import { localBusiness, scriptJson } from "./structured-data.ts";

const { business } = shop;
const data = localBusiness(business);

describe("the shop", () => {
	test.each([
		["@context", "https://schema.org"],
		["name", business.name],
		["url", `${business.siteUrl}/`],
		["telephone", business.phone],
		["email", business.email],
		["paymentAccepted", "Cash, Card, Online"],
		["currenciesAccepted", "INR"],
	] as const)("%s is %j", (key, value) => {
		expect(data[key]).toBe(value);
	});

	test("is a local business in Dehradun (SPEC.md, section 9)", () => {
		expect(data["@type"]).toContain("LocalBusiness");
		expect(data.address).toEqual({
			"@type": "PostalAddress",
			streetAddress: business.address.street,
			addressLocality: "Dehradun",
			addressRegion: "Uttarakhand",
			postalCode: "248009",
			addressCountry: "IN",
		});
	});

	test("has a place, areas and pages elsewhere", () => {
		expect(data.geo).toEqual({ "@type": "GeoCoordinates", ...business.geo });
		expect(data.areaServed.map(({ name }) => name)).toEqual(business.areas);
		expect(data.sameAs).toEqual([...Object.values(business.socialMedia), business.directoryLink]);
	});

	test("is open on each weekday at its own hours", () => {
		const hours = business.hours.with(6, { day: "Sunday", opens: "10:30", closes: "18:00" });
		const week = localBusiness({ ...business, hours }).openingHoursSpecification;
		expect(week.map(({ dayOfWeek }) => dayOfWeek)).toEqual(
			["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
				(day) => `https://schema.org/${day}`,
			),
		);
		expect(week[0]).toMatchObject({ opens: "09:00", closes: "21:00" });
		expect(week[6]).toMatchObject({ opens: "10:30", closes: "18:00" });
	});

	test("every address in it is whole", () => {
		for (const address of [data["@id"], data.url, data.logo, data.image, ...data.sameAs])
			expect(URL.canParse(address), address).toBe(true);
		for (const address of [data["@id"], data.url, data.logo, data.image])
			expect(new URL(address).origin).toBe(business.siteUrl);
	});

	test("its own rating and reviews stay out (DECISIONS.md)", () => {
		expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
	});
});

describe("JSON for a script element", () => {
	test.each([
		["the end of the element", "</script><script>alert(1)</script>"],
		["the same in capitals", "</SCRIPT >"],
		["a comment", "<!-- <script>"],
		["a document type", "<!doctype html>"],
		["CDATA", "<![CDATA[ ]]>"],
	])("%s cannot stand in it", (_, text) => {
		const json = scriptJson({ [text]: text });
		expect(json).not.toContain("<");
		expect(JSON.parse(json)).toEqual({ [text]: text });
	});

	test.each([
		["line separators", "a\u2028b\u2029c"],
		["quotes and backslashes", `"\\" '`],
		["an escape that was there before", "\\u003c"],
		["an emoji and half of one", "👉 \ud83d"],
		["control characters", "\0\b\n\t"],
		["an ampersand, which is no markup in a script", "Wash & Fold &lt;"],
	])("%s come back as they were", (_, text) => {
		expect(JSON.parse(scriptJson(text))).toBe(text);
	});

	test("the shop's own data comes back as it was", () => {
		expect(JSON.parse(scriptJson(data))).toEqual(data);
	});
});
