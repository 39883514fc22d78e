import type { Review } from "../../content/types.ts";
import { Avatar } from "../ui/avatar.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";
import { Stars } from "../ui/stars.tsx";
import "./review-card.css";
import { starCount } from "./star-count.ts";

/**
 * A review as the screens show it. The two texts of a keyword page have no time of their own: they
 * read "today" whenever they are seen (SPEC.md: createTime is the current time).
 */
export type ShownReview = Pick<
	Review,
	"reviewId" | "reviewer" | "starRating" | "comment" | "reviewReply"
> & { createTime?: string };

interface ReviewHeadProps {
	review: ShownReview;
	now: Date;
	/** How the name is shown: plain, as a link, as the button that opens the review. */
	name: React.ReactNode;
	large?: boolean;
}

/**
 * Avatar, name and time. What reviewers write may run from right to left, or carry controls that turn
 * the words after it round: a name stands in `<bdi>`, a text in a block of its own direction.
 */
export function ReviewHead({ review, now, name, large }: ReviewHeadProps) {
	const { displayName, profilePhotoUrl } = review.reviewer;
	return (
		<div className="who">
			<Avatar name={displayName} photo={profilePhotoUrl} large={large} />
			<div>
				{name}
				<span className="when">
					{review.createTime ? <RelativeTime instant={review.createTime} now={now} /> : "today"}
				</span>
			</div>
		</div>
	);
}

interface ReviewCardsProps {
	reviews: ShownReview[];
	now: Date;
	columns: "of-three" | "of-four";
}

/** Reviews as cards; on phones a guest book, parted by stitches. */
export function ReviewCards({ reviews, now, columns }: ReviewCardsProps) {
	return (
		<ul className={`card-grid guest-book ${columns}`}>
			{reviews.map((review) => (
				<li key={review.reviewId} className="card review-card">
					<ReviewHead
						review={review}
						now={now}
						name={
							<b className="name">
								<bdi>
									<InLanguage text={review.reviewer.displayName} />
								</bdi>
							</b>
						}
					/>
					<Stars rating={starCount(review.starRating)} />
					{review.comment && (
						<p className="comment" dir="auto">
							<InLanguage text={review.comment} />
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
