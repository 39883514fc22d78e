import { sections } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { Stars } from "../ui/stars.tsx";
import { ReviewCard, ReviewDialog, type ShownReview } from "./review.tsx";

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

/** Reviews at the top of the reviews page whose photos load at once. */
const FIRST_VIEW = 3;

interface ReviewGridProps {
	/** Newest first. */
	reviews: ShownReview[];
	/** `cards` show three lines and the owner's reply, a `guest-book` six lines, `brief` three. */
	look: keyof typeof looks;
}

const looks = {
	cards: "my-8 gap-4 sm:gap-5 md:grid-cols-3",
	"guest-book": "sm:gap-5 md:grid-cols-3",
	// Four reviews would leave one alone on a line of three.
	brief: "sm:gap-5",
} as const;

/** Cards in the order given, each of which opens a dialog with the whole review. */
export function ReviewGrid({ reviews, look }: ReviewGridProps) {
	if (reviews.length === 0)
		return <p className="my-8 text-lg text-ink-soft">{sections.noReviews}</p>;
	const isCards = look === "cards";
	return (
		<>
			<ul className={`grid grid-cols-1 items-start sm:grid-cols-2 lg:grid-cols-4 ${looks[look]}`}>
				{reviews.map((review, place) => (
					<ReviewCard
						key={review.reviewId}
						review={review}
						reply={isCards}
						lines={look === "guest-book" ? "six-lines" : "three-lines"}
						dialog={dialogAt(place)}
						first={isCards && place < FIRST_VIEW}
					/>
				))}
			</ul>
			{reviews.map((review, place) => (
				<ReviewDialog key={review.reviewId} id={dialogAt(place)} review={review} />
			))}
		</>
	);
}

const dialogAt = (place: number) => `review-${place + 1}`;
