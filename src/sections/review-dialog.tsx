import "../ui/button.css";
import { Emoji } from "../ui/emoji.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import { Stars } from "../ui/stars.tsx";
import { ReviewHead } from "./review-head.tsx";
import { reviewDialogId, type ShownReview, starCount } from "./shown-review.ts";

interface ReviewDialogProps {
	review: ShownReview;
	now: Date;
}

/** The whole review, as a letter on cream paper, in a dialog of the platform's own. */
export function ReviewDialog({ review, now }: ReviewDialogProps) {
	const { comment, reviewReply } = review;
	const id = reviewDialogId(review);
	const close = { command: "close", commandfor: id };
	return (
		<dialog
			className="review-dialog"
			id={id}
			aria-labelledby={`${id}-name`}
			{...{ closedby: "any" }}
		>
			<div className="paper">
				<ReviewHead
					review={review}
					now={now}
					large
					name={<ReviewerName review={review} id={id} />}
				/>
				<Stars rating={starCount(review.starRating)} />
				{comment?.trim() && (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
					<section className="comment" tabIndex={0} aria-label="Review">
						<p dir="auto">
							<InLanguage text={comment} />
						</p>
					</section>
				)}
				{reviewReply && (
					<p className="reply">
						<b>Owner Reply:</b>{" "}
						<bdi>
							<InLanguage text={reviewReply.comment} />
						</bdi>
					</p>
				)}
			</div>
			<div className="foot">
				<button type="button" className="button is-outlined" {...close}>
					Close
				</button>
			</div>
			<button type="button" className="icon-button corner" aria-label="Close review" {...close}>
				<Emoji character="✖" icon="x" />
			</button>
		</dialog>
	);
}

function ReviewerName({ review, id }: { review: ShownReview; id: string }) {
	const { displayName, profileUrl } = review.reviewer;
	if (!profileUrl) {
		return (
			<b className="name">
				<bdi id={`${id}-name`}>
					<InLanguage text={displayName} />
				</bdi>
			</b>
		);
	}
	return (
		<a className="name" href={profileUrl} target="_blank" rel="noopener nofollow">
			<bdi id={`${id}-name`}>
				<InLanguage text={displayName} />
			</bdi>
			<NewTabHint />
		</a>
	);
}
