import { Fragment, type ReactNode } from "react";
import { screens, sections, shell } from "#language/words.json";

import type { Feature, KeywordPage, Price } from "../../../shop/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { FeatureGrid } from "../../sections/feature-grid.tsx";
import { FeaturedService } from "../../sections/featured-service.tsx";
import { PageOpening, type PageRow } from "../../sections/page-prices.tsx";
import { Questions } from "../../sections/questions.tsx";
import { ReadyBy, type ReadyByProps } from "../../sections/ready-by.tsx";
import { type LinkedPage, RelatedPages } from "../../sections/related-pages.tsx";
import { SearchHero } from "../../sections/search-hero.tsx";
import type { ShownReview } from "../../sections/shown-review.ts";
import { Steps } from "../../sections/steps.tsx";
import type { PictureData } from "../../ui/picture.tsx";
import { CustomerFeedback } from "./customer-feedback.tsx";
import { Quote } from "./quote.tsx";

interface KeywordScreenProps {
	page: KeywordPage;
	pictures: { hero: PictureData; featured: PictureData };
	features: Feature[];
	/** The page's own service as an item for the list, and the other prices. */
	sheet: { own: { id: string; name: string; price: Price }; rows: PageRow[] };
	steps: { title: string; text: string }[];
	/** Stored ones; those of the page's own come before them. */
	reviews: ShownReview[];
	sisters: LinkedPage[];
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
