import { InLanguage } from "../ui/in-language.tsx";
import "./review-card.css";
import { OwnerReply, ReviewHead } from "./review-head.tsx";
import type { ShownReview } from "./shown-review.ts";

interface ReviewCardProps {
	review: ShownReview;
	reply?: boolean;
	/** Whether it is shortened and opens the whole review in a dialog. */
	opens?: boolean;
	/** In the first view. */
	first?: boolean;
}

/** The name's target covers the card (review-card.css). */
export function ReviewCard({ review, reply, opens, first }: ReviewCardProps) {
	const { comment, reviewReply } = review;
	return (
		<li
			className={`card review-card${opens ? " is-cut" : ""}${reply ? " rise" : ""} relative flex flex-col gap-[0.8rem]`}
		>
			<ReviewHead review={review} opens={opens} first={first} />
			{comment?.trim() && (
				<p className="comment text-[0.9688rem]/[1.5]" dir="auto">
					<InLanguage text={comment} />
				</p>
			)}
			{reply && reviewReply && (
				<div className="reply">
					<p className="text-[0.9063rem]/[1.5]">
						<OwnerReply text={reviewReply.comment} by={review.replyBy} />
					</p>
				</div>
			)}
		</li>
	);
}
