import { InLanguage } from "../ui/in-language.tsx";
import { Stars } from "../ui/stars.tsx";
import "./review-card.css";
import { ReviewHead } from "./review-head.tsx";
import { reviewDialogId, type ShownReview, starCount } from "./shown-review.ts";

interface ReviewProps {
	review: ShownReview;
	now: Date;
}

interface ReviewCardProps extends ReviewProps {
	/** Whether the owner's reply is shown. */
	reply?: boolean;
	/** Whether it is cut short, and a press anywhere on it opens the letter with the whole review. */
	opens?: boolean;
}

/** A review as a card. */
export function ReviewCard({ review, now, reply, opens }: ReviewCardProps) {
	const { comment, reviewReply } = review;
	return (
		<li className={`card review-card${opens ? " is-cut" : ""}`}>
			<ReviewHead
				review={review}
				now={now}
				name={opens ? <OpeningName review={review} /> : <Name review={review} />}
			/>
			<Stars rating={starCount(review.starRating)} />
			{comment?.trim() && (
				<p className="comment" dir="auto">
					<InLanguage text={comment} />
				</p>
			)}
			{reply && reviewReply && (
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

/** A rating without words, in one line. */
export function RatingLine({ review, now, opens }: ReviewProps & { opens: boolean }) {
	return (
		<li>
			<ReviewHead
				review={review}
				now={now}
				name={opens ? <OpeningName review={review} /> : <Name review={review} />}
			/>
			<Stars rating={starCount(review.starRating)} />
		</li>
	);
}

function Name({ review }: Pick<ReviewProps, "review">) {
	return (
		<b className="name">
			<bdi>
				<InLanguage text={review.reviewer.displayName} />
			</bdi>
		</b>
	);
}

/** The reviewer's name as the button that opens the letter; review-card.css stretches it over the card. */
function OpeningName({ review }: Pick<ReviewProps, "review">) {
	return (
		<button
			type="button"
			className="name"
			aria-haspopup="dialog"
			{...{ command: "show-modal", commandfor: reviewDialogId(review) }}
		>
			<bdi>
				<InLanguage text={review.reviewer.displayName} />
			</bdi>
			<span className="visually-hidden"> (read the whole review)</span>
		</button>
	);
}

/** Reviews shown whole, side by side. */
export function ReviewCards({ reviews, now }: { reviews: ShownReview[]; now: Date }) {
	return (
		<ul className="card-grid of-three guest-book">
			{reviews.map((review) => (
				<ReviewCard key={review.reviewId} review={review} now={now} />
			))}
		</ul>
	);
}
