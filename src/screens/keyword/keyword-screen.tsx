import { beforeHandover, customerFeedback } from "#language/words/screens";
import { howItWorks, whatItCosts, whyChooseUs } from "#language/words/sections";
import { bookNow } from "#language/words/shell";
import type { Feature, KeywordPage } from "../../../content/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { FeatureGrid } from "../../sections/feature-grid.tsx";
import { Intro } from "../../sections/intro.tsx";
import { PagePrices, type PageRow } from "../../sections/page-prices.tsx";
import { Questions } from "../../sections/questions.tsx";
import { ReadyBy, type ReadyByProps } from "../../sections/ready-by.tsx";
import { type LinkedPage, RelatedPages } from "../../sections/related-pages.tsx";
import { ReviewCard } from "../../sections/review-card.tsx";
import { SearchHero } from "../../sections/search-hero.tsx";
import type { ShownReview } from "../../sections/shown-review.ts";
import { Steps } from "../../sections/steps.tsx";
import type { PictureData } from "../../ui/picture.tsx";
import { FeaturedService } from "./featured-service.tsx";
import { KeyFacts } from "./key-facts.tsx";

interface KeywordScreenProps {
	page: KeywordPage;
	pictures: { hero: PictureData; featured: PictureData };
	features: Feature[];
	prices: PageRow[];
	steps: { title: string; text: string }[];
	/** The page's own two reviews, then stored ones. */
	reviews: ShownReview[];
	sisters: LinkedPage[];
	readyBy: ReadyByProps;
	/** Asks about this service on WhatsApp. */
	askHref: string;
	closing: ClosingCallProps;
}

export function KeywordScreen(props: KeywordScreenProps) {
	const { page, pictures, features, prices, steps, reviews, sisters, readyBy } = props;
	const { askHref, closing } = props;
	const { featuredService } = page;
	return (
		<>
			<SearchHero
				page={page}
				picture={pictures.hero}
				chat={{ href: askHref, label: bookNow, books: true }}
				featured={featuredService}
				below={page.keepsTurnaround && <ReadyBy {...readyBy} />}
			/>
			<Intro text={page.intro}>
				<KeyFacts facts={page.label} />
			</Intro>
			<FeaturedService
				service={featuredService}
				picture={pictures.featured}
				sameAsHero={featuredService.image === page.image}
				askHref={askHref}
			/>
			<PagePrices heading={whatItCosts} items={prices} />
			<Steps heading={howItWorks} steps={steps} />
			<FeatureGrid heading={whyChooseUs} features={features} />
			{reviews.length > 0 && (
				<section className="rise pb-(--section)">
					<div className="wrap">
						<div className="split-head">
							<h2>{customerFeedback}</h2>
						</div>
						<ul className="card-grid of-three guest-book">
							{reviews.map((review) => (
								<ReviewCard key={review.reviewId} review={review} />
							))}
						</ul>
					</div>
				</section>
			)}
			<Questions heading={beforeHandover} questions={page.questions} />
			<RelatedPages pages={sisters} />
			<ClosingCall {...closing} bookHref={askHref} brief />
		</>
	);
}
