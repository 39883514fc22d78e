import { priceParts } from "../../content/format-price.ts";
import type { Service } from "../../content/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import "./service-card.css";
import { NoBreak } from "../ui/no-break.tsx";
import type { LinkedPage } from "./related-pages.tsx";

/** A service with its picture made ready and the address that books it. */
export interface BookableService extends Omit<Service, "pages"> {
	/** The pages that say more about it. */
	pages?: LinkedPage[];
	picture: PictureData;
	bookHref: string;
}

interface ServiceGridProps {
	services: BookableService[];
	columns: "of-three" | "of-four";
	/** The level of the cards' headings: one below the heading that stands over the grid. */
	heading: "h2" | "h3";
	/** The grid opens the page: its first row of pictures is loaded at once. */
	first?: boolean;
}

/** Services side by side; on phones each is a row with a thumbnail. */
export function ServiceGrid({ services, columns, heading, first }: ServiceGridProps) {
	return (
		<ul className={`card-grid service-grid ${columns}`}>
			{services.map((service, index) => (
				<ServiceCard
					key={service.id}
					service={service}
					heading={heading}
					first={first && index < 3}
				/>
			))}
		</ul>
	);
}

interface ServiceCardProps extends Pick<ServiceGridProps, "heading" | "first"> {
	service: BookableService;
}

function ServiceCard({ service, heading: Heading, first }: ServiceCardProps) {
	const { id, name, description, price, picture, focus, bookHref, pages } = service;
	return (
		<li className="card service-card" id={id}>
			<div className="frame">
				<Picture picture={picture} alt="" focus={focus} first={first} />
			</div>
			<div className="body">
				<Heading className="name">{name}</Heading>
				<p className="description">
					<NoBreak text={description} />
				</p>
				{pages && pages.length > 0 && (
					<ul className="more" aria-label={`More about ${name}`}>
						{pages.map(({ href, title }) => (
							<li key={href}>
								<a className="link" href={href}>
									{title}
								</a>
							</li>
						))}
					</ul>
				)}
				<div className="foot">
					<Price price={priceParts(price)} />
					<WhatsAppButton
						look="outlined"
						small
						books
						service={id}
						href={bookHref}
						about={` for ${name} on WhatsApp`}
					>
						Book Now
					</WhatsAppButton>
				</div>
			</div>
		</li>
	);
}
