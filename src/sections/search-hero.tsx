import type { ReactNode } from "react";
import { priceParts } from "../../content/format-price.ts";
import type { Price } from "../../content/types.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Ridge } from "../ui/ridge.tsx";
import { SwingTag } from "../ui/swing-tag.tsx";
import "./search-hero.css";
import { Paragraph } from "../ui/paragraph.tsx";

interface SearchHeroProps {
	heading: string;
	text: string;
	picture: PictureData;
	imageAlt: string;
	focus?: string | undefined;
	tag?: { title: string; price: Price } | undefined;
	children: ReactNode;
	/** Below the buttons. */
	below?: ReactNode;
}

/** The hero of a landing or keyword page. */
export function SearchHero(props: SearchHeroProps) {
	const { heading, text, picture, imageAlt, focus, tag, children, below } = props;
	return (
		<section className="search-hero relative isolate -mt-(--header) overflow-hidden">
			<div className="words">
				<h1>{heading}</h1>
				<Paragraph className="lede" text={text} />
				<div className="button-pair">{children}</div>
				{below}
			</div>
			<div className={picture.isCutout ? "art cover is-cutout" : "art cover"}>
				<Picture picture={picture} alt={imageAlt} focus={focus} first />
				{tag && <SwingTag hung title={tag.title} price={priceParts(tag.price)} />}
			</div>
			<Ridge into="ivory" className="absolute -bottom-px left-0" />
		</section>
	);
}
