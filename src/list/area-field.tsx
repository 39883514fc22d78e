import { useEffect, useMemo, useState } from "react";
import type { FoundArea } from "../../assistant/served-area.ts";
import { InLanguage } from "../ui/in-language.tsx";
import { longest } from "./list.ts";
import { $preferences, $served, changePreferences, useStore } from "./list-state.ts";
import { TextLength } from "./text-length.tsx";

/** Finds the shop's areas in what visitors type. */
interface AreaMatcher {
	areas: readonly string[];
	find: (text: string) => FoundArea;
}

async function loadMatcher(): Promise<AreaMatcher> {
	const [{ findArea, placesOf }, response] = await Promise.all([
		import("../../assistant/served-area.ts"),
		fetch("/data/areas.json"),
	]);
	const names = await response.json();
	const places = placesOf(names);
	return { areas: names.areas, find: (text) => findArea(text, places) };
}

export interface AreaFieldProps {
	/** Answers with `{area}`. */
	texts: { served: string; ask: string };
}

/** An area, and whether the shop comes there. Any area can be sent. */
export function AreaField({ texts }: AreaFieldProps) {
	const { area } = useStore($preferences);
	const [matcher, setMatcher] = useState<AreaMatcher>();
	const [isWanted, setWanted] = useState(area !== "");
	const [isTyping, setTyping] = useState(false);
	const isLong = area.length > longest.area;

	useEffect(() => {
		// Without a connection there is no answer; the next focus tries again.
		if (isWanted && !matcher) loadMatcher().then(setMatcher, () => setWanted(false));
	}, [isWanted, matcher]);
	const found = useMemo(() => matcher?.find(area), [matcher, area]);
	const served = found?.kind === "served" ? found.name : "";
	useEffect(() => $served.set(served), [served]);

	// A half-typed name can still become another.
	const answer = served ? texts.served : isTyping || !found?.name ? "" : texts.ask;
	return (
		<div>
			<label>
				<span>Area, if you like</span>
				<input
					type="text"
					id="your-list-area"
					list="your-list-areas"
					aria-describedby="your-list-area-length"
					aria-invalid={isLong}
					autoComplete="address-level3"
					value={area}
					onFocus={() => setWanted(true)}
					onBlur={() => setTyping(false)}
					onChange={({ target }) => {
						setTyping(true);
						changePreferences({ area: target.value });
					}}
				/>
			</label>
			{isLong && <TextLength id="your-list-area-length" length={area.length} most={longest.area} />}
			<p role="status" className="hint" id="your-list-area-answer">
				<InLanguage text={answer.replace("{area}", () => found?.name ?? "")} />
			</p>
			<datalist id="your-list-areas">
				{matcher?.areas.map((area) => (
					<option key={area} value={area} />
				))}
			</datalist>
		</div>
	);
}
