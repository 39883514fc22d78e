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

/** Words and picture never meet. */
const measure = "max-w-136 lg:max-w-96 xl:max-w-124";

/** The hero of a landing or keyword page. */
export function SearchHero({ page, picture, chat }: SearchHeroProps) {
	return (
		<section className="search-hero relative isolate -mt-(--header) overflow-hidden">
			<div className="px-(--gutter) pt-[calc(var(--header)+1rem)] lg:pr-6 lg:pb-(--hills) lg:pl-(--edge-of-words)">
				<h1 className={`${measure} text-[min(clamp(2.125rem,1.6rem+2.4vw,3.5rem),13vw)]/[1.05]`}>
					<NoBreak text={headline(page.h1)} />
				</h1>
				<Paragraph
					className={`lede ${measure} mt-[clamp(0.6rem,1.5vw,1rem)] leading-[1.45] text-ink-sky`}
					text={page.subheading}
				/>
				<div className="button-pair mt-[clamp(1.1rem,2.5vw,1.6rem)] max-w-136">
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
