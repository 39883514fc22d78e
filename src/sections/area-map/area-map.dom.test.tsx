import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { whatsappLink } from "../../ui/whatsapp-link.ts";
import { AreaMap, type AreaMapProps } from "./area-map.tsx";

const areas = ["Hill Town", "River & Side", "Old Fort"];
const geo = { latitude: 20, longitude: 75 };

function rendered(areaPlaces: AreaMapProps["business"]["areaPlaces"]): Document {
	const html = renderToStaticMarkup(
		<AreaMap
			heading="Do you come to me?"
			business={{
				...{ name: "Fresh", geo, areas, areaPlaces },
				hoursInWords: { daily: "daily", hours: "9 AM to 9 PM" },
			}}
			served="Yes, we come to {area}."
			bookHref={whatsappLink("91", "Pick up from {area}")}
		/>,
	);
	return new DOMParser().parseFromString(html, "text/html");
}

const at = (area: string, degrees: number) => ({
	area,
	latitude: geo.latitude + degrees,
	longitude: geo.longitude + degrees,
});

test.each([
	{ where: "all on the drawing", areaPlaces: areas.map((area, index) => at(area, index / 50)) },
	{ where: "one beside the drawing", areaPlaces: [at("Hill Town", 0.1), at("Old Fort", -0.1)] },
	{ where: "all in a list", areaPlaces: undefined },
])("$where: each area is a radio whose answer books from there", ({ areaPlaces }) => {
	const page = rendered(areaPlaces);
	expect(page.querySelectorAll("svg.drawing")).toHaveLength(areaPlaces ? 1 : 0);
	const radios = [...page.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	expect(radios.map(({ labels }) => labels?.[0]?.textContent).sort()).toEqual([...areas].sort());
	expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
	for (const radio of radios) {
		const area = radio.labels?.[0]?.textContent ?? "";
		const answer = page.getElementById(radio.getAttribute("aria-describedby") ?? "");
		expect(answer?.textContent).toContain(`Yes, we come to ${area}.`);
		expect(answer?.closest("[role=status]")).not.toBeNull();
		const link = new URL(answer?.querySelector("a")?.href ?? "");
		expect(link.searchParams.get("text")).toBe(`Pick up from ${area}`);
	}
});
