import { hours as hoursWords, screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { addressLine } from "../../../shop/format-address.ts";
import { dayAndMonth } from "../../../shop/format-hours.ts";
import { phoneLine } from "../../../shop/format-phone.ts";
import { shopClock } from "../../../shop/opening-hours.ts";
import { categoryRows } from "../../../shop/price-names.ts";
import type { Business, Pages, PriceCategory } from "../../../shop/types.ts";
import { BrandMark } from "../../ui/icon.tsx";
import { RateRows } from "../../ui/rate-rows.tsx";
import "./printed-rate-card.css";

interface RateCardProps {
	business: Business;
	page: Pages["pricing"];
	categories: readonly PriceCategory[];
}

/** Printed instead of the page: all prices on one A4 sheet. */
export function RateCard({ business, page, categories }: RateCardProps) {
	const { hours, daily } = business.hoursInWords;
	return (
		<div className="rate-card">
			<div className="stitch-brass-b grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-[4mm] pb-[4mm]">
				<BrandMark size={56} className="size-[15mm]" />
				<div>
					<p className="font-display text-[20pt]/[1.1] font-[600] text-forest">{business.brand}</p>
					<p>{business.tagline}</p>
				</div>
				<div className="text-right">
					<p className="text-[13pt] font-[700] text-forest">{phoneLine(business)}</p>
					<p>{addressLine(business)}</p>
					<p>
						{fill(hoursWords.open, { daily, hours })} · {new URL(business.siteUrl).host}
					</p>
				</div>
			</div>
			<div className="mt-[2mm] columns-2 gap-x-[10mm]">
				{categories.map((category) => (
					<section key={category.id} className="break-inside-avoid pt-[3.5mm]">
						<h2 className="break-after-avoid pb-[1mm] text-[13pt] font-[560] tracking-[0]">
							{category.name}
						</h2>
						<RateRows rows={categoryRows(category.items)} />
					</section>
				))}
			</div>
			<div className="stitch-brass-t mt-[5mm] break-inside-avoid pt-[3mm] text-[8pt]">
				<p>{page.lede}</p>
				<p>{page.note}</p>
				<p>{fill(screens.pricesAsOf, { date: today() })}</p>
			</div>
		</div>
	);
}

/** The time of the site's build. */
function today(): string {
	const { day, year } = shopClock(new Date());
	return `${dayAndMonth(day)} ${year}`;
}
