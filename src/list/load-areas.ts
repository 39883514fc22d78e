import { language } from "#language/language";
import type { FoundArea } from "../../assistant/served-area.ts";

export interface Areas {
	/** Those that are served. */
	names: string[];
	find: (text: string) => FoundArea;
}

/** Loads the areas from `/data/areas.json`. Rejects without a connection. */
export async function loadAreas(): Promise<Areas> {
	const [{ findArea, placesOf }, response] = await Promise.all([
		import("../../assistant/served-area.ts"),
		fetch(`/data${language.path}/areas.json`),
	]);
	const names = await response.json();
	const places = placesOf(names);
	return { names: names.areas, find: (text) => findArea(text, places) };
}
