import { sections, shell } from "#language/words.json";
import { fill } from "../../languages/fill.ts";

import { priceParts } from "../../shop/format-price.ts";
import type { Service } from "../../shop/types.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { PriceTag } from "../ui/price.tsx";

export interface BookableService extends Service {
	picture: PictureData;
	bookHref: string;
}

interface ServiceGridProps {
	services: BookableService[];
	/** On wide screens. */
	columns: 3 | 4;
	heading: "h2" | "h3";
	/** On phones a description is cut to a line. */
	brief?: boolean;
}

const wideColumns = { 3: "md:grid-cols-3", 4: "lg:grid-cols-4" } as const;

/** Rows of one sheet on phones, cards on wider screens. It is in the first view: its first row of pictures loads at once. */
export function ServiceGrid({ services, columns, ...look }: ServiceGridProps) {
	return (
		<ul className={`sm:grid sm:grid-cols-2 sm:gap-5 ${wideColumns[columns]}`}>
			{services.map((service, index) => (
				<ServiceCard
					key={service.id}
					service={service}
					{...look}
					loads={index < 3 ? "early" : undefined}
				/>
			))}
		</ul>
	);
}

interface ServiceCardProps extends Pick<ServiceGridProps, "heading" | "brief"> {
	service: BookableService;
	loads: "early" | undefined;
}

function ServiceCard({ service, heading: Heading, brief, loads }: ServiceCardProps) {
	const { id, name, description, price, picture, focus, bookHref } = service;
	return (
		<li className={`service-card ${row} ${card}`} id={id}>
			<div className="cover col-[1] row-[1/4] aspect-square overflow-hidden rounded-small bg-mint sm:col-[1/3] sm:row-[1] sm:aspect-4/3 sm:rounded-inner">
				<Picture picture={picture} alt="" focus={focus} loads={loads} />
			</div>
			<Heading className="col-[2] row-[1] font-text text-[clamp(0.9rem,4vw,1rem)]/[1.25] font-[600] sm:col-[1/3] sm:row-[2] sm:mx-3 sm:mt-4 sm:font-display sm:text-[1.3125rem]/[1.2] sm:font-[560]">
				{name}
			</Heading>
			<Paragraph
				className={`col-[2/4] row-[3] mt-1 text-[0.875rem]/[1.35] text-ink-soft ${brief ? "max-sm:truncate" : ""} sm:col-[1/3] sm:mx-3 sm:mt-[0.4rem] sm:self-start sm:text-[0.9688rem]/[1.5]`}
				text={description}
			/>
			<PriceTag
				className="col-[2] row-[2] sm:col-[1] sm:row-[4] sm:mt-[0.9rem] sm:mb-3 sm:ml-3"
				price={priceParts(price)}
			/>
			<ButtonLink
				// All of a phone's row books: the dock covers a button at most.
				className="col-[3] row-[1/3] px-2 max-sm:after:absolute max-sm:after:inset-0 sm:col-[2] sm:row-[4] sm:mt-[0.9rem] sm:mr-3 sm:mb-2 sm:self-end"
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

/** The button's words wrap before the name's do, since the name says more. */
const row =
	"relative grid grid-cols-[min(44px,11vw)_minmax(0,1fr)_fit-content(36%)] items-center gap-x-[min(0.625rem,1.8vw)] py-2.5 max-sm:not-first:stitch-t";
const card =
	"sm:grid-cols-[minmax(min-content,1fr)_auto] sm:gap-x-1.5 sm:grid-rows-[auto_auto_1fr_auto] sm:rounded-card sm:border sm:border-sand sm:bg-paper sm:p-2 sm:shadow-rest sm:[transition:box-shadow_0.3s,translate_0.3s_var(--ease-out)] sm:hover:shadow-hover sm:hover:[translate:0_-3px]";
