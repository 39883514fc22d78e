import type { ReactNode } from "react";
import { ourServices } from "#language/words/sections";
import { priceParts } from "../../content/format-price.ts";
import type { KeywordPage, Price } from "../../content/types.ts";
import { routes } from "../site-map.ts";
import { ButtonLink, WhatsAppButton } from "../ui/button-link.tsx";
import { headline } from "../ui/headline.ts";
import { NoBreak } from "../ui/no-break.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Ridge } from "../ui/ridge.tsx";
import { SwingTag } from "../ui/swing-tag.tsx";
import "./search-hero.css";
import { Paragraph } from "../ui/paragraph.tsx";

interface SearchHeroProps {
	page: Pick<KeywordPage, "h1" | "subheading" | "imageAlt" | "focus">;
	picture: PictureData;
	/** The WhatsApp button. */
	chat: { href: string; label: string; books: boolean };
	featured?: { name: string; price: Price } | undefined;
	/** Below the buttons. */
	below?: ReactNode;
}

/** The hero of a landing or keyword page. */
export function SearchHero({ page, picture, chat, featured, below }: SearchHeroProps) {
	return (
		<section className="search-hero relative isolate -mt-(--header) overflow-hidden">
			<div className="words">
				<h1>
					<NoBreak text={headline(page.h1)} />
				</h1>
				<Paragraph className="lede" text={page.subheading} />
				<div className="button-pair">
					<WhatsAppButton books={chat.books} href={chat.href}>
						{chat.label}
					</WhatsAppButton>
					<ButtonLink look="outlined" href={routes.services}>
						{ourServices}
					</ButtonLink>
				</div>
				{below}
			</div>
			<div className={picture.isCutout ? "art cover is-cutout" : "art cover"}>
				<Picture picture={picture} alt={page.imageAlt} focus={page.focus} first />
				{featured && <SwingTag hung title={featured.name} price={priceParts(featured.price)} />}
			</div>
			<Ridge into="ivory" className="absolute -bottom-px left-0" />
		</section>
	);
}
