import { screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { addressLine, type MapLinks } from "../../../shop/format-address.ts";
import type { Business } from "../../../shop/types.ts";
import { Icon } from "../../ui/icon.tsx";

interface ShopMapProps {
	business: Business;
	links: MapLinks;
}

/** The map, loaded as it nears the view. The address stands in its place while it cannot load (map-frame-script.ts). */
export function ShopMap({ business, links }: ShopMapProps) {
	const address = addressLine(business);
	return (
		<div className="map relative flex min-h-80 flex-col print:min-h-0 overflow-hidden rounded-card border border-sand bg-pale">
			<iframe
				// The page cannot show focus inside the frame, only that it is there.
				className="peer relative z-1 h-80 w-full flex-auto border-0 focus:outline-3 focus:-outline-offset-3 focus:outline-green print:hidden [&[hidden]]:hidden"
				src={links.embed}
				title={fill(screens.mapOf, { shop: business.name, address })}
				loading="lazy"
			/>
			{/* Beneath the frame until that is drawn. */}
			<p className="absolute inset-[0_min(2rem,6vw)] flex max-w-none items-center justify-center gap-2 text-center text-ink-soft print:static print:px-[min(2rem,6vw)] print:py-6">
				<Icon name="map-pin" />
				{address}
			</p>
		</div>
	);
}
