import { screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import "../../ui/chip.css";
import { phoneLink } from "../../../shop/format-phone.ts";
import type { Business, Pages } from "../../../shop/types.ts";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

interface OfflineScreenProps {
	page: Pages["offline"];
	business: Business;
	special: Business["specialDays"];
	/** Every page of the site; `offline/saved-pages.ts` shows the saved ones. */
	links: readonly { label: string; href: string }[];
	/** Pages that are saved together with this one. */
	always: readonly string[];
}

export function OfflineScreen({ page, business, special, links, always }: OfflineScreenProps) {
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede}>
				<div className="button-pair">
					<ButtonLink href={phoneLink(business.phone)}>
						<Icon name="phone" />
						{fill(screens.call, { phone: business.phone })}
					</ButtonLink>
					{/* An empty address reloads the page that was asked for. */}
					<ButtonLink look="outlined" href="">
						{screens.tryAgain}
					</ButtonLink>
				</div>
			</PageHeader>
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[1.45fr_1fr] lg:items-start">
					<nav aria-labelledby="kept-pages">
						<h2 id="kept-pages" className="mb-5 text-step-3">
							{page.keptHeading}
						</h2>
						<ul className="flex flex-wrap gap-2">
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
