import { describe, expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { localBusiness } from "./local-business.ts";

const { business, services } = shop;
const image = `${business.siteUrl}/shop.webp`;
const listing = "https://www.google.com/maps/search/?api=1";
const facts = { image, listing, otherNames: [] };
const data = localBusiness(business, services, facts);

describe("the shop", () => {
	test.each([
		["name", business.name],
		["url", `${business.siteUrl}/`],
		["image", image],
		["hasMap", listing],
		["telephone", business.phone.replaceAll(" ", "")],
		["email", business.email],
		["paymentAccepted", business.payment.join(", ")],
		["currenciesAccepted", "INR"],
	] as const)("%s is %j", (key, value) => {
		expect(data[key]).toBe(value);
	});

	test("has the name of its mark, and beside it the name in another language", () => {
		expect(data).not.toHaveProperty("alternateName");
		const named = localBusiness(business, [], { ...facts, otherNames: ["दून फ़्रेश"] });
		expect(named).toMatchObject({ name: business.name, alternateName: ["दून फ़्रेश"] });
	});

	test("is a laundry in Dehradun (SPEC.md, section 9)", () => {
		expect(data["@type"]).toEqual(["LocalBusiness", "DryCleaningOrLaundry"]);
		expect(data.address).toEqual({
			"@type": "PostalAddress",
			streetAddress: business.address.street,
			addressLocality: "Dehradun",
			addressRegion: "Uttarakhand",
			postalCode: business.address.postalCode,
			addressCountry: "IN",
		});
	});

	test("has a place to five decimals, its areas and its pages elsewhere", () => {
		expect(data.geo).toEqual({ "@type": "GeoCoordinates", ...business.geo });
		for (const degrees of Object.values(business.geo)) expect(String(degrees)).toMatch(/\.\d{5,}$/);
		expect(data.areaServed).toEqual(business.areas.map((name) => ({ "@type": "Place", name })));
		expect(data.sameAs).toEqual([...Object.values(business.socialMedia), business.directoryLink]);
	});

	test("is open on each weekday at its own hours", () => {
		const hours = business.hours.with(6, { day: "Sunday", opens: "10:30", closes: "18:00" });
		const week = localBusiness({ ...business, hours }, [], facts).openingHoursSpecification;
		expect(week).toHaveLength(2);
		expect(week).toContainEqual({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: hours.slice(0, 6).map(({ day }) => `https://schema.org/${day}`),
			opens: hours[0]?.opens,
			closes: hours[0]?.closes,
		});
		expect(week).toContainEqual({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: ["https://schema.org/Sunday"],
			opens: "10:30",
			closes: "18:00",
		});
	});

	test("offers its services with their prices", () => {
		expect(data.hasOfferCatalog).toMatchObject({
			itemListElement: services.map(({ name }) => ({ itemOffered: { name } })),
		});
		const [{ price } = {}] = services;
		if (price?.kind !== "from") throw new Error("The first service has another kind of price.");
		expect(JSON.stringify(data.hasOfferCatalog)).toContain(`"minPrice":${price.low / 100}`);
	});

	test("its own rating and reviews stay out (DECISIONS.md)", () => {
		expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
	});
});
