import type { ComponentProps, ReactNode } from "react";
import { language } from "#language/language";
import type { AreaNames, FoundArea } from "../../assistant/served-area.ts";
import type { Pages } from "../../shop/types.ts";
import { InLanguage } from "../ui/in-language.tsx";
import { fetchJson, loadOnce } from "./load.ts";

export type AreaTexts = Pick<Pages["areaCheck"], "served" | "city" | "ask">;

interface AreaFieldProps extends ComponentProps<"input"> {
	label: string;
	/** Answers with `{area}`. */
	texts: AreaTexts;
	/** The area that the field names, once that can be told. */
	found?: FoundArea | undefined;
	/** A new key reads the same answer out again. */
	answerKey?: number;
	button?: ReactNode;
	children?: ReactNode;
}

/** A field for an area, and below it whether the shop comes there. */
export function AreaField(props: AreaFieldProps) {
	const { label, texts, found, answerKey, button, children, ...input } = props;
	const { kind } = found ?? {};
	const [before, after] =
		texts[kind === "served" || kind === "city" ? kind : "ask"].split("{area}");
	return (
		<div className="area-field">
			<label htmlFor={input.id}>{label}</label>
			<div className="row">
				<input className="field" type="text" autoComplete="address-level3" {...input} />
				{button}
			</div>
			<div role="status" className="answer">
				{found?.name && (
					<p key={`${answerKey} ${found.kind} ${found.name}`}>
						{before}
						<b>
							<InLanguage text={found.name} />
						</b>
						{after}
					</p>
				)}
				{children}
			</div>
		</div>
	);
}

interface Areas {
	names: string[];
	find: (text: string) => FoundArea;
}

/** Loads the areas from `/data/areas.json`. Rejects without a connection. */
export const loadAreas = loadOnce(async (): Promise<Areas> => {
	const [{ findArea, placesOf }, names] = await Promise.all([
		import("../../assistant/served-area.ts"),
		fetchJson<AreaNames & { cityNames: string[] }>(`/data${language.path}/areas.json`),
	]);
	const places = placesOf(names);
	return { names: [...names.areas], find: (text) => findArea(text, places, names.cityNames) };
});
