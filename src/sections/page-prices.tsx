import type { ReactNode } from "react";
import { sections } from "#language/words.json";
import { priceParts } from "../../shop/format-price.ts";
import type { KeywordPage, Price } from "../../shop/types.ts";
import { AddButton } from "../list/add-button.tsx";
import { routes } from "../site-map.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { NoBreak, Paragraph } from "../ui/paragraph.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { PriceTag } from "../ui/price.tsx";
import { type RateRow, RateRows, Sheet } from "../ui/rate-rows.tsx";

interface PageOpeningProps {
	/** Of the prices. */
	heading: string;
	items: RateRow[];
	/** Above the rows: the page's own service. */
	own?: ReactNode;
	/** Below them. */
	children?: ReactNode;
	intro: string;
	/** Below the introduction. */
	beside?: ReactNode;
}

const quietTitle =
	"[&>.title]:mb-2 [&>.title]:bg-none [&>.title]:p-0 [&_h2]:font-text [&_h2]:text-sm/[1.4] [&_h2]:font-[600] [&_h2]:tracking-[0] [&_h2]:text-green-deep";

/** Right below the hero: the page's prices, as on the printed rate card, if it has any, and its introduction. */
export function PageOpening({ heading, items, own, children, intro, beside }: PageOpeningProps) {
	return (
		<div className="wrap relative z-1 grid grid-cols-1 items-start gap-x-16 gap-y-8 pb-(--section) lg:grid-cols-[1.2fr_1fr]">
			{(items.length > 0 || own) && (
				<Sheet className={`-mt-8 pt-5 pb-3 ${quietTitle}`} heading={heading}>
					{own}
					{items.length > 0 && <RateRows rows={items} action={AddButton} />}
					<div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 text-[0.9375rem]">
						{children}
						<a className="link inline-flex min-h-11 items-center" href={routes.pricing}>
							{sections.wholePriceList}
						</a>
					</div>
				</Sheet>
			)}
			<div className="grid grid-cols-1 gap-8 lg:content-start lg:pt-10">
				<Intro text={intro} />
				{beside}
			</div>
		</div>
	);
}

/** @param text paragraphs separated by an empty line; the first is larger, the others unfold. */
function Intro({ text }: { text: string }) {
	const [first = "", ...rest] = text.split(/\n{2,}/);
	return (
		<section>
			<Paragraph className="opening text-step-2" text={first} />
			{rest.length > 0 && (
				<Disclosure look="inline" summary={sections.readOn}>
					{rest.map((paragraph) => (
						<Paragraph key={paragraph} className="lede mt-3" text={paragraph} />
					))}
				</Disclosure>
			)}
		</section>
	);
}

export interface FeaturedServiceProps {
	service: KeywordPage["featuredService"];
	/** The item that + puts on the list: the rate card's item, or the page's own. */
	item: { id: string; name: string; price: Price };
	picture: PictureData;
}

/** The page's own service, as the first row of its price sheet. */
export function FeaturedService({ service, item, picture }: FeaturedServiceProps) {
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
					<PriceTag price={priceParts(service.price)} />
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
