import { type FormEvent, useMemo, useRef, useState } from "react";
import { type FoundArea, findArea, placesOf } from "../../assistant/served-area.ts";
import type { Business, Pages } from "../../content/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { InLanguage } from "../ui/in-language.tsx";
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
	const [answer, setAnswer] = useState<FoundArea>();
	const [asked, setAsked] = useState(0);

	function check(event: FormEvent) {
		event.preventDefault();
		const found = findArea(field.current?.value ?? "", places);
		if (found.name === "") field.current?.focus();
		setAnswer(found);
		setAsked(asked + 1);
	}

	return (
		// The method "dialog" sends nothing before hydration.
		<form className="area-check needs-script" method="dialog" onSubmit={check}>
			<label htmlFor="area">{texts.label}</label>
			<div className="row">
				<input
					id="area"
					ref={field}
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
			<div role="status">
				{/* A new element each time, so that the same answer is read out again. */}
				{answer && <Answer key={asked} {...answer} texts={texts} links={{ bookHref, askHref }} />}
			</div>
		</form>
	);
}

interface AnswerProps extends FoundArea {
	texts: AreaCheckProps["texts"];
	links: Pick<AreaCheckProps, "bookHref" | "askHref">;
}

function Answer({ kind, name, texts, links }: AnswerProps) {
	if (name === "") return <p>{texts.empty}</p>;
	const isServed = kind === "served";
	const [before, after] = (isServed ? texts.served : texts.ask).split("{area}");
	const href = isServed ? links.bookHref : links.askHref;
	return (
		<>
			<p>
				{before}
				<b>
					<InLanguage text={name} />
				</b>
				{after}
			</p>
			<WhatsAppButton
				look="outlined"
				small
				href={href.replace("%7Barea%7D", () => encodeText(name))}
			>
				{isServed ? "Book a pickup" : "Ask on WhatsApp"}
			</WhatsAppButton>
		</>
	);
}
