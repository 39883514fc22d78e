import { mapOf } from "#language/words/screens";
import { addressLine, type MapLinks } from "../../../content/format-address.ts";
import type { Business } from "../../../content/types.ts";
import { Icon } from "../../ui/icon.tsx";

interface ShopMapProps {
	business: Business;
	links: MapLinks;
}

/** The map, loaded as it nears the view. The address stands in its place while it cannot load (map-frame-script.ts). */
export function ShopMap({ business, links }: ShopMapProps) {
	const address = addressLine(business);
	return (
		<div className="map">
			<iframe src={links.embed} title={mapOf(business.name, address)} loading="lazy" />
			<p className="address flex max-w-none items-center justify-center gap-2 text-center text-ink-soft">
				<Icon name="map-pin" />
				{address}
			</p>
		</div>
	);
}
