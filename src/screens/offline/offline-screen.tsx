import "../../ui/chip.css";
import type { Business, Pages } from "../../../content/types.ts";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { phoneLink } from "../../ui/phone-link.ts";
import "./offline-screen.css";

interface OfflineScreenProps {
	page: Pages["offline"];
	business: Business;
	/** The special days to announce. */
	special: Business["specialDays"];
	/** Every page of the site; `offline/saved-pages.ts` shows those that are on this device. */
	links: readonly { label: string; href: string }[];
	/** Those that are on the device whenever this page is. */
	always: readonly string[];
}

export function OfflineScreen({ page, business, special, links, always }: OfflineScreenProps) {
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede}>
				<div className="button-pair">
					<ButtonLink href={phoneLink(business.phone)}>
						<Icon name="phone" />
						Call {business.phone}
					</ButtonLink>
					{/* An empty address is the one in the address bar: the page that was asked for. */}
					<ButtonLink look="outlined" href="">
						Try again
					</ButtonLink>
				</div>
			</PageHeader>
			<section className="page-body offline" aria-label={page.heading}>
				<div className="wrap">
					<nav aria-labelledby="kept-pages">
						<h2 id="kept-pages">{page.keptHeading}</h2>
						<ul>
							{links.map(({ label, href }) => (
								<li key={href} data-kept={href} hidden={!always.includes(href)}>
									<a className="chip" href={href}>
										{label}
										<Icon name="arrow-right" />
									</a>
								</li>
							))}
						</ul>
					</nav>
					<BusinessHours week={business.hours} words={business.hoursInWords} special={special} />
				</div>
			</section>
		</>
	);
}
