import { ReviewHead, type ShownReview } from "../../sections/review-card.tsx";
import { starCount } from "../../sections/star-count.ts";
import { InLanguage } from "../../ui/in-language.tsx";
import { Stars } from "../../ui/stars.tsx";
import { letterId } from "./letter-id.ts";

interface ReviewTileProps {
	review: ShownReview;
	now: Date;
}

/**
 * A review in the grid. The reviewer's name is the button that opens the letter; its target is
 * stretched over the whole card, so that a press anywhere on the card opens it.
 */
export function ReviewTile({ review, now }: ReviewTileProps) {
	const { reviewer, comment, reviewReply } = review;
	return (
		<li className="card review-card">
			<ReviewHead
				review={review}
				now={now}
				name={
					<button
						type="button"
						className="name"
						aria-haspopup="dialog"
						{...{ command: "show-modal", commandfor: letterId(review) }}
					>
						<bdi>
							<InLanguage text={reviewer.displayName} />
						</bdi>
						<span className="visually-hidden"> (read the whole review)</span>
					</button>
				}
			/>
			<Stars rating={starCount(review.starRating)} />
			{comment && (
				<p className="comment" dir="auto">
					<InLanguage text={comment} />
				</p>
			)}
			{reviewReply && (
				<div className="reply">
					<p>
						<b>Owner Reply:</b>{" "}
						<bdi>
							<InLanguage text={reviewReply.comment} />
						</bdi>
					</p>
				</div>
			)}
		</li>
	);
}
