import { sections } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { Stars } from "../ui/stars.tsx";

/** The rating on the maps service; never in structured data (DECISIONS.md). */
export interface Rating {
	averageRating: number;
	totalReviewCount: number;
}

export function Score({ averageRating, totalReviewCount }: Rating) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<b
				className="font-display text-[clamp(3.25rem,6vw,4.5rem)]/[0.9] font-[500] tracking-[-0.03em] text-forest"
				aria-hidden="true"
			>
				{averageRating}
			</b>
			<div>
				<Stars rating={averageRating} className="mb-[0.3rem] text-lg" />
				<span className="text-[0.9375rem]/[1.4] text-ink-soft">
					{fill(sections.fromReviews, { count: totalReviewCount })}
				</span>
			</div>
		</div>
	);
}
