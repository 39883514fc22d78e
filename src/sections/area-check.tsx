import { type FormEvent, useMemo, useRef, useState } from "react";
import { askOnWhatsApp, bookPickup, checkArea } from "#language/words/sections";
import { type FoundArea, findArea, placesOf } from "../../assistant/served-area.ts";
import type { Business, Pages } from "../../content/types.ts";
import { AreaField } from "../list/area-field.tsx";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { encodeText } from "../ui/whatsapp-link.ts";
import "./area-check.css";

export interface AreaCheckProps {
	texts: Pages["areaCheck"];
	/** What the answers are found in. */
	names: Pick<Business, "areas" | "areaSpellings" | "areasNotPromised">;
	/** Opens WhatsApp to book; its message says `{area}` where the area's name goes. */
	bookHref: string;
	/** The same, to ask whether the shop comes there. */
	askHref: string;
}

/**
 * "Do you come to me?": a field for an area. What is typed stays on the device; only the WhatsApp message
 * that a visitor chooses to send names the area.
 */
export function AreaCheck({ texts, names, bookHref, askHref }: AreaCheckProps) {
	const field = useRef<HTMLInputElement>(null);
	const places = useMemo(() => placesOf(names), [names]);
	const [found, setFound] = useState<FoundArea>();
	const [asked, setAsked] = useState(0);
	const isServed = found?.kind === "served";

	function check(event: FormEvent) {
		event.preventDefault();
		const found = findArea(field.current?.value ?? "", places);
		if (found.name === "") field.current?.focus();
		setFound(found);
		setAsked(asked + 1);
	}

	return (
		// The method "dialog" sends nothing before hydration.
		<form className="area-check needs-script" method="dialog" onSubmit={check}>
			<AreaField
				id="area"
				ref={field}
				label={texts.label}
				enterKeyHint="go"
				maxLength={80}
				spellCheck={false}
				button={
					<button type="submit" className="button is-outlined">
						{checkArea}
					</button>
				}
				texts={texts}
				found={found}
				answerKey={asked}
			>
				{found?.name === "" && <p key={asked}>{texts.empty}</p>}
				{found?.name && (
					<WhatsAppButton
						look="outlined"
						small
						href={(isServed ? bookHref : askHref).replace("%7Barea%7D", () =>
							encodeText(found.name),
						)}
					>
						{isServed ? bookPickup : askOnWhatsApp}
					</WhatsAppButton>
				)}
			</AreaField>
		</form>
	);
}
