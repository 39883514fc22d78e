import { forService } from "#language/words/sections";
import { bookNow } from "#language/words/shell";
import { priceParts } from "../../content/format-price.ts";
import type { Service } from "../../content/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import "./service-card.css";
import { Paragraph } from "../ui/paragraph.tsx";

export interface BookableService extends Service {
	picture: PictureData;
	bookHref: string;
}

interface ServiceGridProps {
	services: BookableService[];
	columns: "of-three" | "of-four";
	heading: "h2" | "h3";
	/** In the first view: loads its first row of pictures at once. */
	first?: boolean;
}

/** Cards on wide screens, rows with a thumbnail on phones. */
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
	const { id, name, description, price, picture, focus, bookHref } = service;
	return (
		<li className="card service-card relative flex overflow-hidden" id={id}>
			<div className="frame cover relative overflow-hidden bg-mint">
				<Picture picture={picture} alt="" focus={focus} first={first} />
			</div>
			<div className="body flex flex-1 flex-col">
				<Heading className="name">{name}</Heading>
				<Paragraph className="description mt-[0.4rem] text-ink-soft" text={description} />
				<div className="foot mt-auto flex">
					<Price price={priceParts(price)} />
					<WhatsAppButton
						look="outlined"
						small
						books
						service={id}
						href={bookHref}
						about={forService(name)}
					>
						{bookNow}
					</WhatsAppButton>
				</div>
			</div>
		</li>
	);
}
