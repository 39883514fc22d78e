import type { Business, Pages } from "../../content/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import "./area-check.css";

export interface AreaCheckProps {
	texts: Pages["areaCheck"];
	/** What the answers are found in. */
	names: Pick<Business, "areas" | "areaSpellings" | "areasNotPromised">;
	/** Opens WhatsApp to book; `{area}` in its message is where the area's name goes. */
	bookHref: string;
	/** The same, to ask whether the shop comes there. */
	askHref: string;
}

/**
 * "Do you come to me?": a field for an area. The answers wait in templates; area-check-life.ts shows
 * them. A form of the method "dialog" sends nothing to anybody, whether a script listens or not.
 */
export function AreaCheck({ texts, names, bookHref, askHref }: AreaCheckProps) {
	return (
		<form
			className="area-check needs-script"
			method="dialog"
			data-kept=""
			data-names={JSON.stringify(names)}
		>
			<label htmlFor="area">{texts.label}</label>
			<div className="row">
				<input
					id="area"
					type="text"
					autoComplete="address-level3"
					enterKeyHint="go"
					maxLength={80}
					spellCheck={false}
				/>
				<button type="submit" className="button is-outlined">
					Check
				</button>
			</div>
			<div role="status" />
			<template data-answer="served">
				<p>
					<Named text={texts.served} />
				</p>
				<WhatsAppButton look="outlined" small href={bookHref}>
					Book a pickup
				</WhatsAppButton>
			</template>
			<template data-answer="ask">
				<p>
					<Named text={texts.ask} />
				</p>
				<WhatsAppButton look="outlined" small href={askHref}>
					Ask on WhatsApp
				</WhatsAppButton>
			</template>
			<template data-answer="empty">
				<p>{texts.empty}</p>
			</template>
		</form>
	);
}

/** A text with a place for the area's name in it. */
function Named({ text }: { text: string }) {
	const [before, after] = text.split("{area}");
	return (
		<>
			{before}
			<b data-area="" />
			{after}
		</>
	);
}
