import type { ReactNode } from "react";
import { chooseArea, comeTooTo, notDrawn, notToScale } from "#language/words/area-map";
import { openHours } from "#language/words/screens";
import { bookPickup } from "#language/words/sections";
import type { Business, Pages } from "../../../content/types.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { encodeText } from "../../ui/whatsapp-link.ts";
import "../../ui/chip.css";
import "./area-map.css";
import { AreaMapDrawing } from "./area-map-drawing.tsx";
import { layoutAreaMap } from "./layout-area-map.ts";
import { answerStyles, placeStyles } from "./place-styles.ts";

export interface AreaMapProps {
	business: Pick<Business, "name" | "geo" | "areas" | "areaPlaces" | "scenery" | "hoursInWords">;
	/** Says `{area}` where the area's name goes. */
	served: Pages["areaCheck"]["served"];
	/** Opens WhatsApp to book; its message says `{area}` likewise. */
	bookHref: string;
}

interface Props extends AreaMapProps {
	heading: string;
	/** `AreaCheck`: a field for other areas. */
	children?: ReactNode;
}

/**
 * The city as a drawing: where the shop comes to. Each area is a radio; its answer shows by CSS alone. Areas without
 * a place in the content are chips beside the drawing.
 */
export function AreaMap({ business, served, bookHref, heading, children }: Props) {
	const { areas, areaPlaces = [], scenery, name: shopName, geo, hoursInWords } = business;
	const placed = areas.flatMap((name) => {
		const place = areaPlaces.find(({ area }) => area === name);
		return place ? [{ ...place, name }] : [];
	});
	const others = areas.filter((area) => placed.every(({ name }) => name !== area));
	const inputOf = (area: string) => `place-${areas.indexOf(area) + 1}`;
	const [before, after] = served.split("{area}");
	const radio = (area: string, look: string, children: ReactNode) => [
		<input
			key={`${area} radio`}
			type="radio"
			name="served-area"
			id={inputOf(area)}
			aria-describedby={answerOf(inputOf(area))}
		/>,
		<label key={area} htmlFor={inputOf(area)} className={look}>
			{children}
		</label>,
	];
	const answers = (names: readonly string[]) =>
		names.map((area) => (
			<div key={area} className="place-answer" id={answerOf(inputOf(area))}>
				<p>
					{before}
					<b>{area}</b>
					{after}
				</p>
				<WhatsAppButton
					look="outlined"
					small
					href={bookHref.replace("%7Barea%7D", () => encodeText(area))}
				>
					{bookPickup}
				</WhatsAppButton>
			</div>
		));
	const layout =
		placed.length > 0 &&
		layoutAreaMap({
			shop: { ...geo, name: shopName },
			areas: placed,
			rivers: scenery?.rivers ?? [],
			hills: scenery?.hills ?? false,
		});
	return (
		<div className="area-map">
			<h2 className="mb-5 text-step-3" id="served-areas">
				{heading}
			</h2>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its children as a grid in all browsers */}
			<div
				className={layout ? "parts has-drawing" : "parts"}
				role="group"
				aria-labelledby="served-areas"
			>
				<style>{answerStyles(areas.map(inputOf), answerOf)}</style>
				{layout && (
					<>
						<style>
							{placeStyles(
								layout,
								placed.map(({ name }) => inputOf(name)),
							)}
						</style>
						<AreaMapDrawing layout={layout} hills={scenery?.hills ?? false} shopName={shopName} />
						{layout.places.map(({ name, side }) =>
							radio(name, `place is-${side}`, <span>{name}</span>),
						)}
						<p className="note text-sm text-ink-soft">{notToScale}</p>
					</>
				)}
				<div className="side">
					<div className="card">
						{layout && (
							<div role="status">
								<p className="prompt">{chooseArea}</p>
								{answers(placed.map(({ name }) => name))}
							</div>
						)}
						{others.length > 0 && (
							<div className="others">
								{layout && <p className="mb-2">{comeTooTo}</p>}
								{others.map((area) => radio(area, "chip", area))}
								<div role="status">{answers(others)}</div>
							</div>
						)}
						<p className="text-ink-soft">{openHours(hoursInWords.daily, hoursInWords.hours)}</p>
					</div>
					{children && (
						<div className="card needs-script">
							{layout && <p className="font-[600] text-forest">{notDrawn}</p>}
							{children}
						</div>
					)}
				</div>
			</div>
		</div>
	);
}

const answerOf = (input: string) => `${input}-answer`;
