import { priceParts } from "../../shop/format-price.ts";
import type { KeywordPage, Price } from "../../shop/types.ts";
import { AddButton } from "../list/add-button.tsx";
import { NoBreak, Paragraph } from "../ui/paragraph.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { PriceLine } from "../ui/price.tsx";

export interface FeaturedServiceProps {
	service: KeywordPage["featuredService"];
	/** The item that + puts on the list: the rate card's item, or the page's own. */
	item: { id: string; name: string; price: Price };
	picture: PictureData;
}

/** The page's own service, as the first row of its price sheet. */
export function FeaturedService({ service, item, picture }: FeaturedServiceProps) {
	const price = priceParts(service.price);
	return (
		<div className="has-actions bg-(image:--stitch) bg-size-[100%_2px] bg-bottom bg-no-repeat pb-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5">
				<div className="cover aspect-square w-[64px] flex-none overflow-hidden rounded-small sm:w-[88px]">
					<Picture picture={picture} alt="" focus={service.focus} />
				</div>
				<div className="flex min-w-0 flex-[1_1_7rem] flex-wrap items-baseline justify-between gap-x-4">
					<h3>
						<NoBreak text={service.name} />
					</h3>
					<p className={price.sum ? "price" : "price is-words"}>
						<PriceLine price={price} />
					</p>
				</div>
				<AddButton {...item} />
			</div>
			<Paragraph
				className="mt-2 text-[0.9688rem]/[1.45] text-ink-soft"
				text={service.description}
			/>
		</div>
	);
}
