import { Fragment, type ReactNode } from "react";
import { screens, sections, shell } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import type { Feature, KeywordPage, Price } from "../../../shop/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { FeaturedService, PageOpening } from "../../sections/page-prices.tsx";
import { ReadyBy, type ReadyByProps } from "../../sections/ready-by.tsx";
import type { ShownReview } from "../../sections/review.tsx";
import { ReviewGrid } from "../../sections/reviews.tsx";
import { SearchHero } from "../../sections/search-hero.tsx";
import { FeatureGrid, Questions, RelatedPages, Steps } from "../../sections/search-sections.tsx";
import type { PageLink } from "../../site-map.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { InLanguage } from "../../ui/in-language.tsx";
import { NoBreak } from "../../ui/paragraph.tsx";
import type { PictureData } from "../../ui/picture.tsx";
import type { RateRow } from "../../ui/rate-rows.tsx";
import { Stars } from "../../ui/stars.tsx";

interface KeywordScreenProps {
	page: KeywordPage;
	pictures: { hero: PictureData; featured: PictureData };
	features: Feature[];
	/** The page's own service as an item for the list, and the other prices. */
	sheet: { own: { id: string; name: string; price: Price }; rows: RateRow[] };
	steps: { title: string; text: string }[];
	/** Stored ones; those of the page's own come before them. */
	reviews: ShownReview[];
	sisters: PageLink[];
	readyBy: ReadyByProps;
	/** Asks about this service on WhatsApp. */
	askHref: string;
	/** Asks for a quote, with a line for each thing that the shop needs to know. */
	quoteHref: string | undefined;
	closing: ClosingCallProps;
}

type Part = "quote" | "steps" | "feedback" | "questions" | "reasons";

/** By what brings visitors to the page: a price, a decision, or a business's regular loads. */
const orders: Record<NonNullable<KeywordPage["leadsWith"]>, readonly Part[]> = {
	prices: ["steps", "feedback", "questions", "reasons"],
	questions: ["questions", "steps", "reasons", "feedback"],
	quote: ["quote", "questions", "steps", "feedback", "reasons"],
};

export function KeywordScreen(props: KeywordScreenProps) {
	const { page, pictures, features, sheet, steps, reviews, sisters, readyBy } = props;
	const { askHref, quoteHref, closing } = props;
	const parts: Record<Part, ReactNode> = {
		quote: page.quote && quoteHref && <Quote quote={page.quote} href={quoteHref} />,
		steps: <Steps heading={sections.howItWorks} steps={steps} />,
		feedback: <CustomerFeedback quotes={page.keywordReviews} reviews={reviews} />,
		questions: <Questions heading={screens.beforeHandover} questions={page.questions} />,
		reasons: <FeatureGrid heading={sections.whyChooseUs} features={features} />,
	};
	return (
		<>
			<SearchHero
				page={page}
				picture={pictures.hero}
				chat={{ href: askHref, label: shell.bookNow, books: true }}
			/>
			<PageOpening
				heading={screens.featuredService}
				items={sheet.rows}
				intro={page.intro}
				own={
					<FeaturedService
						service={page.featuredService}
						item={sheet.own}
						picture={pictures.featured}
					/>
				}
			>
				{page.keepsTurnaround && <ReadyBy {...readyBy} />}
			</PageOpening>
			{orders[page.leadsWith ?? "prices"].map((part) => (
				<Fragment key={part}>{parts[part]}</Fragment>
			))}
			<RelatedPages pages={sisters} />
			<ClosingCall {...closing} bookHref={askHref} brief />
		</>
	);
}

interface CustomerFeedbackProps {
	/** The page's own; SPEC.md gives them five stars and the name "Customer". */
	quotes: string[];
	reviews: ShownReview[];
}

function CustomerFeedback({ quotes, reviews }: CustomerFeedbackProps) {
	if (quotes.length + reviews.length === 0) return null;
	return (
		<section className="rise pb-(--section)">
			<div className="wrap grid grid-cols-1 gap-6">
				<h2>{screens.customerFeedback}</h2>
				{quotes.length > 0 && (
					<ul className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
						{quotes.map((text) => (
							<li
								key={text}
								className="bg-(image:--stitch-upright) bg-size-[2px_100%] bg-no-repeat pl-4"
							>
								<blockquote className="font-display text-step-2/[1.4] font-[450] text-forest">
									<InLanguage text={text} />
								</blockquote>
								<p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
									{sections.customer}
									<Stars rating={5} className="text-sm" />
								</p>
							</li>
						))}
					</ul>
				)}
				{reviews.length > 0 && <ReviewGrid reviews={reviews} look="brief" />}
			</div>
		</section>
	);
}

interface QuoteProps {
	quote: NonNullable<KeywordPage["quote"]>;
	/** Opens WhatsApp with the message, which has a line for each thing that the shop needs to know. */
	href: string;
}

/** For a business: what its rate depends on, how pickups are agreed, and the message that asks for a quote. */
function Quote({ quote, href }: QuoteProps) {
	return (
		<section className="wrap grid grid-cols-1 gap-x-16 gap-y-4 pb-(--section) lg:grid-cols-[1fr_1.6fr]">
			<h2>{screens.regularLoads}</h2>
			<div>
				<Told title={screens.howMuch} text={quote.volumes} />
				<Told title={screens.rota} text={quote.rota} />
				<WhatsAppButton href={href} look="outlined" about={sections.onWhatsApp}>
					{screens.askForQuote}
				</WhatsAppButton>
			</div>
		</section>
	);
}

function Told({ title, text }: { title: string; text: string }) {
	return (
		<p className="mb-4 text-ink-soft">
			<b className="font-[600] text-forest">{fill(screens.leadIn, { title })}</b>{" "}
			<NoBreak text={text} />
		</p>
	);
}
