import { type FormEvent, useEffect, useRef, useState } from "react";
import { areaCheck } from "#language/words.json";
import type { FoundArea } from "../../assistant/served-area.ts";
import { encodeText } from "../../shop/format-whatsapp.ts";
import type { Pages } from "../../shop/types.ts";
import { AreaField, loadAreas } from "../list/area-field.tsx";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Link } from "../ui/link.tsx";
import "../ui/chip.css";
import "./area-check.css";

export interface AreaCheckProps {
	texts: Pages["areaCheck"];
	/** Named by the shop, each a chip. */
	areas: readonly string[];
	/** Opens WhatsApp to book; its message says `{area}` where the area's name goes. */
	bookHref: string;
	/** The same, to ask whether the shop comes there. */
	askHref: string;
}

const chipRow = "mt-4 flex flex-wrap gap-2";

/**
 * "Do you come to me?": the areas by name, and a field for others. Without scripts a name books. What is typed stays on the device; only the WhatsApp message
 * that a visitor chooses to send names the area.
 */
export function AreaCheck({ texts, areas: named, bookHref, askHref }: AreaCheckProps) {
	const field = useRef<HTMLInputElement>(null);
	const [found, setFound] = useState<FoundArea>();
	const [asked, setAsked] = useState(0);
	const isServed = found?.kind === "served";
	const bookFrom = (area: string) => bookHref.replace("%7Barea%7D", () => encodeText(area));

	useEffect(() => {
		// The answer may come below the window or under the dock.
		if (asked) field.current?.form?.scrollIntoView({ block: "nearest" });
	}, [asked]);

	function answer(area: FoundArea) {
		setFound(area);
		setAsked((times) => times + 1);
	}

	async function check(event: FormEvent) {
		event.preventDefault();
		const typed = field.current?.value.trim() ?? "";
		if (typed === "") field.current?.focus();
		// Without the names the shop is asked.
		const ask = (): FoundArea => ({ kind: "unknown", name: typed });
		answer(typed ? await loadAreas().then(({ find }) => find(typed), ask) : ask());
	}

	return (
		<>
			<ul className={`needs-script ${chipRow}`} aria-labelledby="served-areas">
				{named.map((name) => (
					<li key={name} className="max-w-full">
						<button type="button" className="chip" onClick={() => answer({ kind: "served", name })}>
							{name}
						</button>
					</li>
				))}
			</ul>
			<noscript>
				<ul className={chipRow} aria-labelledby="served-areas">
					{named.map((name) => (
						<li key={name} className="max-w-full">
							<Link className="chip" href={bookFrom(name)}>
								{name}
							</Link>
						</li>
					))}
				</ul>
			</noscript>
			{/* The method "dialog" sends nothing before hydration. */}
			<form className="area-check needs-script" method="dialog" onSubmit={check}>
				<AreaField
					id="area"
					ref={field}
					label={texts.label}
					enterKeyHint="go"
					maxLength={80}
					spellCheck={false}
					// After a failure the next press tries again.
					onFocus={() => loadAreas().catch(() => {})}
					button={
						<button type="submit" className="button is-outlined">
							{areaCheck.checkArea}
						</button>
					}
					texts={texts}
					found={found}
					answerKey={asked}
				>
					{found?.name === "" && <p key={asked}>{texts.empty}</p>}
					{found?.name && found.kind !== "city" && (
						<WhatsAppButton
							look="outlined"
							small
							href={
								isServed
									? bookFrom(found.name)
									: askHref.replace("%7Barea%7D", () => encodeText(found.name))
							}
						>
							{isServed ? areaCheck.bookPickup : areaCheck.askOnWhatsApp}
						</WhatsAppButton>
					)}
				</AreaField>
			</form>
		</>
	);
}
