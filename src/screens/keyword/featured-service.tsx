import { featuredService } from "#language/words/screens";
import { priceParts } from "../../../content/format-price.ts";
import type { KeywordPage, Price } from "../../../content/types.ts";
import { AddButton } from "../../list/add-button.tsx";
import { NoBreak } from "../../ui/no-break.tsx";
import { Paragraph } from "../../ui/paragraph.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { PriceLine } from "../../ui/price.tsx";
import "./featured-service.css";

interface FeaturedServiceProps {
	service: KeywordPage["featuredService"];
	/** The item that + puts on the list: the rate card's item, or the page's own. */
	item: { id: string; name: string; price: Price };
	picture: PictureData;
	/** Its sheet has prices of other things too, and so a heading of its own. */
	amongOthers?: boolean;
}

/** The page's own service, as the first row of its price sheet. */
export function FeaturedService({ service, item, picture, amongOthers }: FeaturedServiceProps) {
	const Heading = amongOthers ? "h4" : "h3";
	const price = priceParts(service.price);
	return (
		<section className="featured-service has-actions">
			<div>
				<div className="frame cover">
					<Picture picture={picture} alt="" focus={service.focus} />
				</div>
				<div className="named">
					{amongOthers && <h3 className="kind">{featuredService}</h3>}
					<Heading className="name">
						<NoBreak text={service.name} />
					</Heading>
					<p className={price.sum ? "price" : "price is-words"}>
						<PriceLine price={price} />
					</p>
				</div>
				<AddButton {...item} price={priceParts(item.price)} />
				<Paragraph className="description" text={service.description} />
			</div>
		</section>
	);
}
