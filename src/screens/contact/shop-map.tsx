import { directions, mapOf, openInMaps } from "#language/words/screens";
import "../../ui/chip.css";
import { addressLine, type MapLinks } from "../../../content/format-address.ts";
import type { Business } from "../../../content/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

interface ShopMapProps {
	business: Business;
	links: MapLinks;
}

/** The map, loaded as it nears the view. The address stands in its place while it cannot load (map-frame-script.ts). */
export function ShopMap({ business, links }: ShopMapProps) {
	const address = addressLine(business);
	const chip = "chip font-[600] text-green-deep";
	return (
		<div className="map">
			<iframe src={links.embed} title={mapOf(business.name, address)} loading="lazy" />
			<p className="address flex max-w-none items-center justify-center gap-2 text-center text-ink-soft">
				<Icon name="map-pin" />
				{address}
			</p>
			<div className="links relative mt-auto flex flex-wrap gap-2 border-t border-sand bg-paper px-4 py-3">
				<Link className={chip} href={links.directions}>
					<Icon name="navigation" />
					{directions}
				</Link>
				<Link className={chip} href={links.place}>
					{openInMaps}
					<Icon name="arrow-up-right" />
				</Link>
			</div>
		</div>
	);
}
