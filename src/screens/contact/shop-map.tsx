import "../../ui/chip.css";
import { Icon } from "../../ui/icon.tsx";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import type { MapLinks } from "./contact-screen.tsx";

interface ShopMapProps {
	name: string;
	address: string;
	maps: MapLinks;
}

/**
 * The maps service's frame, loaded only as it nears the view, with links that open the maps
 * application. The address stands under the frame, for when it cannot load.
 */
export function ShopMap({ name, address, maps }: ShopMapProps) {
	return (
		<div className="map">
			<p className="beneath">
				<Icon name="map-pin" />
				{address}
			</p>
			<iframe src={maps.embed} title={`Map: ${name}, ${address}`} loading="lazy" />
			<div className="links">
				<a className="chip" href={maps.directions} target="_blank" rel="noopener">
					<Icon name="navigation" />
					Directions
					<NewTabHint />
				</a>
				<a className="chip" href={maps.place} target="_blank" rel="noopener">
					Open in Maps
					<NewTabHint />
					<Icon name="arrow-up-right" />
				</a>
			</div>
		</div>
	);
}
