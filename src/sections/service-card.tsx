import { sections, shell } from "#language/words.json";
import { fill } from "../../languages/fill.ts";

import { priceParts } from "../../shop/format-price.ts";
import type { Service } from "../../shop/types.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import "./service-card.css";

export interface BookableService extends Service {
	picture: PictureData;
	bookHref: string;
}

interface ServiceGridProps {
	services: BookableService[];
	/** On wide screens. */
	columns: 3 | 4;
	heading: "h2" | "h3";
	/** In the first view: loads its first row of pictures at once. */
	first?: boolean;
}

const wideColumns = { 3: "md:grid-cols-3", 4: "lg:grid-cols-4" } as const;

/** Rows of one sheet on phones, cards on wider screens. */
export function ServiceGrid({ services, columns, heading, first }: ServiceGridProps) {
	return (
		<ul className={`sm:grid sm:grid-cols-2 sm:gap-5 ${wideColumns[columns]}`}>
			{services.map((service, index) => (
				<ServiceCard
					key={service.id}
					service={service}
					heading={heading}
					loads={first && index < 3 ? "early" : undefined}
				/>
			))}
		</ul>
	);
}

interface ServiceCardProps extends Pick<ServiceGridProps, "heading"> {
	service: BookableService;
	loads: "early" | undefined;
}

function ServiceCard({ service, heading: Heading, loads }: ServiceCardProps) {
	const { id, name, description, price, picture, focus, bookHref } = service;
	return (
		<li className="service-card relative" id={id}>
			<div className="frame cover overflow-hidden bg-mint">
				<Picture picture={picture} alt="" focus={focus} loads={loads} />
			</div>
			<Heading className="name">{name}</Heading>
			<Paragraph className="description text-ink-soft" text={description} />
			<Price price={priceParts(price)} />
			<ButtonLink
				className="px-2.5"
				look="outlined"
				small
				books
				service={id}
				href={bookHref}
				about={fill(sections.forService, { service: name })}
			>
				{shell.bookNow}
			</ButtonLink>
		</li>
	);
}
