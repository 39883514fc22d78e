import { openHours, pricesAsOf } from "#language/words/screens";
import { addressLine } from "../../../content/format-address.ts";
import { dayAndMonth } from "../../../content/format-hours.ts";
import { shopClock } from "../../../content/opening-hours.ts";
import type { Business, Pages, PriceCategory } from "../../../content/types.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
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
			<div className="head">
				<BrandMark size={56} />
				<div>
					<p className="shop">{business.brand}</p>
					<p>{business.tagline}</p>
				</div>
				<div className="reach">
					<p className="phone">{business.phone}</p>
					<p>{addressLine(business)}</p>
					<p>
						{openHours(daily, hours)} · {new URL(business.siteUrl).host}
					</p>
				</div>
			</div>
			<div className="columns">
				{categories.map((category) => (
					<section key={category.id}>
						<h2>{category.name}</h2>
						<RateRows rows={category.items} />
					</section>
				))}
			</div>
			<div className="foot">
				<p>{page.lede}</p>
				<p>{page.note}</p>
				<p>{pricesAsOf(today())}</p>
			</div>
		</div>
	);
}

/** The time of the site's build. */
function today(): string {
	const { day, year } = shopClock(new Date());
	return `${dayAndMonth(day)} ${year}`;
}
