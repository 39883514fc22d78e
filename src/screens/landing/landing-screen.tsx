import type { ReactNode } from "react";
import { screens, sections } from "#language/words.json";

import type { LandingPage } from "../../../shop/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import {
	FeaturedService,
	type FeaturedServiceProps,
	PageOpening,
} from "../../sections/page-prices.tsx";
import { SearchHero } from "../../sections/search-hero.tsx";
import { FeatureGrid, Questions, RelatedPages, Steps } from "../../sections/search-sections.tsx";
import type { PageLink } from "../../site-map.ts";
import type { PictureData } from "../../ui/picture.tsx";
import type { RateRow } from "../../ui/rate-rows.tsx";

interface LandingScreenProps {
	page: LandingPage;
	picture: PictureData;
	chatHref: string;
	prices: RateRow[];
	sisters: PageLink[];
	/** Of the keyword page with the same slug. */
	featured: FeaturedServiceProps | undefined;
	/** None without a list of areas. */
	areaHeading: string | undefined;
	/** `AreaCheck`, an island. */
	areaCheck?: ReactNode;
	/** Only on the page that names "Areas we serve" and ends with a call to book. */
	closing?: ClosingCallProps;
}

export function LandingScreen(props: LandingScreenProps) {
	const { page, picture, chatHref, prices, sisters } = props;
	const { featured, areaHeading, areaCheck, closing } = props;
	return (
		<>
			<SearchHero
				page={page}
				picture={picture}
				chat={{ href: chatHref, label: page.chatLabel, books: page.chat === "booking" }}
			/>
			<PageOpening
				heading={sections.whatItCosts}
				items={prices}
				own={featured && <FeaturedService {...featured} />}
				intro={page.intro}
				beside={
					areaHeading && (
						<section className="max-w-160" aria-labelledby="served-areas">
							<h2 className="text-step-3" id="served-areas">
								{closing ? screens.areasWeServe : areaHeading}
							</h2>
							{areaCheck}
						</section>
					)
				}
			/>
			<FeatureGrid
				heading={sections.whyChooseUs}
				features={page.why.map(({ title, text }) => ({ id: title, title, description: text }))}
			/>
			<Steps heading={sections.howItWorks} steps={page.how} />
			<Questions heading={screens.goodToKnow} questions={page.questions} />
			<RelatedPages pages={sisters} />
			{closing && <ClosingCall {...closing} />}
		</>
	);
}
