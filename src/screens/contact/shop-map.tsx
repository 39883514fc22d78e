import "../../ui/chip.css";
import { Icon } from "../../ui/icon.tsx";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";

/** Addresses of the maps service: the frame, the shop and the route to it. */
export interface MapLinks {
	embed: string;
	place: string;
	directions: string;
}

interface ShopMapProps {
	name: string;
	address: string;
	maps: MapLinks;
}

/**
 * The maps service's frame, loaded as it nears the view. The address beneath shows while it cannot
 * load.
 */
export function ShopMap({ name, address, maps }: ShopMapProps) {
	return (
		<div className="map">
			<p className="beneath absolute inset-x-[min(2rem,6vw)] inset-y-0 flex max-w-none items-center justify-center gap-2 text-center text-ink-soft">
				<Icon name="map-pin" />
				{address}
			</p>
			<iframe src={maps.embed} title={`Map: ${name}, ${address}`} loading="lazy" />
			<div className="links relative mt-auto flex flex-wrap gap-2 border-t border-sand bg-paper px-4 py-3">
				<a
					className="chip font-[600] text-green-deep"
					href={maps.directions}
					target="_blank"
					rel="noopener"
				>
					<Icon name="navigation" />
					Directions
					<NewTabHint />
				</a>
				<a
					className="chip font-[600] text-green-deep"
					href={maps.place}
					target="_blank"
					rel="noopener"
				>
					Open in Maps
					<NewTabHint />
					<Icon name="arrow-up-right" />
				</a>
			</div>
		</div>
	);
}
