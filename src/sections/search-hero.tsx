import { sections } from "#language/words.json";
import type { KeywordPage } from "../../shop/types.ts";
import { routes } from "../site-map.ts";
import { ButtonLink, WhatsAppButton } from "../ui/button-link.tsx";
import { headline, NoBreak, Paragraph } from "../ui/paragraph.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Ridge } from "../ui/ridge.tsx";
import "./search-hero.css";

interface SearchHeroProps {
	page: Pick<KeywordPage, "h1" | "subheading" | "imageAlt" | "focus">;
	picture: PictureData;
	/** The WhatsApp button. */
	chat: { href: string; label: string; books: boolean };
}

/** The hero of a landing or keyword page. */
export function SearchHero({ page, picture, chat }: SearchHeroProps) {
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
						{sections.ourServices}
					</ButtonLink>
				</div>
			</div>
			<div
				className={
					picture.isCutout ? "art cover is-cutout" : "art cover sm:[&_picture]:fading-edges"
				}
			>
				<Picture picture={picture} alt={page.imageAlt} focus={page.focus} loads="first" />
			</div>
			<Ridge into="ivory" className="absolute -bottom-px left-0" />
		</section>
	);
}
