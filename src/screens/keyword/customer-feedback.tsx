import { screens, sections } from "#language/words.json";

import { ReviewGrid } from "../../sections/review-grid.tsx";
import type { ShownReview } from "../../sections/shown-review.ts";
import { InLanguage } from "../../ui/in-language.tsx";
import { Stars } from "../../ui/stars.tsx";

interface CustomerFeedbackProps {
	/** The page's own; SPEC.md gives them five stars and the name "Customer". */
	quotes: string[];
	reviews: ShownReview[];
}

export function CustomerFeedback({ quotes, reviews }: CustomerFeedbackProps) {
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
