import type { CSSProperties } from "react";
import type { Garment as GarmentName } from "../../content/price-garments.ts";
import sprite from "./garments.svg?url";
import type { HungPieces, Place } from "./hang-pieces.ts";

/** Hidden from screen readers, as all of the line: rows and count say it. */
export function Garment({ name }: { name: GarmentName }) {
	return (
		<svg className="garment" data-garment={name} viewBox="0 0 48 64" aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}

interface HungPiecesProps extends HungPieces {
	places: readonly Place[];
	/** Pieces that do not sway: they hung before. */
	standing: ReadonlySet<string>;
}

/** The pieces in their places, and the tag that counts the others. */
export function PiecesOnLine({ pieces, more, places, standing }: HungPiecesProps) {
	return (
		<ul>
			{pieces.map(({ key, garment }, place) => (
				<li key={key} data-new={standing.has(key) ? undefined : ""} style={styleOf(place, places)}>
					<Garment name={garment} />
				</li>
			))}
			{more > 0 && (
				<li key={more} className="more" data-new="" style={styleOf(pieces.length, places)}>
					<span>{`+${more}`}</span>
				</li>
			)}
		</ul>
	);
}

function styleOf(place: number, places: readonly Place[]): CSSProperties {
	const { x = 0, y = 0 } = places[place] ?? {};
	const tilt = ((place * 7) % 5) - 2;
	return { left: `${x}px`, top: `${y}px`, rotate: `${tilt * 0.8}deg` };
}
